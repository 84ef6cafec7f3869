# The rules, and every card, wonder and token to look up.

web-help-of = Rules: { $game }
web-help-games = Games
web-help-all-rules = All rules and cards
web-help-lookup-seven = Every card, wonder, symbol and power
web-help-lookup-architects = Every card, wonder, token, symbol and power
web-help-search = Search
web-help-filter-kind = Kind
web-help-filter-colour = Colour
web-help-filter-age = Age
web-help-filter-players = Players
web-help-any = any
web-help-all = Show all
web-help-kind-card = cards
web-help-kind-wonder = wonders
web-help-kind-token = progress tokens
web-help-kind-sign = symbols and powers
web-help-link = Link to { $name }
web-help-found =
    { $count ->
        [0] Nothing found
        [one] { $count } found
       *[other] { $count } found
    }

## Cards and boards

web-help-gives = Gives { $effect }.
web-help-cost = Cost: { $cost }.
web-help-free-with = Free for whoever has { $cards }.
web-help-leads-to = Makes free: { $cards }.
web-help-always = In every game.
web-help-from = In the game from { $players } players on.
web-help-more = More copies from { $players } players on.
web-help-guild = A guild: each game uses only some of them, two more than there are players.
web-help-board-makes = { $city } makes by itself: { $resource }.
web-help-stage = Stage { $stage }. Cost: { $cost }; gives { $effect }.
web-help-colour-brown = Brown: makes raw materials, for you and for your neighbours to buy.
web-help-colour-grey = Grey: a resource.
web-help-colour-blue = Blue: points.
web-help-colour-yellow = Yellow: coins and trade.
web-help-colour-red = Red: shields.
web-help-colour-green = Green: a symbol of science.
web-help-colour-purple = Purple: a guild, points for what a city and its neighbours have.
web-help-power-wild_symbol = When the game is scored it counts as the symbol that is best for you.
web-help-power-seventh_card = From this age on you also play the last card of your hand, which others throw away.
web-help-power-free_build = Once in every age you may build a card of your hand without paying anything.
web-help-power-dig = At the end of the turn you may build any card of the discard pile without paying.
web-help-power-copy_guild = At the end one guild of a neighbour counts for you too.
web-help-power-discount = The price drops from 2 coins to 1, from the next turn on.
web-help-power-symbol = Symbols count at the end: equal ones as a square, a set of three different ones 7 points.

web-help-architects-card-grey = A resource: { $card }. Equal or different resources build the stages of your wonder.
web-help-architects-card-yellow = A coin stands for any one resource that is missing for a stage.
web-help-architects-card-blue = { $points } at the end.
web-help-architects-card-green = The symbol { $card }. Two equal or three different symbols become a progress token.
web-help-architects-card-red = One shield for the battles.
web-help-architects-cat = Brings you the Cat: it is worth 2 points, and shows you the top of the central deck before your turn.
web-help-architects-red-horns =
    { $count ->
        [one] Its horn turns { $count } conflict token over; after a battle the card is discarded.
       *[other] Its horns turn { $count } conflict tokens over; after a battle the card is discarded.
    }
web-help-architects-no-horns = It has no horn and stays with you after a battle.
web-help-architects-stage-after = Build first: { $stages }.
web-help-architects-effect-take_any = When such a stage is built, you may take the top card of any deck on the table.
web-help-architects-effect-take_token = When such a stage is built, you may take a progress token.
web-help-architects-effect-take_central = When such a stage is built, you may take the top card of the central deck.
web-help-architects-effect-look = When such a stage is built, you may look at five cards of the left or right deck and keep one.
web-help-architects-effect-take_both = When such a stage is built, you may take the top cards of the left and of the right deck.
web-help-architects-effect-shield = Such a stage is a shield for the rest of the game.
web-help-architects-does-draw_on_take = Once a turn, when you take one of these cards, you may take another card: { $cards }.
web-help-architects-does-draw_on_build = Once a turn, when you build a stage, you may take another card.
web-help-architects-does-double_coin = Once a turn, one of your coins may stand for two missing resources.
web-help-architects-does-any_resources = Once a turn, you may build a stage with any resources, equal or not.
web-help-architects-does-shields = { $shields } in every battle.
web-help-architects-does-points_wonder = At the end { $unfinished }, or { $complete } if your wonder is complete.
web-help-architects-does-points_per-cats = At the end { $points } for each of your cards with a cat.
web-help-architects-does-points_per-victories = At the end { $points } for each of your victory tokens.
web-help-architects-does-points_per-tokens = At the end { $points } for each of your progress tokens, this one too.
web-help-architects-does-points_set = There are two: one gives { $one }, both together { $both }.

## Rules

web-help-chapter-goal = The goal
web-help-chapter-turn = A turn
web-help-chapter-build = Building
web-help-chapter-trade = Buying from neighbours
web-help-chapter-chain = Chains
web-help-chapter-stage = Your wonder
web-help-chapter-sell = Coins
web-help-chapter-colours = Seven colours
web-help-chapter-conflict = Conflicts
web-help-chapter-science = Science
web-help-chapter-score = The end
web-help-chapter-two = Two players
web-help-chapter-blue = Blue cards and the Cat
web-help-chapter-green = Green cards and progress
web-help-chapter-red = Red cards
web-help-chapter-battle = Battle
web-help-chapter-free = What must be done, what may

web-help-seven-goal =
    You lead a city of the ancient world through three ages. Its structures, its army, its science and its wonder
    bring points; the most points win. You deal only with the two cities beside you, however many are at the table.
web-help-seven-turn =
    At the start of an age everybody has seven cards. All choose one at the same time and play it together, then pass the
    rest on: to the left in ages I and III, to the right in age II. After six turns the last card is thrown away.
web-help-seven-build =
    A card may cost coins, resources, or nothing. What your city makes is there in every turn and is never used up;
    coins are paid to the bank. No city has the same structure twice.
web-help-seven-trade =
    A resource that you lack can be bought if a neighbour makes it on the board or with a brown or grey card: 2 coins each, to
    the neighbour, who cannot refuse and keeps the resource. Yellow cards can lower the price to 1. You pay from what you had
    when the turn began.
web-help-seven-chain =
    Some structures open the way to others: if the first stands in your city, the later one is free. The cards say
    which.
web-help-seven-stage =
    Instead of building a card you can put it face down under your board and pay for the next stage of your wonder. Stages are
    built in order; each gives points, coins, shields or a power. Nobody learns which card lies there.
web-help-seven-sell =
    You begin with 3 coins. You can sell any card for 3 more; if you cannot pay for anything else, you have to.
web-help-seven-colours =
    Brown and grey make resources. Blue gives points. Yellow brings coins and better trade. Red has shields, green has symbols.
    Purple guilds come in age III and count what you and your neighbours have.
web-help-seven-conflict =
    After each age you compare shields with each neighbour. More shields win a token, worth 1 point after age I, 3 after age II
    and 5 after age III; fewer shields cost 1 point; equal ones change nothing.
web-help-seven-science =
    For each symbol you score the square of how many you have: three gears are 9 points. Every set of gear, compass and tablet
    adds 7.
web-help-seven-score =
    After age III you add up conflicts, coins (every 3 are 1 point), wonder, blue cards, science, yellow cards and guilds. If
    totals are equal, more coins decide.
web-help-seven-two =
    With two players a third city without a player, the Free City, sits between you. You take turns to choose a card
    for it too. It builds whenever it can, trades and fights like any other, but cannot win.

web-help-architects-goal =
    Each of you builds a wonder of five stages. When the first wonder is complete the game is over, and the most
    points win: not always those of whoever finished first.
web-help-architects-turn =
    In your turn you take one card: the top of your own deck to the left, the top of your right neighbour's deck, or
    the hidden top of the central deck. It lies open in front of you and works at once. Then it is your left
    neighbour's turn.
web-help-architects-build =
    Each stage takes a number of resources that are all equal or all different. Grey cards are resources, a yellow coin
    stands for any one that is missing. As soon as you can build, you must; the cards are spent. Stages are built from the bottom up.
web-help-architects-blue =
    Blue cards are points. One with a cat also brings you the Cat, until somebody else takes such a card: it is worth 2
    points at the end, and before your turn you see the top of the central deck.
web-help-architects-green =
    Two equal symbols or three different ones are given up at once for a progress token: one of the three that lie open, or the
    top of the stack unseen. Tokens help for the rest of the game.
web-help-architects-red = Every red card is a shield. Horns on it turn conflict tokens over to their battle side.
web-help-architects-battle =
    When the last conflict token is turned over, there is a battle at the end of that turn. For each neighbour with fewer shields
    than you, you get a victory token worth 3 points. Then red cards with horns are discarded and peace returns.
web-help-architects-free =
    Building and giving up symbols must be done before the turn ends, in any order you like. Extra cards from tokens
    and the effects of stages can be skipped.
web-help-architects-score =
    A completed wonder ends the game after that turn. Stages, the Cat, blue cards, victory tokens and progress tokens count. If
    totals are equal, more stages decide.
web-help-architects-two =
    With two players you have one opponent in battles: more shields win one token, at least twice as many win two.

## At the table

web-help-time-title = When time runs out
web-help-time =
    A table has no clock, or one for each decision, perhaps with a reserve that runs when the clock has run down. If your time is
    up, a bot makes this one decision for you, and the next is yours again. If you miss several in a row, you count as away: a
    bot plays for you while others are there, or everybody waits, as the table was set. When nobody is there, the table stands
    still. However long you were gone, you come back with the next open decision. For somebody who is gone, the others can
    wait, let a bot play, or let somebody else play by the link, until that person returns.
