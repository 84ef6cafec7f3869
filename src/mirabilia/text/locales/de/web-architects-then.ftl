# 7 Wonders Architects: what a choice would lead to, in as few words as possible.

web-arch-then-unseen = diese Karte siehst du nicht
web-arch-then-kept = vorerst nichts
web-arch-then-ends = dein Weltwunder ist vollendet: Das ist der letzte Zug
web-arch-then-builds =
    { $must ->
        [yes] baut Stufe { $stage }
       *[no] kann Stufe { $stage } bauen
    }
# How the points change by it.
web-arch-then-worth = { $what } ({ $change })
web-arch-then-spent = verbraucht { $cards }
web-arch-then-battle = Kampf am Ende deines Zuges
web-arch-then-victories = Siegmarker: { $who }
web-arch-then-nobody = niemand würde gewinnen
web-arch-then-set = { $cards }: ein Marker für dich
# Symbols of which one more makes a set for a progress token: “gear” or “compass / gear / tablet”.
web-arch-then-completing = für einen Marker fehlt: { $cards }
web-arch-then-effect = dann { $effect }
web-arch-then-points = Punkte: { $change }
web-arch-then-cat = du bekommst die Katze
web-arch-then-flipped =
    { $count ->
        [one] { $count } Horn erklingt
       *[other] { $count } Hörner erklingen
    }
web-arch-then-shields =
    { $count ->
        [one] dann { $count } Schild
       *[other] dann { $count } Schilde
    }
web-arch-then-armed = { $what }; Kampf: { $change }
web-arch-then-draws =
    { $count ->
        [one] { $count } Karte mehr
       *[other] { $count } Karten mehr
    }
# What a stage still takes is one of those below.
web-arch-then-stage = Stufe { $stage }: { $need }
web-arch-need-different =
    { $count ->
        [one] braucht { $count } weitere Sorte oder eine Münze
       *[other] braucht { $count } weitere Sorten oder Münzen
    }
web-arch-need-identical =
    { $count ->
        [one] braucht noch { $count } von einer Sorte oder eine Münze
       *[other] braucht noch { $count } von einer Sorte oder Münzen
    }
web-arch-need-of = braucht { $count } × { $card } oder eine Münze
