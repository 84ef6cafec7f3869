# The first lesson of each game: a coach beside a real table.

web-lesson-title = First lesson: { $game }
web-lesson-offer = Play the first lesson
web-lesson-again = Try again
web-lesson-coach = Coach
web-lesson-step = Lesson, step { $step } of { $all }
web-lesson-go-on = Go on
web-lesson-show = Show me where
web-lesson-leave = Play without the coach
web-lesson-wait = The others are thinking.
web-lesson-over = Lesson complete
web-lesson-stay = Play this game to its end

# What the coach says about what was just done.
web-lesson-well = Well done.
web-lesson-other-build = You built something else: that is fine too.
web-lesson-other-stage = You built a stage instead: points for later.
web-lesson-other-sell = You sold the card instead: coins are always useful.
web-lesson-other-take = You took another card: let’s see what comes of it.

## 7 Wonders

web-lesson-seven-goal =
    The goal is to have the most points after three ages of six turns each. Points come from blue cards, your wonder,
    conflicts, science and coins. Your city is { $city }; you have a neighbour on either side.
web-lesson-seven-resource =
    Everyone chooses one card at the same time, then passes the rest on. You can build a card, put it under your wonder,
    or sell it for 3 coins. Resources serve you every turn, so start with one: build { $card }.
web-lesson-seven-points =
    Blue cards are points at the end, and nothing else. You produce everything that { $card } costs: build it.
web-lesson-seven-stage =
    You produce what the first stage of your wonder costs. Any card can go under it, face down; that card is lost, so
    use one you can spare, such as { $card }.
web-lesson-seven-military =
    Red cards are shields. At the end of the age, yours are compared with those of each neighbour. Build { $card } to be
    ahead.
web-lesson-seven-trade =
    You lack something for { $card }, but a neighbour produces it and has to sell it to you: 2 coins for each resource.
    Build it; the button says whom you pay.
web-lesson-seven-effect =
    Stages can bring more than points: with the second one, you may build one card in every age without paying for it.
    Put { $card } under it.
web-lesson-seven-conflict =
    The age is over, and these are its conflicts. A victory is worth 1 point now, 3 points in the second age and 5 in
    the third; a defeat always costs 1. In the new age, hands are passed the other way.
web-lesson-seven-power =
    Now the power of your stage pays off. { $card } has a cost, but once in this age you can build for free: do it here.
web-lesson-seven-chain =
    { $card } costs you nothing, because { $chain } stands in your city. Cards show such chains: the earlier one names
    the later one. Build { $card }.
web-lesson-seven-science =
    Green cards carry symbols. Identical ones score their number squared: two are 4 points, three are 9; and each set of
    all three kinds brings 7 more. Once you begin, it pays to go on collecting. Build { $card }.
web-lesson-seven-free = Nothing new this time: choose what you like, for example { $card }.
web-lesson-seven-summary-first = Guilds come in the third age: purple cards that count what your neighbours have.
web-lesson-seven-summary-second = Yellow cards bring coins, cheaper trade, or resources that nobody can buy from you.
web-lesson-seven-summary-third = Three coins are worth a point at the end. The last card of a hand is thrown away.
web-lesson-seven-summary-fourth = Curious about something? Press its name; the rules are behind the question mark.

## 7 Wonders Architects

web-lesson-architects-goal =
    The goal is to have the most points when someone completes a wonder. Your city is { $city }. Points come from the
    stages of its wonder, blue cards, battles, the Cat and progress tokens.
web-lesson-architects-first =
    On your turn you first take one card: from your own deck, your neighbour’s, or the central one. Grey cards are
    resources for your wonder. Take { $card }.
web-lesson-architects-stage =
    A stage takes resources that are all different or all identical; your city shows which. With { $card } you have
    them: the stage is built at once, and the cards are spent. Take it.
web-lesson-architects-science =
    Green cards are symbols: two identical or three different ones become a progress token. Take { $card }.
web-lesson-architects-set = One more symbol completes a set, and a token is yours: take { $card }.
web-lesson-architects-token =
    A progress token helps you for the rest of the game. Choose by what each one does, or take the unseen one on top of
    the stack.
web-lesson-architects-cat =
    Blue cards are points. One with a cat also brings you the Cat: it shows you the top card of the central deck, and
    whoever has it at the end gets 2 points. Take { $card }.
web-lesson-architects-war =
    Red cards are shields. Horns flip conflict tokens; once all are flipped, there is a battle. More shields than your
    opponent win 3 points; at least twice as many, and at least 2, win 6. Take { $card }.
web-lesson-architects-coin = A coin replaces any one resource that is missing. Take { $card }.
web-lesson-architects-centre = The central deck is a leap in the dark for everyone but the holder of the Cat. Try it.
web-lesson-architects-effect =
    Some stages do something when they are built. This one lets you take the top card of any deck on the table, for
    instance { $card }.
web-lesson-architects-free = Nothing new this time: choose what helps your next stage.
web-lesson-architects-summary-first = The turn in which a wonder is completed is the last one.
web-lesson-architects-summary-second = What can be built has to be built, even if you would rather keep the cards.
web-lesson-architects-summary-third = Every wonder has effects of its own: press a stage to see what it does.
web-lesson-architects-summary-fourth = Look at what your neighbour needs: the card you take is one they do not get.
