# The verbs of the mirabilia command, as its help lists them.

mirabilia-command = Play, watch and study 7 Wonders and 7 Wonders Architects.
mirabilia-verbs = Verbs
verb-simulate = Play many games of random bots and show what happened.
verb-match = Measure one bot against others on paired deals.
verb-ladder = Let bots play each other and rate them.
verb-stats = Study many games of bots: boards, cards, scores.
verb-dataset = Write every decision of many games of bots to a Parquet file.
verb-serve = Run the server on which people play in their browsers.
verb-backup = Copy the tables of a server, while it serves them or not.
verb-restore = Put a backup in the place of a server’s tables.
verb-moderate = Look after the tables of a running server.
verb-table = Play a game against bots in the terminal.
verb-bot = Serve a bot to other programs, or check a program before it plays.
verb-replay = Replay a record or game text and show its course.
verb-review = Review a finished game: chances, costly decisions, and why.
verb-trust = Measure how far reviews can be trusted.
verb-puzzles = Find puzzles in games of strong bots, and keep them in a file.
verb-verify = Check the proof of a finished game, without a server.
verb-tune = Find better weights for the Strategist by self-play.
