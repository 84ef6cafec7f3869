# The first lesson of each game: a coach beside a real table.

web-lesson-title = First lesson: { $game }
web-lesson-offer = Play the first lesson
web-lesson-again = Try again
web-lesson-coach = Coach
web-lesson-step = Lesson, turn { $step } of { $all }
web-lesson-show = Show me where
web-lesson-leave = Play without the coach
web-lesson-wait = The others are thinking.
web-lesson-over = That was the lesson
web-lesson-stay = Play this game to its end

# What the coach says about what was just done.
web-lesson-well = Well done.
web-lesson-other-build = You built something else: that is fine too.
web-lesson-other-stage = You built a stage instead: points for later.
web-lesson-other-sell = You sold the card instead: coins are always useful.
web-lesson-other-take = You took another card: see what comes of it.

## 7 Wonders

web-lesson-seven-resource =
    This is your city, Gizah. Everybody chooses one card at the same time, then the hands are passed on. First you need
    resources: build { $card }, it costs little or nothing and serves you in every turn.
web-lesson-seven-points = Blue cards are simply points at the end of the game. Build { $card }.
web-lesson-seven-trade =
    You lack something for { $card }, but a neighbour makes it. Build it anyway: 2 coins for each resource go to the
    neighbour. Every option says what it costs and whom you pay.
web-lesson-seven-military =
    When the age ends you compare shields with both neighbours. More shields give points, fewer cost one. Build { $card }.
web-lesson-seven-science =
    Green cards carry symbols. Three equal ones are 9 points, three different ones 10 in all: they are worth
    collecting. Build { $card }.
web-lesson-seven-stage =
    You can pay for a stage of your wonder. Put { $card } face down under it: the card is lost, the stage is yours. Take a
    card that you do not need, or that a neighbour would like.
web-lesson-seven-sell =
    The last turn of the age: two cards, one is played, the other thrown away. Sell { $card } for 3 coins; coins buy resources, and
    three of them are a point.
web-lesson-seven-free = Nothing new this time: choose what you like. { $card } would do.
web-lesson-seven-summary-first = After the sixth turn the shields were compared: the log tells who won.
web-lesson-seven-summary-second = In age II the hands pass to the right, the cards cost more and give more; in age III the guilds join.
web-lesson-seven-summary-third = One structure can make a later one free. Such a card says so instead of a price.
web-lesson-seven-summary-fourth = At the end everything is counted: conflicts, coins, wonder, and the cards of each colour.

## 7 Wonders Architects

web-lesson-architects-first =
    Your whole turn is to take one card: from your own deck, from your neighbour's, or the unseen one of the central
    deck. Grey cards are resources and build your wonder. Take { $card }.
web-lesson-architects-fitting =
    A stage needs resources that are all equal or all different; your city says which. A coin stands for any one that is missing.
    Take { $card }.
web-lesson-architects-centre = Now try the central deck: nobody knows its top card but the holder of the Cat.
web-lesson-architects-science =
    Green cards are symbols. Two equal ones or three different ones are given up for a progress token that helps you all game. Take
    { $card }.
web-lesson-architects-war =
    A red card is a shield. Its horns bring the battle closer: then everybody with more shields than a neighbour gets 3 points.
    Take { $card }.
web-lesson-architects-blue =
    Blue cards are points. With a cat on it you also get the Cat: it is worth 2 points and shows you the top of the
    central deck. Take { $card }.
web-lesson-architects-act =
    Your cards let you do something now. Whatever says that it must be done, you have to do; the rest is up to you.
web-lesson-architects-effect = Your stage has an effect: use it or skip it.
web-lesson-architects-look = Keep one of these cards; the rest goes back and is shuffled.
web-lesson-architects-free = Nothing new this time: take what fits your next stage.
web-lesson-architects-summary-first = One card a turn, and whatever can be built is built at once.
web-lesson-architects-summary-second = The first complete wonder ends the game, but the most points win it.
web-lesson-architects-summary-third = Symbols become tokens, horns bring battles, the Cat peeks.
web-lesson-architects-summary-fourth = Look at what your neighbour needs: the card you take is one they do not get.
