# The help of the mirabilia command: what stands around every verb and option.

help-usage = Usage:
help-any-options = [OPTIONS]
help-options = Options
help-help = Show this message and exit.
help-version = Show the version and exit.

# What stands for a value that has to be typed.
help-number = NUMBER
help-text = TEXT
help-file = FILE
help-named-command = NAME=COMMAND
help-command = COMMAND
help-address = ADDRESS

# Behind an option, in brackets.
help-variable = env var: { $name }
help-default = default: { $value }
help-required = required

## More about each verb

verb-match-more = Every deal is played once from each seat, with the same cards. Intervals contain the true mean in 95 of 100 cases; with fewer than 20 deals there are none. With --save the same command resumes where it was stopped, even with more deals.
verb-ladder-more = Every mix of bots that fills the seats is a table, and all tables play the same deals. With --save the same command resumes where it was stopped, even with more deals.
verb-stats-more = Shows how boards fare, how often cards are built and how those who build them fare, where points come from, and how people do where that is known. Intervals contain the true value in 95 of 100 cases.
verb-dataset-more = One row per decision: what the seat could see, what it could do, what it did, and how the game ended for it. The columns are described in docs/reference/dataset.md.
verb-serve-more = Bots take the empty seats. Ctrl-C ends it.
verb-backup-more = BACKUP is the file that the tables are copied to. The copy is complete and checked; a server can be started on it as it is.
verb-restore-more =
    BACKUP is the file with the copy; the server has to be stopped.

    If the server says that its tables are older than what was written last, and there is no backup, name their own file as BACKUP: they count as complete from then on.
verb-moderate-more = “reports” shows what people have reported, and “export” the whole log of a table. The others close or delete a table, remove a name or a line of the chat, block an address or the one from which a seat is played, let it in again, or dismiss a report.
verb-bot-more = BOT is written level, level:leaning, level@500 or level@0.5s. Any program that speaks the same protocol can play: name it with --program NAME=COMMAND where a verb takes that, and write it as program:NAME among the bots.
verb-replay-more = Every move is checked against the rules, and the outcome against what the file says.
verb-review-more = Reads a record or game text. Decisions are judged by what their seat could know, and a cost is called a mistake only beyond its error. The same file, effort and seed give the same review.
verb-trust-more = The chances of all seats during a game are compared with what was won, and how much of the error is noise is told; with --levels, the accuracy of reviews is told for each bot.
verb-puzzles-more = A puzzle is a moment in which one option is clearly best and a weaker bot errs; a deeper search in other worlds has to agree.
verb-tune-more = The same command again resumes where the last one was stopped: what was found is in a file beside --out.

## Options that verbs share

option-players = Number of players; the usual one of the game if left out.
option-seed = Same seed, same results.
option-wishes = Boards by seat, like "rhodos-A ? ?-B"; ? is drawn for each deal.
option-program = A program that may play, written as program:NAME among the bots; may be given several times.
option-save = Keep finished deals in this file, and resume from it.
option-json = Write the figures to this file; - is standard output.
option-jobs = Processes side by side; all cores if left out.
option-ray = Work on a Ray cluster instead; needs mirabilia[cluster].
option-backend = What runs the rules; the results are the same.
option-bots = Who plays: one bot for all seats, or one for each, separated by commas; level, level:leaning, level@500, level@0.5s.
option-games = How many games, each with its own deal.

## Options of the verbs that study games

simulate-option-games = How many games to play.
simulate-option-transcript = Write every game in full, one JSON object per line.
match-option-hero = Who is measured: level, level:leaning, level@500 or level@0.5s.
match-option-others = Its opponents: one bot for all other seats, or one for each, separated by commas.
match-option-deals = Deals, each played from every seat.
ladder-option-bots = The bots to rate, separated by commas; all levels if left out.
ladder-option-deals = Deals at each table, in all rotations.
ladder-option-plot = Draw the ratings to this file, .svg or .png.
stats-option-records = Study these records instead of playing: JSON, one per file or one per line.
stats-option-html = Write a report with plots to this file.
stats-option-into = Keep the figures in this file too, beside those of other numbers of players.
dataset-option-observations = Version of the observations (docs/learning.md); the first if left out.
dataset-option-out = The Parquet file to write.
tune-option-generations = How many in all, including earlier ones.
tune-option-population = Candidates per generation; chosen by the number of weights if left out.
tune-option-deals = Deals for each candidate, from every seat.
tune-option-sigma = How far the first candidates stray.
tune-option-out = Write the weights to this file, which keeps its other sections.
tune-option-plot = Draw the course to this file, .svg or .png.
tune-option-start = Begin with the weights of this file; hand-made ones if left out.
tune-option-against = Take the first opponents from this file; those of --start if left out.
review-option-seat = Review the decisions of this seat; of all if left out.
review-option-html = Write the review as a page to this file.
review-option-json = Write the review to this file, for programs; - is standard output.
review-option-effort = How many times the usual work.
trust-option-games = Games of mixed bots.
trust-option-worlds = Games played out for each chance.
trust-option-levels = Measure the accuracy of these bots instead, like apprentice,builder.
trust-option-decision = Games played out for each decision, with --levels.
trust-option-svg = Draw chances against what happened into this file.
puzzles-option-count = How many puzzles the file should have.
puzzles-option-games = Search at most this many games, starting with the first.
puzzles-option-out = The file; an interrupted search resumes from it.

## Options of the other verbs

bot-option-stdio = Serve BOT: questions on standard input, answers on standard output.
bot-option-check = Play with a program and say whether it keeps to the protocol.
replay-option-record = Print the game as a record (JSON).
backup-option-database = The file that the server keeps them in.
backup-option-replace = Replace BACKUP if it exists.
restore-option-replace = Replace the tables that are there now.
moderate-option-table = The id of the table, as in its link.
moderate-option-seat = The seat at that table, counted from 0.
moderate-option-said = When a line was said, as a report shows it.
moderate-option-address = An address, such as 203.0.113.9.
moderate-option-hours = For how long an address is blocked.
moderate-option-report = The id of a report.
moderate-option-server = The address of the server.
moderate-option-moderators = A file with a line of your name and token, like the server’s.
moderate-option-name = Which moderator of that file you are, if there are several.

## What was typed, and cannot be used

refused-no_option = No such option '{ $option }'.
refused-no_verb = No such command '{ $verb }'.
refused-no_value = Option '{ $option }' requires an argument.
refused-missing_option = Missing option '{ $option }'.
refused-missing_argument = Missing argument '{ $argument }'.
refused-too_much = Too many arguments: { $words }.
refused-not_whole = Invalid value for '{ $what }': it has to be a whole number.
refused-not_a_number = Invalid value for '{ $what }': it has to be a number.
refused-not_in_range = Invalid value for '{ $what }': it has to be a number in the range { $range }.
refused-not_a_choice = Invalid value for '{ $what }': it is not one of { $choices }.
refused-unfit = Invalid value for '{ $what }': { $reason }
