# Analyse : comment on appelle un choix, et pourquoi un autre aurait été meilleur. Les mêmes mots partout.

insight-call-best = le meilleur choix
insight-call-good = aussi bien que le meilleur choix
insight-call-near = presque le meilleur choix
insight-call-inaccuracy = une imprécision
insight-call-mistake = une erreur
insight-call-blunder = une grosse erreur

# Raisons pour le meilleur choix : des éléments d’une liste. $category est un nom comme Science.
insight-why-more = { $category } : environ { points } de plus
insight-why-fewer = { $category } : environ { points } de moins
insight-why-rival = { $city } gagne environ { points } de moins
