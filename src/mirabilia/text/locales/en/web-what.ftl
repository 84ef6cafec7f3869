# What is this? What is said about a card, a stage, a token or a symbol that someone asks about.

web-what-ask = What is { $name }?
web-what-back = Back
web-what-rules = In the rules

## What kind of thing it is, beside its name

web-what-kind-symbol = science symbol
web-what-kind-resource = resource
web-what-kind-power = power
web-what-kind-colour = kind of card
web-what-kind-sign = icon
web-what-kind-token = progress token
web-what-kind-wonder = wonder

## Rows, and what stands in one that is empty

web-what-row-costs = Costs
# The cards that make this one free.
web-what-row-after = Free with
web-what-row-leads = Chains into
web-what-row-copies = Copies
web-what-row-worth = Worth now
web-what-row-built = Built by
web-what-row-has = Who has it
# The stages that must stand first, and those that come then.
web-what-row-before = Before it
web-what-row-next = After it
web-what-row-whose = Whose
web-what-row-boards = Wonders
web-what-row-cards = Cards
web-what-row-helped = Goes with
web-what-row-to-come = Still to come
web-what-row-lasts = Lasts
web-what-no-card = no card
web-what-no-stage = no stage
web-what-no-token = no token
web-what-nothing = nothing
web-what-nobody = nobody
web-what-nobody-yet = nobody yet
web-what-none-left = none left
web-what-not-here = not in this game
web-what-worth-later = shown once it can be built
web-what-built = built
web-what-not-built = not yet built

## Costs and copies

# What it would cost the person who reads: a price, or why it cannot be built.
web-what-you = you: { $price }
web-what-any-card = any card goes under it
web-what-guild = one at most, if this game uses it
# Behind numbers of copies, each over a number of players.
web-what-players = players
web-what-copies-of = { $count }, of { $all } tokens
web-what-token-costs = two identical symbols, or three different ones
web-what-token-lasts = for the rest of the game
web-what-token-open = face up
web-what-token-hidden = in the stack

## Names and what they mean

web-what-stage = Stage { $stage }
web-what-discount = Cheaper trade
web-what-points-name = points
web-what-horn = horn
web-what-conflict = conflict tokens
web-what-resource =
    Pays for structures and stages, anew every turn. What your city lacks you can buy from a neighbour who produces it.
web-what-coins = They pay the bank and your neighbours. At the end every 3 coins are a point.
web-what-shields = After each age you compare them with both neighbours: more win a token, fewer cost a point.
web-what-points = They are added up at the end, and the most wins.
web-what-victories = For each neighbour with fewer shields in a battle you get one. Each is worth 3 points.
