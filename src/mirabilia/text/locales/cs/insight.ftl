# Insight: what a choice is called, and why another would have been better. Shared by all doors.

insight-call-best = nejlepší možná volba
insight-call-good = stejně dobrá volba jako nejlepší
insight-call-near = skoro nejlepší volba
insight-call-inaccuracy = nepřesnost
insight-call-mistake = chyba
insight-call-blunder = hrubá chyba

# Reasons for the better option: clauses that stand in a list. $category is a name such as Science.
insight-why-more = { $category }: asi o { points } víc
insight-why-fewer = { $category }: asi o { points } méně
insight-why-rival = { $city } získá asi o { points } méně
