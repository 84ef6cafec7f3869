# A table: before, during and after the game.

web-table-title = { $game }, table { $table }
web-table-loading = Looking for the table
web-table-trouble = There is no table here
web-retry = Try again
web-seat-open = open
web-seat-you = you
web-seat-host = host
web-ready = has chosen

## Before the game

web-lobby-seats = Seats
web-lobby-seat = Seat { $number }
web-lobby-take = Take this seat
web-lobby-place-bot = Put a bot here
web-lobby-clear = Free this seat
web-lobby-start = Start the game
web-lobby-waiting-host = The host starts the game.
web-lobby-invite = Invite
web-lobby-invite-why = Whoever opens this link can take a free seat.
web-lobby-link = Link to this table
web-lobby-copy = Copy the link
web-lobby-copied = Copied.
web-lobby-copy-failed = Select the link and copy it yourself.
web-lobby-name = Your name
web-lobby-leave = Leave the table

## During the game

web-table-waiting = Waiting for { $names }
web-table-watching = You are watching this table.
web-table-nothing = Nothing to decide right now.
web-table-chosen = Chosen: { $what }. You can take it back until the last player has chosen.
web-table-under-way = Chosen: { $what }. It is being sent.
web-table-take-back = Take back
web-table-sending = Sending
web-table-must = must be done before the turn ends
web-table-log = What happened
web-table-log-short = Log
web-table-whole-log = The whole log
web-table-since = Since your last move
web-table-lately = Recently
web-table-your-move = Your move
web-table-for-you = Everyone is waiting for you
web-table-replay = Watch the replay
web-table-log-empty = Nothing has happened yet.
web-table-paused = The table is paused.
web-over = The game is over.

## After the game

web-score-title = The score
web-score-city = City
web-table-rematch = Play again
web-table-rematch-bots = The same bots, new cards: it begins at once.
web-table-rematch-people = The same people and bots at a new table.
web-table-rematch-there = There is a new table for a rematch.

## What a choice would lead to

web-then = What it would lead to
