# The keys of every table.

web-keys = Keys and help
web-key-pick = Look at that card or choice
web-key-step = From one card or choice to the next; from city to city while one is open
web-key-build = Build the card
web-key-stage = Build the next stage of the wonder
web-key-sell = Sell the card
web-key-left = Pay more to the left
web-key-right = Pay more to the right
web-key-confirm = Do it
web-key-back = Take the choice back
web-key-skip = Skip it, or end the turn
web-key-hint = Show or hide a hint
web-key-log = Everything that has happened
web-key-coach = Let the coach go on, or show where
web-key-ask = What is this? For the card or name in focus
web-key-space = Space
web-key-help = This help
web-key-escape = Close, or skip the animation
