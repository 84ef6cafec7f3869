# A table before its game: only the front page and the lobby say this.

web-lobby-waiting-count =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
web-lobby-waiting-start = All seats are taken. Waiting for { $name } to start the game.
web-lobby-ready = All seats are taken: the game can start.
web-lobby-remove = Remove { $name }
web-lobby-qr = The link as a QR code
web-lobby-free-city = The two players take turns playing for it.
web-lobby-leaning = Style
web-lobby-leaning-none = no special style
web-lobby-leaning-science = fond of science
web-lobby-leaning-military = fond of war
web-lobby-leaning-wonders = fond of wonders
web-lobby-leaning-merchant = fond of trade
web-lobby-leaning-close = fond of narrow victories
web-lobby-wonder = Wonder
web-lobby-wonder-any = any wonder
web-lobby-side = Side
web-lobby-side-any = any side
web-lobby-side-is = side { $side }
web-lobby-terms = Table options
web-lobby-public = Show this table to everyone on the front page
web-lobby-hints = Allow hints from a bot
web-lobby-is-public = Everyone sees this table on the front page.
web-lobby-is-private = Only people with the link can find this table.
web-lobby-has-hints = Hints from a bot are allowed.
web-lobby-no-hints = Hints are off.
web-lobby-chat-sit = Take a seat to join the chat.
web-lobby-fill = Fill with bots: { $bot }
web-lobby-level = Level of the next bots
web-lobby-add-seat = Add a seat
web-lobby-drop-seat = Remove this seat
web-lobby-earlier = { $seat }: move one place forward
web-lobby-later = { $seat }: move one place back
web-lobby-drag = Drag to another place
web-lobby-moved = { $who } is now in seat { $number }.

# What to expect of a bot, in a line below its level.

web-level-apprentice = Picks at random; good for learning the rules.
web-level-builder = Takes what seems best now; you will win after a few games.
web-level-strategist = Plans ahead; a fair match once you know the cards.
web-level-scholar = Tries every option out in its mind; you need a plan to win.
web-level-master = Thinks through many games; expect to lose at first.
web-level-oracle = Has learnt how games end; with three players it is stronger than the Master.
web-level-program = A program on this server; it plays as its author taught it.
