# Insight: what a choice is called, and why another would have been better. Shared by all doors.

insight-call-best = le meilleur choix
insight-call-good = aussi bien que le meilleur choix
insight-call-near = presque le meilleur choix
insight-call-inaccuracy = une imprécision
insight-call-mistake = une erreur
insight-call-blunder = une grosse erreur

# Reasons for the better option: clauses that stand in a list. $category is a name such as Science.
insight-why-more = { $category } : environ { points } de plus
insight-why-fewer = { $category } : environ { points } de moins
insight-why-rival = { $city } gagne environ { points } de moins
