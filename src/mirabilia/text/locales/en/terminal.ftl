# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = This game has the seed { $seed }.

## While bots think

terminal-compiling = Compiling the bots that search, once for this version: this takes a minute or two.
terminal-thinking = { $bot } is thinking.

## Looking closer

terminal-log-empty = Nothing has happened yet.

## Asking

terminal-pause = Press Enter to go on:
terminal-prompt = Your move (? helps):
terminal-prompt-quit = Leave the game? (y/n)
terminal-goodbye = You leave the table. Until next time!
terminal-recorded = The record is in { $file }.

## Answers to what cannot be done

terminal-no-city = There are cities 0 to { $last }.

## Help

terminal-help-title = Help
terminal-help-city = look at city 2 in full
terminal-help-log = everything that happened
terminal-help-screen = show the screen again
terminal-help-quit = quit
terminal-help-colours = Cards: { $colours }

## The command and its mistakes

terminal-command = Play a game against bots in the terminal.
terminal-option-players = How many play, you included; the usual number if left out. With 2 the Free City joins 7 Wonders.
terminal-option-seed =
    A number or a key of 64 hexadecimal digits: deals the same cards again. If left out, a key that nobody can guess is drawn.
terminal-option-wishes = Wonders by seat, like "rhodos-A ? ?-B" or "giza ? ?"; ? is drawn.
terminal-option-seat = Where you sit; the left neighbour sits one further.
terminal-option-bots =
    Who plays against you: { $bots }. Add what it is fond of, like builder:science ({ $leanings }; any differs from
    seat to seat), and how long it thinks, like master@3s. One for all, or one for each other seat, like
    builder,apprentice.
terminal-option-program = A program that may play, written program:NAME among the bots; may be given several times.
terminal-option-record = Write the record of the game into this file, which must be new.
terminal-wrong-seat = there is no seat { $seat } at a table for { $players }; seats are 0 to { $last }
terminal-wrong-bots =
    { $count ->
        [one] { $named } bots are named; name one for all, or one for { $count } other seat
       *[other] { $named } bots are named; name one for all, or one for each of { $count } other seats
    }
terminal-wrong-old-file = the record { $file } is there already; name a new file, or move it away
terminal-wrong-file = the record { $file } could not be written: its folder is missing or closed, or it is a folder
terminal-wrong-language = MIRABILIA_LANGUAGE asks for { $asked }; there are { $known }
