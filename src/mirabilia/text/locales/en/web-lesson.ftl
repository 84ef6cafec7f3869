# The first lesson of each game: a coach beside a real table.

web-lesson-title = First lesson: { $game }
web-lesson-offer = Play the first lesson
web-lesson-again = Try again
web-lesson-coach = Coach
web-lesson-step = Lesson, turn { $step } of { $all }
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

web-lesson-seven-resource =
    This is your city, Gizah. Everyone chooses one card at the same time, then the hands are passed on. First you need
    resources: build { $card }, which costs little or nothing and serves you every turn.
web-lesson-seven-points = Blue cards are simply points at the end of the game. Build { $card }.
web-lesson-seven-trade =
    You lack something for { $card }, but a neighbour produces it. Build it anyway: 2 coins for each resource go to the
    neighbour. Every option shows what it costs and whom you pay.
web-lesson-seven-military =
    When the age ends you compare shields with both neighbours. More shields win points, fewer cost one. Build { $card }.
web-lesson-seven-science =
    Green cards carry symbols. Three identical ones score 9, three different ones 10 in all: worth collecting. Build
    { $card }.
web-lesson-seven-stage =
    You can pay for a stage of your wonder. Tuck { $card } face down under it: the card is lost, the stage is yours. Choose a
    card that you do not need, or that a neighbour would like.
web-lesson-seven-sell =
    The last turn of the age: you have two cards, one is played and the other discarded. Sell { $card } for 3 coins; coins buy
    resources, and every three are worth a point.
web-lesson-seven-free = Nothing new this time: choose what you like, for example { $card }.
web-lesson-seven-summary-first = After the sixth turn shields were compared: the log shows who won.
web-lesson-seven-summary-second = In age II the hands pass to the right, and cards cost more and give more; in age III the guilds join.
web-lesson-seven-summary-third = One structure can make a later one free. Such a card shows that instead of a price.
web-lesson-seven-summary-fourth = At the end everything is counted: conflicts, coins, wonder, and the cards of each colour.

## 7 Wonders Architects

web-lesson-architects-first =
    On your turn you take one card: from your own deck, from your neighbour’s, or blind from the central deck. Grey cards are
    resources and build your wonder. Take this card: { $card }.
web-lesson-architects-fitting =
    A stage needs resources that are all identical or all different; your wonder shows which. A coin replaces any one you
    lack. Take this card: { $card }.
web-lesson-architects-centre = Now try the central deck: nobody knows its top card but the player with the Cat.
web-lesson-architects-science =
    Green cards are symbols. Two identical or three different ones are discarded for a progress token that helps you all
    game. Take this card: { $card }.
web-lesson-architects-war =
    A red card is a shield. Its horns bring the battle closer: more shields than your opponent win a token worth 3 points, at
    least twice as many (and at least 2) win two. Take this card: { $card }.
web-lesson-architects-blue =
    Blue cards are points. One with a cat also brings you the Cat: it is worth 2 points and shows you the top card of the
    central deck. Take this card: { $card }.
web-lesson-architects-act =
    Your cards let you do something now. What is marked as a must, you have to do; the rest is up to you.
web-lesson-architects-effect = Your stage has an effect: use it or skip it.
web-lesson-architects-look = Keep one of these cards; the rest of the deck is shuffled.
web-lesson-architects-free = Nothing new this time: take what fits your next stage.
web-lesson-architects-summary-first = One card a turn, and whatever you can build you must build before the turn ends.
web-lesson-architects-summary-second = The first completed wonder ends the game, but the most points wins it.
web-lesson-architects-summary-third = Symbols become tokens, horns bring battles, the Cat peeks.
web-lesson-architects-summary-fourth = Look at what your neighbour needs: the card you take is one they do not get.
