# The browser client: what every page has.

web-skip = Skip to the content
web-loading = Loading
web-not-loaded = This part could not be loaded. Perhaps the server was updated or the connection was lost.
web-broken = Something on this page has failed. The game itself is on the server: your choices are safe.
web-reload = Reload
web-close = Close
web-connection-lost = Connection lost. Reconnecting; your choices are safe.
web-connection-outdated = The server has a newer version.
web-nav = Pages
web-nav-rules = Rules
web-nav-settings = Settings
web-to-front = Back to the front page

web-nowhere-title = Page not found
web-nowhere = There is no page at this address. Perhaps part of the link is missing.
web-replay-title = Replay


## Help

web-help-title = Rules in brief
web-help-seven =
    In each of three ages you get a hand of seven cards. Each turn everyone chooses one card at the same time and builds it,
    tucks it under the wonder for a stage, or sells it for 3 coins. Then the hands are passed on. After each age you compare
    shields with both neighbours. The most points wins.
web-help-architects =
    Each turn you take one card: from your deck, from your right neighbour’s, or blind from the central deck. Matching cards
    must be spent on a stage of your wonder. The first completed wonder ends the game. The most points wins.
web-help-table-title = At the table
web-help-table =
    Every option shows what it costs and whom you pay. Whatever you cannot do shows why. A choice can be taken back
    until the last player has chosen.

## Settings

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = match the system
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-motion = Motion
web-settings-motion-system = match the system
web-settings-motion-full = full
web-settings-motion-none = none
web-settings-botSpeed = Bots play
web-settings-botSpeed-slow = slowly
web-settings-botSpeed-normal = at a normal pace
web-settings-botSpeed-instant = instantly
web-settings-sound = Sound
web-settings-memoryAid = Remind me of the hands I passed on
web-settings-textView = Show tables as text

## What was refused, for the person who asked

web-problem-bad-message = The server did not understand that. Reload the page.
web-problem-bad-name = This name cannot be shown here. Choose another one.
web-problem-bad-token = This seat is no longer yours.
web-problem-busy = The server has all it can handle. Games in progress go on; try again in a minute.
web-problem-closed = This table is closed.
web-problem-hints-off = Hints are off at this table.
web-problem-no-such-puzzle = There is no such puzzle. Perhaps part of the link is missing.
web-problem-no-such-seat = There is no such seat.
web-problem-no-such-table = There is no such table. Perhaps part of the link is missing.
web-problem-not-allowed = That is not allowed.
web-problem-not-an-option = That cannot be done now.
web-problem-not-finished = The game is not over yet.
web-problem-not-host = Only the host of the table can do that.
web-problem-not-now = That cannot be done now.
web-problem-not-seated = You have no seat at this table.
web-problem-paused = The table is paused.
web-problem-seat-taken = Someone else was quicker: the seat is taken.
web-problem-stale = The game has moved on: please look again.
web-problem-too-many = Too many requests at once. Wait a minute.
web-problem-too-large = That is too long.
web-problem-unavailable = The server is not answering. Try again in a moment.
web-problem-wrong-setup = These wonders, bots and players cannot be combined.

## The way to the rules

web-help-of = Rules: { $game }
web-help-all-rules = Full rules and cards
