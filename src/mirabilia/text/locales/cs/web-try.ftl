# Trying again from a decision of a finished game.

web-try = Zkusit odtud znovu
web-try-as = Zkusit odtud znovu za hráče { $name }
web-try-about = Nový stůl začne tímto rozhodnutím: stejné karty, stejní boti a na místech ostatních lidí také boti.
web-try-opening = Karty se znovu rozkládají…
web-try-sign = Nový pokus
web-try-sign-about = Nový pokus od rozhodnutí v dohrané hře. Přejít k tomuto rozhodnutí
web-try-decision = Rozhodnutí, kterým to začalo
web-try-once-more = Zkusit to odtamtud ještě jednou
web-try-known = Tato hra navazuje na jinou, její karty tedy mohl někdo znát. Nic o ní není přislíbeno: nemá důkaz a do žádných statistik se nepočítá.
web-try-reviewed = Tato hra je nový pokus, její rozbor proto začíná prvním novým rozhodnutím.
web-try-compared = Tehdy a teď
web-try-then = Tehdy
web-try-now = Teď
web-try-difference = Rozdíl
web-try-won = vítězství
web-try-more =
    { $count ->
        [one] O { $count } bod více než tehdy.
        [few] O { $count } body více než tehdy.
        [many] O { $count } bodu více než tehdy.
       *[other] O { $count } bodů více než tehdy.
    }
web-try-fewer =
    { $count ->
        [one] O { $count } bod méně než tehdy.
        [few] O { $count } body méně než tehdy.
        [many] O { $count } bodu méně než tehdy.
       *[other] O { $count } bodů méně než tehdy.
    }
web-try-equal = Stejně bodů jako tehdy.
