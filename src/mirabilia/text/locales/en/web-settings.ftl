# The settings, beside those that the menu of a table has too.

web-settings-you = You
web-settings-look = Look
web-settings-play = Play
web-settings-shortcuts = Keyboard shortcuts
web-settings-shortcuts-why = Letters and digits do something at a table. Turn them off if you dictate or if they get in your way.
web-settings-textView-why = Every table in words and buttons: for screen readers, slow connections and small screens.
web-settings-coach = Coach at tables with bots
web-settings-coach-why = After each turn, one line on what your choice was worth. Where other people play too, everyone has to agree first.
web-settings-memoryAid-why = Only what you have seen yourself.
web-settings-sound-why = A few short tones: your turn, a choice, coins, a battle, the end.
web-settings-sound-try = Listen
web-settings-cue-turn = Your turn
web-settings-cue-chosen = Chosen
web-settings-cue-coins = Coins
web-settings-cue-battle = Battle
web-settings-cue-end = The end
