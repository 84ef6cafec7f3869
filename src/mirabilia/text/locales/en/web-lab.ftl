# Which cards and wonders win: statistics of many games.

web-lab-about = What goes together with winning, counted over many games. It need not be the reason: whoever is ahead anyway can also afford more.
web-lab-game = Game
web-lab-players = Players
# Followed by a choice between the two below it.
web-lab-of = Whose games
web-lab-of-bots = strong bots
web-lab-of-server = this server
web-lab-what = Compare
web-lab-boards = Wonders
web-lab-every = All

# $bot: what the bots are called.
web-lab-from-bots = Games: { $games }. On every seat: { $bot }.
web-lab-from-server = Finished games of this server: { $games }.
web-lab-fair = The line in each bar is a fair share of the wins: { $share }.
web-lab-none = There are no statistics of strong bots for this game with so many players.
web-lab-few = Statistics start at { $needed } finished games with so many players; so far: { $games }.
web-lab-counting = The games of this server are being counted; still to come: { $count }

web-lab-name = Name
web-lab-wins = Wins
# The head of a column: a difference in percentage points, as explained below.
web-lab-against = At one table
web-lab-games = Games
web-lab-points = Points
# The two ends of an interval.
web-lab-between = { $low } to { $high }

web-lab-why-rate = How often: the share of cities that have it, or how many a city has, in games in which it was in play.
web-lab-why-wins = Wins: how often a city that has it wins, and where the true share lies in 95 of 100 cases.
web-lab-why-against = At one table: cities with the same deal and the same rivals compared; by how many percentage points one more goes with winning.
