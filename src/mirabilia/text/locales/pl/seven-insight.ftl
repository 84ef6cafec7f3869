# 7 Wonders: what can be done with a card, in short, and what an option brings.

# $count is how many coins go to the neighbours.
seven-move-build =
    { $count ->
        [0] wybudować kartę „{ $card }”
       *[other] wybudować kartę „{ $card }” (handel: { $count })
    }
seven-move-stage =
    { $count ->
        [0] etap cudu z kartą „{ $card }”
       *[other] etap cudu z kartą „{ $card }” (handel: { $count })
    }
seven-move-sell = odrzucić za monety kartę „{ $card }”
seven-move-free = wybudować za darmo kartę „{ $card }”
seven-move-dig = wybudować odrzuconą kartę „{ $card }”
seven-move-decline = nie budować niczego z odrzuconych kart

# Reasons for an option: clauses that stand in a list.
seven-prospect-frees =
    { $count ->
        [2] w erze II za darmo: „{ $what }”
       *[3] w erze III za darmo: „{ $what }”
    }
seven-prospect-power = etap { $count }: { $what }
seven-prospect-coins =
    { $count ->
        [one] przynosi { $count } monetę
        [few] przynosi { $count } monety
        [many] przynosi { $count } monet
       *[other] przynosi { $count } monety
    }
