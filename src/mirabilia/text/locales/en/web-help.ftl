# The rules, and every card, wonder and token to look up.

web-help-games = Games
web-help-lookup-seven = Every card, wonder, symbol and power
web-help-lookup-architects = Every card, wonder, token, symbol and power
web-help-search = Search
web-help-filter-kind = Kind
web-help-filter-colour = Colour
web-help-filter-age = Age
web-help-filter-players = Players
web-help-any = all
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
web-help-free-with = Free if you have { $cards }.
web-help-leads-to = Chains into: { $cards }.
web-help-always = In every game.
web-help-from = Used with { $players } or more players.
web-help-more = Another copy at { $players } players.
web-help-guild = A guild: each game uses only some of them, two more than there are players.
web-help-board-makes = { $city } produces: { $resource }.
web-help-stage = Stage { $stage }. Cost: { $cost }; gives { $effect }.
web-help-seven-colour-brown = Brown: produces raw materials, for you and for your neighbours to buy.
web-help-seven-colour-grey = Grey: produces manufactured goods, for you and for your neighbours to buy.
web-help-seven-colour-blue = Blue: points at the end.
web-help-seven-colour-yellow = Yellow: coins and trade.
web-help-seven-colour-red = Red: shields for conflicts.
web-help-seven-colour-green = Green: a science symbol.
web-help-seven-colour-purple = Purple: a guild, points for what a city and its neighbours have.
web-help-architects-colour-grey = Grey: a resource.
web-help-architects-colour-yellow = Yellow: a coin.
web-help-architects-colour-blue = Blue: points, some with a cat.
web-help-architects-colour-green = Green: a science symbol.
web-help-architects-colour-red = Red: a shield, some with horns.
web-help-power-wild_symbol = At the end of the game it counts as whichever symbol is best for you.
web-help-power-seventh_card = From this age on you also play the last card of your hand, which the others discard.
web-help-power-free_build = Once per age, from the next turn on, you may build a card from your hand for free (not a stage).
web-help-power-dig = Once, at the end of this turn, you may build one card from the discard pile for free, but no structure you already have.
web-help-power-copy_guild = At the end of the game you also score one guild standing in a neighbouring city.
web-help-power-discount = From the next turn on you pay 1 coin instead of 2.
web-help-power-symbol = At the end identical symbols score their number squared, and each set of three different symbols scores 7.

web-help-architects-card-grey = A resource: { $card }. The stages of your wonder cost identical or different resources.
web-help-architects-card-yellow = A coin replaces any one resource you lack for a stage.
web-help-architects-card-blue = { $points } at the end.
web-help-architects-card-green = A science symbol: { $card }. Discard two identical or three different symbols for a progress token.
web-help-architects-card-red = One shield in battles.
web-help-architects-cat = Brings you the Cat: it is worth 2 points, and before your turn it shows you the top card of the central deck.
web-help-architects-red-horns =
    { $count ->
        [one] Its horn flips { $count } conflict token; after a battle the card is discarded.
       *[other] Its horns flip { $count } conflict tokens; after a battle the card is discarded.
    }
web-help-architects-no-horns = It has no horn and stays with you after a battle.
web-help-architects-stage-after = First build: { $stages }.
web-help-architects-effect-take_any = When you build such a stage, you may take the top card of any deck on the table.
web-help-architects-effect-take_token = When you build such a stage, you may take a progress token.
web-help-architects-effect-take_central = When you build such a stage, you may take the top card of the central deck.
web-help-architects-effect-look = When you build such a stage, you may look at the top five cards of the left or right deck and keep one; the rest of the deck is shuffled.
web-help-architects-effect-take_both = When you build such a stage, you may take the top cards of the left and right decks, both of them.
web-help-architects-effect-shield = Such a stage gives a shield for the rest of the game.
web-help-architects-does-draw_on_take = Once per turn, when you take one of these cards, you may take another card: { $cards }.
web-help-architects-does-draw_on_build = Once per turn, when you build a stage, you may take another card.
web-help-architects-does-double_coin = Once per turn one of your coins may replace two missing resources.
web-help-architects-does-any_resources = Once per turn you may build a stage with any resources, identical or not.
web-help-architects-does-shields = { $shields } in every battle.
web-help-architects-does-points_wonder = At the end { $unfinished }, or { $complete } if your wonder is complete.
web-help-architects-does-points_per-cats = At the end { $points } for each of your cards with a cat.
web-help-architects-does-points_per-victories = At the end { $points } for each of your victory tokens.
web-help-architects-does-points_per-tokens = At the end { $points } for each of your progress tokens, including this one.
web-help-architects-does-points_set = There are two: one alone gives { $one }, both together { $both }.

## Rules

web-help-chapter-goal = The goal
web-help-chapter-setup = Setup
web-help-chapter-turn = A turn
web-help-chapter-build = Building
web-help-chapter-trade = Buying from neighbours
web-help-chapter-chain = Chains
web-help-chapter-stage = Your wonder
web-help-chapter-sell = Coins
web-help-chapter-colours = Seven colours
web-help-chapter-counting = Cards that count
web-help-chapter-powers = Powers of wonders
web-help-chapter-conflict = Conflicts
web-help-chapter-science = Science
web-help-chapter-score = The end
web-help-chapter-two = Two players
web-help-chapter-blue = Blue cards and the Cat
web-help-chapter-green = Green cards and progress
web-help-chapter-red = Red cards
web-help-chapter-battle = Battle
web-help-chapter-free = What you must do and what you may do
web-help-chapter-effects = Effects of stages
web-help-chapter-empty = Empty decks
web-help-chapter-hidden = What you may know

web-help-seven-goal =
    You lead a city of the ancient world through three ages. Its structures, army, science and wonder bring points, and
    the most points wins. You deal only with the two cities next to you, however many are at the table.
web-help-seven-setup =
    Everyone gets a different wonder, side A or B, and 3 coins. Each age deals seven cards to everyone; more players bring
    more copies. Age III includes guilds, two more than there are players, drawn from ten.
web-help-seven-turn =
    At the start of an age everyone has seven cards. Everyone chooses one at the same time; they are revealed and played
    together, then the hands are passed on: to the left in ages I and III, to the right in age II. In the sixth turn one
    of the last two cards is played and the other is discarded for nothing.
web-help-seven-turn-paid =
    Everything is paid from the coins and resources a city had when the turn began. Coins that come in during a turn, by
    sales, trade or effects, can be spent from the next turn on.
web-help-seven-build =
    A card may cost coins, resources or nothing. What your city produces is available every turn and is never used up;
    coins are paid to the bank. No city has the same structure twice.
web-help-seven-build-twice =
    Cards with the same name are the same structure, like the Loom of age I and that of age II. However you would build the
    second one, you may not.
web-help-seven-build-either =
    A card with two kinds of resource gives one of them each turn. Whichever you use, each neighbour may buy either one.
web-help-seven-trade =
    You can buy a resource you lack if a neighbour produces it on the board or with a brown or grey card: it costs 2 coins,
    paid to that neighbour, who cannot refuse, and who can still use it and sell it again in the same turn. Some yellow
    cards and stages lower the price to 1.
web-help-seven-trade-sold =
    What yellow cards and stages produce is for their owner alone: it is never sold. Cards built this turn sell from the
    next turn on.
web-help-seven-trade-price =
    A lower price applies from the turn after it was built, and it never drops below 1. East is your right neighbour, West
    your left one.
web-help-seven-trade-choice =
    You buy only what you lack, but from whichever neighbour you like, even the dearer one, and as much as they produce.
web-help-seven-chain =
    Some structures open the way to others: if the first stands in your city, the later one is free. The cards show
    which.
web-help-seven-chain-always =
    A chain waives the whole cost, coins too, and is always used: nobody pays for a card that a chain makes free.
web-help-seven-stage =
    Instead of building a card you can tuck it face down under your board and pay for the next stage of your wonder. Stages
    are built in order; each gives points, coins, shields or a power. Which card lies there stays secret until the game is
    over.
web-help-seven-stage-lost = A card under a wonder is no structure: it chains into nothing and counts for nothing.
web-help-seven-sell =
    You begin with 3 coins. You can sell any card for 3 more, face down to the discard pile; if you can neither build the
    card you chose nor a stage, you have to.
web-help-seven-colours =
    Brown and grey cards produce resources. Blue gives points. Yellow brings coins and better trade. Red has shields, green
    has symbols. Purple guilds come in age III and count what you and your neighbours have.
web-help-seven-counting =
    Some cards count cards, stages or tokens, in your city, in the neighbouring cities, or in both. Cards built in the same
    turn count too, for example for Vineyard and Bazar. What a board produces is not a card and is never counted.
web-help-seven-counting-coins =
    Coins are paid once, when the card is built; points are counted at the end of the game, by what stands there then. A
    card that counts its own colour counts itself.
web-help-seven-counting-guilds =
    The Builders Guild counts stages in your city and both neighbouring ones, the Strategists Guild your neighbours’ defeat
    tokens, the Shipowners Guild your own brown, grey and purple cards; the Craftsmens Guild gives 2 points for each grey
    card of your neighbours.
web-help-seven-powers = Some stages bring a power. When you can use it, the game offers it to you.
web-help-seven-powers-free =
    Olympia’s free structure: once per age, from the turn after you built the stage. You build a card from your hand
    without paying coins or resources; it never builds a stage. Unused, it does not carry over.
web-help-seven-powers-seventh =
    Babylon’s seventh card: in the sixth turn of every age, also the one in which you build the stage, you must play your
    last card too: build it, use it for a stage or sell it. You pay anew, with resources you already used and those of the
    sixth card, but not with coins, discounts or neighbours’ resources that came only in this turn.
web-help-seven-powers-dig =
    Halicarnassus: at the end of the turn in which you build the stage, after all discards and before conflicts, you may
    build one card from the whole discard pile for free, but no structure you already have. Coins it brings are paid. You
    may decline. Nobody else ever looks through the discard pile.
web-help-seven-powers-copy =
    Olympia’s copy: at the end you score one guild of a neighbour as if it stood in your city. Its points count as guilds; a
    copied Scientists Guild is a symbol, and a copied Shipowners Guild does not count itself.
web-help-seven-conflict =
    After each age you compare shields with each neighbour. More shields win a token, worth 1 point after age I, 3 after age
    II and 5 after age III; fewer shields cost 1 point; a tie changes nothing.
web-help-seven-conflict-less = Added up, conflicts can cost you points.
web-help-seven-science =
    For each symbol you score the square of how many you have: three gears are 9 points. Every set of gear, compass and
    tablet adds 7.
web-help-seven-science-wild =
    Symbols of your choice are chosen at the end, all together, for the most points; the same goes for a guild that is
    copied.
web-help-seven-score =
    After age III you add up conflicts, coins (every 3 are 1 point), wonder, blue cards, science, yellow cards and guilds. If
    totals are equal, more coins decide; if those are equal too, the victory is shared.
web-help-seven-two =
    With two players a third city without a player, the Free City, sits between you. Only the cards for three players are
    used: seven for each of you, seven in a pile. The Free City card changes hands every turn: whoever holds it draws a card
    from the pile, chooses first for their own city and then for the Free City. Then you swap hands.
web-help-seven-two-order =
    Three cities sit in a ring, each with 3 coins. Ages I and III begin with the player to the left of the Free City, age II
    with the one to its right.
web-help-seven-two-must =
    The Free City must build a structure or a stage if any of the cards allows it; the holder picks which, and from whom
    it buys. Only otherwise does it sell. A card with a chain must be built by that chain and may not go under the
    wonder. A free structure by Olympia, if it can be used, counts as being able to build.
web-help-seven-two-fights =
    It trades and fights like any other city but cannot win. The holder also decides about the powers of its wonder. In the
    sixth turn the last card of the pile is discarded, unless the Free City has Babylon’s seventh card: then it plays that
    one.

web-help-architects-goal =
    Each of you builds a wonder of five stages. The first completed wonder ends the game, and the most points wins: not
    always the player who finished first.
web-help-architects-setup =
    Everyone has a different wonder and its 25 cards, face up, between you and your left neighbour. The central deck of 60
    cards is face down. Three of the 15 progress tokens are face up, the rest is a stack. The conflict tokens show peace: 3
    for two or three players, 4 for four, 5 for five, 6 for six or seven. Nobody has the Cat yet. The first seat begins.
web-help-architects-turn =
    On your turn you take one card: the top of your own deck, on your left; the top of your right neighbour’s deck; or,
    blind, the top of the central deck. It lies face up in front of you. Then you do what your cards allow or demand, and it
    is your left neighbour’s turn.
web-help-architects-turn-taken =
    Nothing is built before you have taken your card. A card counts as taken however you get it: its cat, its horns, tokens
    and duties apply.
web-help-architects-build =
    Each stage costs a number of resources, all identical or all different. Grey cards are resources, a yellow coin
    replaces one you lack. If you can pay for a stage, with coins too, you must build it before your turn ends and discard
    those cards; several stages in one turn are possible. You build from the bottom up; some wonders let you choose the
    order.
web-help-architects-build-coins =
    Coins replace only what you lack: a stage is paid with as many grey cards as possible and as few coins. Among equal
    payments you choose the cards.
web-help-architects-blue =
    Blue cards are points. One with a cat also brings you the Cat at once, until another player takes such a card: it is
    worth 2 points at the end, and before your turn you see the top card of the central deck.
web-help-architects-green =
    Before your turn ends you must discard two identical or three different symbols for a progress token: one of the three
    face-up ones, or the top of the stack blind. Tokens help for the rest of the game, most of them once per turn.
web-help-architects-green-sets =
    A set is exactly two identical or three different cards; with several you choose which to discard, and go on while you
    have a set and a token is left. A token that is taken is replaced from the stack at once.
web-help-architects-red =
    Every red card is a shield. Each horn on it flips a conflict token to its battle side; surplus horns are ignored.
web-help-architects-battle =
    When the last conflict token is flipped, there is a battle at the end of that turn. For each neighbour with fewer
    shields than you, you get a victory token worth 3 points. Then all red cards with horns are discarded, and the conflict
    tokens show peace again.
web-help-architects-battle-shields =
    Shields are your red cards, stages of Rhodes with a shield, and 2 for Tactics, including all you got in that turn.
    Victory tokens never run out.
web-help-architects-free =
    Stages you can pay for and sets of symbols must be used before the turn ends, in any order you like. Extra cards from
    tokens and the effects of stages may be skipped.
web-help-architects-free-draw =
    A token works from the moment you take it, at most once per turn, and only if you like. An extra card may be drawn until
    the turn ends, from the same three decks; a second reason in the same turn adds nothing.
web-help-architects-free-payment =
    Economy makes one coin count as two where at least two resources are missing, without change. Engineering lets one stage
    per turn take any resources. Both go together, and neither forces you to build.
web-help-architects-effects =
    The effect of a stage is used or skipped at once, before anything else; one that can do nothing is not offered.
    Alexandria takes the top card of any deck on the table, Ephesus that of the central deck; Babylon takes a progress token,
    Rhodes has a shield for good.
web-help-architects-effects-look =
    Halicarnassus looks at the top five cards of the left or right deck, or at all if there are fewer, keeps one and shuffles
    the rest of that deck. Only you see the five, everyone sees what you keep. To skip it, skip it before you look.
web-help-architects-effects-both =
    Olympia takes the top card of the left and of the right deck, in the order you like, with nothing in between; an empty
    deck is left out.
web-help-architects-empty =
    An empty deck stays empty. If your three decks are empty, you take no card but may do the rest of your turn. If all
    decks at the table are empty at the end of a turn, the game ends. If the stack of progress tokens is empty, places of
    face-up tokens stay empty; when no token is left, green cards stay with you.
web-help-architects-hidden =
    Hidden are the order of the cards below the top of a deck, the central deck, and the face-down tokens. What each deck
    still contains, everyone may know. The Cat shows the top card of the central deck to whoever holds it when a turn of
    theirs begins; they know it until it is taken.
web-help-architects-score =
    A completed wonder ends the game after that turn. Stages, the Cat, blue cards, victory tokens and progress tokens count.
    If totals are equal, more stages decide; if those are equal too, the victory is shared.
web-help-architects-score-last =
    Completing the wonder does not cut the turn short: symbols must still be used, extra cards and effects may be. A battle
    of the last turn is fought before scoring.
web-help-architects-two =
    With two players you have one opponent in battles: more shields win one token; at least twice as many, and at least 2,
    win two.

## At the table

web-help-time-title = When time runs out
web-help-time =
    A table has no clock, or one for each decision, perhaps with a reserve that runs once the clock has run down. If your time
    is up, a bot makes this one decision for you, and the next is yours again. If you miss several in a row, you count as
    away: a bot plays for you while others are there, or everyone waits, depending on the table. When nobody is there, the
    table stands still. However long you were gone, you come back to the next open decision. When someone is gone, the others
    can wait, let a bot play, or let someone else play by the link, until that person returns.
