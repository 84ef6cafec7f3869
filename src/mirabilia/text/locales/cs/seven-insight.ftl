# 7 Wonders: what can be done with a card, in short, and what an option brings.

# $count is how many coins go to the neighbours.
seven-move-build =
    { $count ->
        [0] postavit kartu { $card }
       *[other] postavit kartu { $card } (nákup za { $count })
    }
seven-move-stage =
    { $count ->
        [0] část divu s kartou { $card }
       *[other] část divu s kartou { $card } (nákup za { $count })
    }
seven-move-sell = odhodit za mince kartu { $card }
seven-move-free = postavit zdarma kartu { $card }
seven-move-dig = postavit odhozenou kartu { $card }
seven-move-decline = nestavět nic z odhozených karet

# Reasons for an option: clauses that stand in a list.
seven-prospect-frees =
    { $count ->
        [2] ve II. věku zdarma: { $what }
       *[3] ve III. věku zdarma: { $what }
    }
seven-prospect-power = { $count }. část divu: { $what }
seven-prospect-coins =
    { $count ->
        [one] přinese { $count } minci
        [few] přinese { $count } mince
        [many] přinese { $count } mince
       *[other] přinese { $count } mincí
    }
