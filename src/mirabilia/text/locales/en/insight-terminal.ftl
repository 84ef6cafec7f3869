# A review in the terminal and on a page of its own.

insight-terminal-title = Review: { $game }, { $count } players
insight-terminal-chances = Chance of winning at the start of each turn, in per cent
insight-column-when = turn
insight-terminal-age-turn = age { $age }, turn { $turn }
insight-terminal-turn = turn { $turn }
insight-column-end = end
insight-terminal-luck = What changed the chances, in per cent
insight-terminal-luck-why =
    Every row adds up: the start, the city’s own choices, the others’ choices and the deal lead to the end.
insight-column-city = city
insight-column-start = start
insight-column-own = own choices
insight-column-others = others’ choices
insight-column-deal = deal
insight-column-accuracy = accuracy
insight-terminal-accuracy-why = Accuracy is the share of the best chance that was kept, averaged over all decisions.
insight-terminal-costly = The costliest decisions of { $city }
insight-terminal-none = No mistake worth mentioning.
insight-terminal-moment = { $when }: { $call }; it cost about { $cost }
insight-column-option = option
insight-column-chance = chance, %
insight-column-points = points
insight-column-games = games
insight-terminal-as-table = As a table
insight-terminal-mine = chosen
insight-terminal-noise =
    The value after ± is twice the standard error. What may be mere chance is never called a mistake.
