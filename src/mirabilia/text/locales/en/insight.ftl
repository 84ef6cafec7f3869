# Insight: what a choice is called, and why another would have been better. Shared by all doors.

insight-call-best = the best choice
insight-call-good = as good as the best
insight-call-near = nearly the best
insight-call-inaccuracy = an inaccuracy
insight-call-mistake = a mistake
insight-call-blunder = a blunder

# Reasons for the better option: clauses that stand in a list. $category is a name such as Science.
insight-why-more = { $category }: about { points } more
insight-why-fewer = { $category }: about { points } fewer
insight-why-rival = { $city } gets about { points } fewer
