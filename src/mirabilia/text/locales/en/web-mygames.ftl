# A person’s own games: running tables, results, statistics.

## Running tables

web-mygames-running = Running tables
web-mygames-running-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
# Follows the number of tables: “3 tables, your move at 1”.
web-mygames-running-moves = your move at { $count }
web-mygames-left = { $time } left
web-mygames-play = Play
web-mygames-look = Look in

## Finished games

web-mygames-finished = Finished games
web-mygames-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# While more are being loaded.
web-mygames-count-more =
    { $count ->
        [one] so far: { $count } game
       *[other] so far: { $count } games
    }
web-mygames-filter = Which games
web-mygames-filter-all = all
web-mygames-wonder = Wonder
web-mygames-game = Game
web-mygames-played = Played
web-mygames-place = Place
web-mygames-points = Points
web-mygames-accuracy = Accuracy
web-mygames-review = Review
web-mygames-replay = Replay
web-mygames-score = Score
web-mygames-again = Play again
web-mygames-players =
    { $count ->
        [one] { $game }, { $count } player
       *[other] { $game }, { $count } players
    }
# A place among so many.
web-mygames-place-of = { $place } of { $players }
web-mygames-won = won
web-mygames-lesson = first lesson
web-mygames-try = another try
web-mygames-not-reviewed = not reviewed yet
# $count: how many there are.
web-mygames-more = Show more: { $count }
web-mygames-rest = Load the rest: { $count }
web-mygames-loading = Loading your games; still to come: { $count }
web-mygames-none = No finished game yet.
web-mygames-empty = No game yet
web-mygames-empty-what = Whatever you play in this browser will be found here: running tables, results, statistics.
web-mygames-empty-play = Start a game

## Statistics

web-mygames-statistics = Statistics
web-mygames-which = Statistics for { $game }
# $count: how many are missing.
web-mygames-too-few =
    { $count ->
        [one] Statistics start at { $fewest } games of { $game }: { $count } more to go.
       *[other] Statistics start at { $fewest } games of { $game }: { $count } more to go.
    }
web-mygames-as-table = As a table
web-mygames-as-chart = As a chart
web-mygames-by-category = Your points and the winners’
web-mygames-category = Category
web-mygames-you = you, on average
web-mygames-winners = who won those games
web-mygames-difference = Difference
web-mygames-gap = Where winners leave you furthest behind: { $category }.
web-mygames-by-wonder = Wins by wonder
# Wins of games.
web-mygames-wins-in = { $wins } of { $games }
web-mygames-by-players = By number of players
web-mygames-of-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-mygames-in-all = In all
web-mygames-games = Games
web-mygames-wins = Wins
web-mygames-mean = Points on average
web-mygames-accuracy-now = now { $accuracy }
web-mygames-accuracy-about = Dots: games. Line: mean of five.
web-mygames-accuracy-mean = Mean of five
web-mygames-accuracy-none = Once you have had a game reviewed, your accuracy appears here.

## Where the games are kept

web-mygames-kept = No account: your games are kept in this browser.
web-mygames-devices = Recover, save or delete them
