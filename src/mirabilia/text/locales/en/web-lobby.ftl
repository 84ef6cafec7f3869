# A table before its game, and one that cannot be shown.

web-table-trouble = No table here
web-retry = Try again
web-lobby-waiting-count =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
web-lobby-waiting-start = Everybody is here. { $name } starts the game.
web-lobby-ready = Everybody is here: the game can start.
web-lobby-remove = Remove { $name }
web-lobby-qr = The link as a code for a camera
web-lobby-free-city = Both players play it in turns.
web-lobby-leaning = Leaning
web-lobby-leaning-none = no leaning
web-lobby-leaning-science = fond of science
web-lobby-leaning-military = fond of war
web-lobby-leaning-builder = fond of wonders
web-lobby-leaning-merchant = fond of trade
web-lobby-leaning-close = fond of narrow victories
web-lobby-wonder = Wonder
web-lobby-wonder-any = any wonder
web-lobby-side = Side
web-lobby-side-any = any side
web-lobby-side-is = side { $side }
web-lobby-terms = How you play
web-lobby-clock = Clock
web-lobby-clock-none = no clock
web-lobby-clock-is = { $time } for a decision
web-lobby-clock-why = When time is up, a bot decides for whoever is late.
web-lobby-public = Show this table to everybody on the front page
web-lobby-hints = Allow hints by a bot
web-lobby-is-public = Everybody sees this table on the front page.
web-lobby-is-private = Only those with the link find this table.
web-lobby-has-hints = Hints by a bot are allowed.
web-lobby-no-hints = Hints are off.
