# The front page.

web-front-title = Raise a wonder, card by card
web-front-claim =
    7 Wonders and 7 Wonders Architects in your browser. No account needed, just a name. The bots play fair and never peek.
web-front-name = Your name
web-front-name-default = Guest
web-front-seven-about = 2 to 7 players · everyone chooses at once
web-front-architects-about = 2 to 7 players · one card a turn
web-front-bots = Bots
web-front-fewer = Fewer bots
web-front-more = More bots
web-front-level = Level
web-front-play = Play now
web-front-opening = Opening a table
web-front-invite = Invite friends with a link
web-front-not-started = The table is open, but the game has not started.
web-front-to-table = Go to the table
web-front-mine = Your tables
web-front-mine-old = The server is not answering right now. None of your seats is lost.
web-front-games = My games
web-front-all-games = All my games and statistics
web-front-devices = Your seats on other devices
web-front-devices-none = Get your seats from another device or with a recovery code
web-front-open = Open tables
web-front-none-open = Nobody is waiting for players right now.
web-front-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-front-phase-lobby = not started
web-front-phase-playing = in play
web-front-phase-over = over
web-front-phase-closed = closed
web-front-your-move = your move
web-front-left = time left: { $time }
web-front-waits = waiting for { $names }
web-front-waits-you = waiting for you
web-front-asleep = everyone is away
web-front-away = you are away
web-front-paused = paused
web-front-with = with { $names }
web-front-join = Table link or code
web-front-join-go = Join
web-front-join-wrong = This is not a link to a table.
web-front-running = Tables to watch
web-front-puzzle = Puzzle of the day
web-front-lab = Which cards win?
web-front-first = First time here?
web-front-first-what =
    Both games in a few words. At the table every option shows its cost, and whatever you cannot do shows why.
web-front-first-go = Read the short rules
web-front-theme-light = Light colours
web-front-theme-dark = Dark colours
web-front-language = Language
web-front-credits =
    Original artwork. Icons by the authors of { $source }, { $licence }. An unofficial, non-commercial fan project, not
    affiliated with the publisher of 7 Wonders.
