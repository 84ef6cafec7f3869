# The browser client: what every page has.

web-skip = Skip to the content
web-loading = Loading
web-not-loaded = This part could not be loaded. Perhaps the server was updated or the connection is gone.
web-broken = Something on this page has failed. The game itself is on the server: nothing you chose is lost.
web-reload = Reload
web-close = Close
web-connection-lost = Connection lost. Trying again; nothing you chose is forgotten.
web-connection-outdated = The server has a newer version.
web-nav = Pages
web-nav-rules = Rules
web-nav-settings = Settings
web-to-front = To the front page

web-nowhere-title = Nothing here
web-nowhere = There is no page at this address. Perhaps part of the link is missing.
web-replay-title = Replay


## Help

web-help-title = Rules in short
web-help-seven =
    In three ages you get a hand of seven cards. Each turn everybody chooses one card at the same time: builds it, buries it
    for a stage of the wonder, or sells it for 3 coins. Then the hands are passed on. After each age you compare shields with
    both neighbours. Most points win.
web-help-architects =
    Each turn you take one card: from your deck, from your right neighbour's, or unseen from the central deck. Fitting
    cards build a stage of your wonder at once. The first complete wonder ends the game. Most points win.
web-help-table-title = At the table
web-help-table =
    Every option shows what it costs and whom you pay. Whatever you cannot do shows why. A choice can be taken back
    until the last player has chosen.

## Settings

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-system = as the system
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-motion = Motion
web-settings-motion-system = as the system
web-settings-motion-full = all
web-settings-motion-none = none
web-settings-botSpeed = Bots play
web-settings-botSpeed-slow = slowly
web-settings-botSpeed-normal = at a normal pace
web-settings-botSpeed-instant = at once
web-settings-sound = Sound
web-settings-memoryAid = Show what I know of the hands I passed on
web-settings-textView = Show tables as text

## What was refused, for the person who asked

web-problem-bad-message = The server did not understand that. Reload the page.
web-problem-bad-token = This seat is not yours any more.
web-problem-busy = The server has as much to do as it can. Games that run go on; try again in a minute.
web-problem-closed = This table is closed.
web-problem-hints-off = Hints are off at this table.
web-problem-no-such-seat = There is no such seat.
web-problem-no-such-table = There is no such table. Perhaps part of the link is missing.
web-problem-not-allowed = That is not allowed.
web-problem-not-an-option = That cannot be done now.
web-problem-not-finished = The game is not over yet.
web-problem-not-host = Only the host of the table can do that.
web-problem-not-now = That cannot be done now.
web-problem-not-seated = You have no seat at this table.
web-problem-paused = The table is paused.
web-problem-seat-taken = Somebody else was quicker: the seat is taken.
web-problem-stale = The game has gone on meanwhile: look again.
web-problem-too-many = Too much at once. Wait a minute.
web-problem-too-large = That is too long.
web-problem-unavailable = The server does not answer. Try again in a moment.
web-problem-wrong-setup = These wonders, bots and players do not go together.
