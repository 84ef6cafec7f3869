# The toy fair: everything that people read of it.

toy-game = Toy Fair

## Stalls, wares and cards

toy-city-orchard = Orchard
toy-city-bakery = Bakery
toy-city-dairy = Dairy
toy-city-garden = Garden

toy-section-fruit = Fruit
toy-section-bread = Bread
toy-section-cheese = Cheese
toy-section-flowers = Flowers

toy-card-plum = Plum
toy-card-cherry = Cherry
toy-card-apple = Apple
toy-card-melon = Melon
toy-card-roll = Roll
toy-card-bun = Bun
toy-card-loaf = Loaf
toy-card-pie = Pie
toy-card-curd = Curd
toy-card-brie = Brie
toy-card-gouda = Gouda
toy-card-stilton = Stilton
toy-card-daisy = Daisy
toy-card-poppy = Poppy
toy-card-lily = Lily
toy-card-rose = Rose

## Points

toy-category-wares = wares
toy-category-ribbons = ribbons
toy-category-coins = coins
toy-category-total = total

## Statistics

toy-had-card = shown
toy-count-sold = cards sold
toy-count-ribbons = ribbons

## What happened

toy-event-shown = { $city }: { $card } is on the stall.
toy-event-sold = { $city }: a card is sold.
toy-event-ribbon = { $city }: a ribbon for { $card }.

## In the terminal

toy-terminal-intro = Yours is the { $stall } at the fair; the other stalls: { $bots }. Most points win.
toy-terminal-turn = Turn { $turn }
toy-terminal-happened = What happened
toy-terminal-stall = { $name }: { $shown }; { $coins } coins, { $ribbons } ribbons
toy-terminal-nothing = nothing yet
toy-terminal-show = show { $card } ({ $ware } { $value })
toy-terminal-sell = sell { $card } ({ $ware })
toy-terminal-puzzled = I do not understand { $line }; type a number from 1 to { $last }.
toy-terminal-help-number = do what has this number
toy-terminal-help-rules =
    Show a card for its value, or sell it for two coins. Where several stalls show the same ware in a turn,
    the best card gets a ribbon.

## In the browser

toy-web-about = 2 to 4 players · three turns
toy-web-turn = Turn { $turn } of { $turns }
toy-web-hand = Your cards
toy-web-stall = { $coins } coins, { $ribbons } ribbons
toy-web-question = Show a card or sell one
toy-web-show = show { $card }
toy-web-sell = sell { $card }
