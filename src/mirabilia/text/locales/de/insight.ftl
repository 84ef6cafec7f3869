# Insight: what a choice is called, and why another would have been better. Shared by all doors.

insight-call-best = die beste Wahl
insight-call-good = so gut wie die beste Wahl
insight-call-near = fast die beste Wahl
insight-call-inaccuracy = eine Ungenauigkeit
insight-call-mistake = ein Fehler
insight-call-blunder = ein grober Fehler

# Reasons for the better option: clauses that stand in a list. $category is a name such as Science.
insight-why-more = { $category }: etwa { points } mehr
insight-why-fewer = { $category }: etwa { points } weniger
insight-why-rival = { $city } bekommt etwa { points } weniger
