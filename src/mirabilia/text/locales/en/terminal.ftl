# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = The seed of this game is { $seed }.

## While bots think

terminal-compiling = Compiling the bots that search, once for this version: this takes a minute or two.
terminal-thinking = { $bot } is thinking.

## Looking closer

terminal-log-empty = Nothing has happened yet.

## Asking

terminal-pause = Press Enter to go on:
terminal-prompt = Your move (? for help):
terminal-prompt-quit = Leave the game? (y/n)
terminal-goodbye = You leave the table. Until next time!
terminal-recorded = The record is in { $file }.

## Answers to what cannot be done

terminal-no-city = Choose a city from 0 to { $last }.

## Help

terminal-help-title = Help
terminal-help-city = look closely at city 2
terminal-help-log = everything that happened
terminal-help-screen = show the screen again
terminal-help-quit = quit
terminal-help-colours = Cards: { $colours }

## The command and its mistakes

terminal-command = Play a game against bots in the terminal.
terminal-option-players = Number of players, including you; the usual number if left out. With 2, the Free City joins 7 Wonders.
terminal-option-seed =
    A number or a key of 64 hexadecimal digits: deals the same cards again. If left out, a key that nobody can guess is drawn.
terminal-option-wishes = Wonders by seat, like "rhodos-A ? ?-B" or "giza ? ?"; ? is random.
terminal-option-seat = Your seat; your left neighbour has the next number.
terminal-option-bots =
    Who plays against you: { $bots }. Add what it is fond of, like builder:science ({ $leanings }; any differs from
    seat to seat), and how long it thinks, like master@3s. One for all, or one for each other seat, like
    builder,apprentice.
terminal-option-program = A program that may play, named program:NAME among the bots; can be given several times.
terminal-option-record = Write the record of the game to this file, which must not exist yet.
terminal-wrong-seat = there is no seat { $seat } at a table for { $players }; seats are 0 to { $last }
terminal-wrong-bots =
    { $count ->
        [one] { $named } bots named; name one for all, or one for the { $count } other seat
       *[other] { $named } bots named; name one for all, or one for each of the { $count } other seats
    }
terminal-wrong-old-file = the record { $file } already exists; name another file or move it away
terminal-wrong-file = the record { $file } could not be written: its folder is missing or closed, or it is a folder
terminal-wrong-language = MIRABILIA_LANGUAGE asks for { $asked }; there are { $known }
