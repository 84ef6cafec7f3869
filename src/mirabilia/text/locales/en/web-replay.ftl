# Looking at a game again, step by step.

web-replay-of = Replay: { $game }
web-replay-not-begun = The game at this table has not begun.
web-replay-to-table = Back to the table
web-replay-running = This game is still being played: you see what your seat has seen so far.
web-replay-controls = Replay controls
web-replay-start = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-end = To the end
web-replay-any = Go to any step
web-replay-step = Step { $step } of { $last }
web-replay-jump = Jump to
web-replay-turn = Turn { $turn }
web-replay-age-turn = { $age }, turn { $turn }
web-replay-eyes = View as
web-replay-eyes-all = everyone, all hands open
web-replay-eyes-public = a spectator
web-replay-speed = Speed
web-replay-deal = The cards are dealt.
web-replay-nothing = Nothing happened in this step.
web-replay-share = Copy a link to this moment
web-replay-link = Link to this moment
web-replay-hand-of = The hand of { $city }
web-replay-hands = All hands
web-replay-more = What happened

# What was done with a card of a hand: it stands on the card, or behind its name.
web-replay-played = { $card } (played)
web-replay-did-build = Built
web-replay-did-stage = Under the wonder
web-replay-did-sell = Sold
web-replay-did-take = Taken
