# A review in the terminal and on a page of its own.

insight-terminal-title = Analyse : { $game }, { $count } personnes
insight-terminal-chances = Chances de gagner au début de chaque tour, en pour cent
insight-column-when = tour
insight-terminal-age-turn = Âge { $age }, tour { $turn }
insight-terminal-turn = tour { $turn }
insight-column-end = fin
insight-terminal-luck = Ce qui a changé les chances, en pour cent
insight-terminal-luck-why = Chaque ligne tombe juste : le début, ses propres choix, ceux des autres et la donne mènent à la fin.
insight-column-city = cité
insight-column-start = début
insight-column-own = ses choix
insight-column-others = choix des autres
insight-column-deal = donne
insight-column-accuracy = précision
insight-terminal-accuracy-why = La précision est la part de la meilleure chance qui a été gardée, en moyenne sur toutes les décisions.
insight-terminal-costly = Les décisions les plus coûteuses ({ $city })
insight-terminal-none = Aucune erreur notable.
insight-terminal-moment = { $when } : { $call }, pour environ { $cost }
insight-column-option = choix
insight-column-chance = chances, %
# As in English.
insight-column-points = points
insight-column-games = parties
insight-terminal-as-table = En tableau
insight-terminal-mine = choisi
insight-terminal-noise = La valeur après ± est le double de l’erreur type. Ce qui peut être dû au hasard n’est jamais appelé une erreur.
