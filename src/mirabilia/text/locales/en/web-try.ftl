# Trying again from a decision of a finished game.

web-try = Try again from here
web-try-as = Try again from here as { $name }
web-try-about = A new table begins with this decision: the same cards, the same bots, and bots in the places of other people.
web-try-opening = Laying the cards out again …
web-try-sign = Another try
web-try-sign-about = Another try from a decision of a finished game. To that decision
web-try-decision = The decision it began with
web-try-once-more = Once more from there
web-try-known = This game took up another one, so its cards could be known. Nothing is promised of it: there is no proof, and it counts for no statistics.
web-try-reviewed = This game is another try, so its review begins with the first new decision.
web-try-compared = Then and now
web-try-then = Then
web-try-now = Now
web-try-difference = Difference
web-try-won = victory
web-try-more =
    { $count ->
        [one] One point more than then.
       *[other] { $count } points more than then.
    }
web-try-fewer =
    { $count ->
        [one] One point fewer than then.
       *[other] { $count } points fewer than then.
    }
web-try-equal = As many points as then.
