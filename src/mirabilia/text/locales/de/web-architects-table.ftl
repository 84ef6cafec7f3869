# The pictured table of 7 Wonders Architects.

## The bar

web-arch-order = Reihenfolge: { $names }
## Progress tokens

web-arch-tokens = Fortschrittsmarker
web-arch-blind = Verdeckt nehmen
web-arch-stack =
    { $count ->
        [one] der oberste von { $count }
       *[other] der oberste von { $count }
    }
web-arch-stack-title = Verdeckte Marker in unbekannter Reihenfolge
## Cities

web-arch-left = links
web-arch-left-next = links, als Nächstes dran
web-arch-right = rechts
web-arch-both-sides = auf beiden Seiten neben dir
web-arch-label-shields = Schilde
web-arch-label-victories = Siege
web-arch-label-stages = Stufen
web-arch-stages-of = { $count } von { $all } Stufen
web-arch-next-stage = Nächste Stufe: { $cost }
web-arch-finished = Das Weltwunder ist vollendet
web-arch-in-front = Auf dem Tisch
web-arch-mine = Vor dir
web-arch-no-cards = keine Karten
web-arch-whole-city = { $city }: die ganze Stadt
web-arch-now-playing = gerade dran
web-arch-wonder-of = Das Weltwunder: { $wonder }
web-arch-previous-city = Vorige Stadt
web-arch-next-city = Nächste Stadt
## Stages

web-arch-stage = Stufe { $stage }
web-arch-built = gebaut
web-arch-must-build = muss gebaut werden
web-arch-can-build = kann gebaut werden
## Conflict

web-arch-conflict = Konflikt
web-arch-conflict-turned = { $turned } von { $all } Konfliktmarkern zeigen Kampf
web-arch-fought-now = Gäbe es jetzt einen Kampf:
## Decks

web-arch-decks = Die Stapel
web-arch-deck-you = Dein Stapel
web-arch-deck-centre = Mittlerer Stapel
web-arch-deck-of = Stapel: { $city }
web-arch-only-you = nur du siehst sie
web-arch-face-down = verdeckt
web-arch-peek = ansehen
web-arch-take = Nehmen: { $card }
web-arch-take-unseen = Verdeckt nehmen
web-arch-draw = Ziehen: { $card }
web-arch-draw-unseen = Verdeckt ziehen
web-arch-look = 5 Karten ansehen
web-arch-see-all = Alle { $count } zeigen
web-arch-inside = Karten in diesem Stapel, die oberste eingerechnet
web-arch-empty = leer
## What to do

web-arch-use = Nutzen
web-arch-must = Pflicht
## The log

## The Cat

web-arch-cat-yours = Die Katze gehört dir: Bist du dran, siehst du die oberste Karte des mittleren Stapels.
web-arch-cat = Die Katze
## After the game
