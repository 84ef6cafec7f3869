# What a command cannot do, and why: one line, read in the terminal.

refused-line = mirabilia: error: { $reason }
refused-see = { $reason } See: { $command } --help
refused-system = cannot go on: { $reason }
# Where something is wrong, and what.
refused-within = { $where }: { $reason }

## Bots and programs

refused-not_a_bot = '{ $text }' is not a bot; write level, level:leaning, level@500 (playouts) or level@0.5s
refused-no_bot = there is no bot '{ $bot }'; there are { $known }
refused-no_leanings = { $bot } has no leanings; write { $bot } alone
refused-no_leaning = there is no leaning '{ $leaning }'; there are { $known }
refused-no_search = { $bot } does not search, so it needs no time to think; write { $instead }
refused-no_time = '{ $text }' gives no time to think
refused-no_level = { $game } has no { $bot }; it has { $known }
refused-not_a_program = '{ $text }' is not a program; write program:NAME or program:NAME@2s, like program:my-bot
refused-not_a_command = --program: '{ $text }' is not NAME=COMMAND, with a name of lower-case letters, digits, - and _
refused-no_command = { $what }: there is no command
refused-no_program = { $what }: there is no program '{ $program }' here that can be run
refused-program_twice = --program: { $program } is given twice
refused-unknown_program = program:{ $program } is not known; say --program { $program }=COMMAND

## Tables

refused-no_game = there is no game '{ $game }'; there are { $known }
refused-no_version = there is no version { $version } of { $game }; there are { $known }
refused-players = { $game } is for { $least } to { $most } players, not { $players }
refused-wishes =
    { $players ->
        [one] '{ $wishes }' does not fit { $players } player
       *[other] '{ $wishes }' does not fit { $players } players
    }
refused-no_wonder = there is no wonder '{ $wonder }'; there are { $known }
refused-wonder_twice = { $wonder } appears twice; every city needs a wonder of its own
refused-no_side = '{ $text }': a wonder has sides A and B, like { $wonder }-A
refused-no_key = the seed '{ $seed }' is not a key of { $digits } hexadecimal digits in lower case
refused-no_seed = the seed { $seed } is not between 0 and { $last }

## Files

refused-no_folder = cannot write { $file }: its folder does not exist
refused-folder = cannot write { $file }: it is a folder
refused-unwritable = cannot write { $file }: { $reason }
refused-unreadable = cannot read { $file }: { $reason }

## Proofs

refused-not_a_proof = not a proof: { $reason }
refused-no_proof = this is no proof, but what a server says instead of one: { $reason }
refused-not_json = not complete JSON, perhaps cut short: { $reason }
refused-format = format { $format } is not known here; this version reads formats 1 and 2
refused-digest = the digest of its contents is { $digest }, not { $stated } as it says; it was changed
refused-layout = it is not laid out as proofs are; its contents are intact, but it was changed on the way
refused-broken_seed = seed and salt give the commitment { $promised }, not { $stated } as it says; this is not the seed that was promised
refused-broken_secret = the secret gives the commitment { $promised }, not { $stated } as it says; this is not the secret that was promised
refused-noted = its commitment is { $stated }, not { $noted } as you noted; it is of another table, or another seed was dealt
refused-share_order = the shares are not in the order of the seats
refused-share = the share of seat { $seat } is not the one that was promised
refused-no_share = nobody promised { $promise }, as you noted; the deal was made without your share
refused-share_left_out = the share of seat { $seat }, which you promised, was left out of the deal
refused-unlike_commitment = '{ $text }' is not a commitment, which is { $digits } hexadecimal digits
refused-unlike_promise = '{ $text }' is not a promise, which is { $digits } hexadecimal digits
refused-no_setup = the seed draws no setup: { $reason }
refused-setup = for these wishes the seed draws the setup '{ $drawn }', not '{ $stated }' as it says
refused-unfinished =
    { $moves ->
        [one] the game is not over after { $moves } move; it was cut short
       *[other] the game is not over after { $moves } moves; it was cut short
    }
refused-move = move { $number } of { $moves } is not where or how a record has it
refused-winners = the game was won by seats { $winners }, not { $stated } as it says
