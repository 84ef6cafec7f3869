# The final score.

web-score-category = Category
web-score-own = You have { points }: place { $place } of { $players }.
web-score-best = highest
web-score-winner = victory
web-score-tie = tie-break: { $count }
web-score-review = Review
web-score-replay = Watch again
web-score-see = See the table
web-score-back = Back to the score
web-score-rematch-go = Go to the new table
web-score-why = Where the points come from
web-score-whose = Whose points
web-score-science = Science of { $name }: { $count }
web-score-science-sum =
    Identical symbols, squared: { $squares }. Sets of three different symbols, 7 each: { $sets }. Together { $count }; wild
    symbols count where they are worth most.
web-score-wild = { $count } wild
web-score-fights = Conflicts of { $name }: { $count }
web-score-fight-won = won
web-score-fight-lost = lost
web-score-fight-level = tied
web-score-buried = Under the wonders
web-score-sold = Sold face down
web-score-stages = { $built } of { $all } stages
web-score-tokens = Progress tokens
web-score-files = Save and verify
web-score-record = Record
web-score-transcript = Transcript
web-score-proof = Proof
web-score-commitment =
    Nobody could choose the deal: the server and the players each promised a part of it beforehand. This was the server’s promise; the proof shows that all promises were kept:
web-score-counting = Counting: { $category }
web-score-skip = Skip the counting
