# Auswertung: wie eine Wahl heißt und warum eine andere besser gewesen wäre. Überall dieselben Worte.

insight-call-best = die beste Wahl
insight-call-good = so gut wie die beste Wahl
insight-call-near = fast die beste Wahl
insight-call-inaccuracy = eine Ungenauigkeit
insight-call-mistake = ein Fehler
insight-call-blunder = ein grober Fehler

# Gründe für die bessere Möglichkeit, als Teile einer Aufzählung. $category ist ein Name wie Forschung.
insight-why-more = { $category }: etwa { points } mehr
insight-why-fewer = { $category }: etwa { points } weniger
insight-why-rival = { $city } bekommt etwa { points } weniger
