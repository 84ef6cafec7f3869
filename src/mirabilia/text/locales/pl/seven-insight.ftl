# 7 Cudów Świata: co można zrobić z kartą, w skrócie, i co daje możliwość.

# $count to liczba monet dla sąsiadów.
seven-move-build =
    { $count ->
        [0] wybudować kartę „{ $card }”
       *[other] wybudować kartę „{ $card }” (handel: { $count })
    }
seven-move-stage =
    { $count ->
        [0] etap cudu z kartą „{ $card }”
       *[other] etap cudu z kartą „{ $card }” (handel: { $count })
    }
seven-move-sell = odrzucić za monety kartę „{ $card }”
seven-move-free = wybudować za darmo kartę „{ $card }”
seven-move-dig = wybudować odrzuconą kartę „{ $card }”
seven-move-decline = nie budować niczego z odrzuconych kart

# Powody za możliwością, jako pozycje listy.
seven-prospect-frees =
    { $count ->
        [2] w erze II za darmo: „{ $what }”
       *[3] w erze III za darmo: „{ $what }”
    }
seven-prospect-power = etap { $count }: { $what }
seven-prospect-coins = przynosi { coins }
