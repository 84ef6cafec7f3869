# 7 Wonders Architects: what a choice would lead to, in as few words as possible.

web-arch-then-unseen = nie widzisz tej karty
web-arch-then-kept = od razu nic
web-arch-then-ends = twój cud jest ukończony: to ostatnia tura
web-arch-then-builds =
    { $must ->
        [yes] buduje etap { $stage }
       *[no] pozwala wybudować etap { $stage }
    }
# How the points change by it.
web-arch-then-worth = { $what } ({ $change })
web-arch-then-spent = zużywa: { $cards }
web-arch-then-battle = bitwa na koniec twojej tury
web-arch-then-victories = żetony zwycięstwa: { $who }
web-arch-then-nobody = bez zwycięzcy
web-arch-then-set = { $cards }: bierzesz żeton
# Symbols of which one more makes a set for a progress token: “gear” or “compass / gear / tablet”.
web-arch-then-completing = do żetonu brakuje: { $cards }
web-arch-then-effect = potem { $effect }
web-arch-then-points = punkty: { $change }
web-arch-then-cat = przejmujesz Kota
web-arch-then-flipped =
    { $count ->
        [one] rozbrzmiewa { $count } róg
        [few] rozbrzmiewają { $count } rogi
        [many] rozbrzmiewa { $count } rogów
       *[other] rozbrzmiewa { $count } rogu
    }
web-arch-then-shields =
    { $count ->
        [one] potem { $count } tarcza
        [few] potem { $count } tarcze
        [many] potem { $count } tarcz
       *[other] potem { $count } tarczy
    }
web-arch-then-armed = { $what }; bitwa: { $change }
web-arch-then-draws =
    { $count ->
        [one] { $count } dodatkowa karta
        [few] { $count } dodatkowe karty
        [many] { $count } dodatkowych kart
       *[other] { $count } dodatkowej karty
    }
# What a stage still takes is one of those below.
web-arch-then-stage = etap { $stage }: { $need }
web-arch-need-different =
    { $count ->
        [one] brakuje jeszcze { $count } rodzaju lub monety
        [few] brakuje jeszcze { $count } rodzajów lub monet
        [many] brakuje jeszcze { $count } rodzajów lub monet
       *[other] brakuje jeszcze { $count } rodzaju lub monet
    }
web-arch-need-identical =
    { $count ->
        [one] brakuje jeszcze { $count } takiego samego lub monety
        [few] brakuje jeszcze { $count } takich samych lub monet
        [many] brakuje jeszcze { $count } takich samych lub monet
       *[other] brakuje jeszcze { $count } takiego samego lub monet
    }
web-arch-need-of = brakuje { $count }× { $card } lub monety
