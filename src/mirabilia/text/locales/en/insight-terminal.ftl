# A review in the terminal and on a page of its own.

insight-terminal-title =
    { $count ->
       *[other] Review: { $game }, { $count } players
    }
insight-terminal-chances = Chance to win at the start of each turn, in percent
insight-terminal-when = turn
insight-terminal-age-turn = age { $age }, turn { $turn }
insight-terminal-turn = turn { $turn }
insight-terminal-end = end
insight-terminal-luck = What changed the chances, in percent
insight-terminal-luck-why = Every row adds up: start, own choices, the others' choices and the deal lead to the end.
insight-terminal-city = city
insight-terminal-start = start
insight-terminal-own = own choices
insight-terminal-others = others' choices
insight-terminal-deal = deal
insight-terminal-accuracy = accuracy
insight-terminal-accuracy-why = Accuracy is the mean, over all decisions, of the chance that was kept out of the best chance.
insight-terminal-costly = The costliest decisions of { $city }
insight-terminal-none = No mistake worth a mention.
insight-terminal-moment = { $when }: { $call }, it cost about { $cost } %
insight-terminal-chosen = Chosen: { $move }
insight-terminal-better = Better: { $move }
insight-terminal-option = option
insight-terminal-chance = chance, %
insight-terminal-points = points
insight-terminal-games = games
insight-terminal-as-table = As a table
insight-terminal-mine = chosen
insight-terminal-noise = The value after ± is twice the standard error. What could be chance is never called a mistake.
insight-terminal-working = Working it out
