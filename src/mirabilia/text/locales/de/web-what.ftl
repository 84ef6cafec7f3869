# What is this? What is said about a card, a stage, a token or a symbol that someone asks about.

web-what-ask = Was ist { $name }?
web-what-back = Zurück
web-what-rules = In den Regeln
## What kind of thing it is, beside its name

web-what-kind-symbol = Forschungssymbol
web-what-kind-resource = Ressource
web-what-kind-power = Kraft
web-what-kind-colour = Kartenart
web-what-kind-sign = Zeichen
web-what-kind-token = Fortschrittsmarker
web-what-kind-wonder = Weltwunder
## Rows, and what stands in one that is empty

web-what-row-costs = Kosten
# The cards that make this one free.
web-what-row-after = Gratis mit
web-what-row-leads = Führt zu
web-what-row-copies = Anzahl
web-what-row-worth = Jetzt wert
web-what-row-built = Gebaut von
web-what-row-has = Wer es hat
# The stages that must stand first, and those that come then.
web-what-row-before = Davor
web-what-row-next = Danach
web-what-row-whose = Wem sie gehört
web-what-row-boards = Weltwunder
web-what-row-cards = Karten
web-what-row-helped = Passt zu
web-what-row-to-come = Kommt noch
web-what-row-lasts = Gilt
web-what-no-card = keine Karte
web-what-no-stage = keine Stufe
web-what-no-token = kein Marker
web-what-nothing = nichts
web-what-nobody = niemand
web-what-nobody-yet = noch niemand
web-what-none-left = keine mehr
web-what-not-here = nicht in dieser Partie
web-what-worth-later = sichtbar, sobald es gebaut werden kann
web-what-built = gebaut
web-what-not-built = noch nicht gebaut
## Costs and copies

# What it would cost the person who reads: a price, or why it cannot be built.
web-what-you = du: { $price }
web-what-any-card = jede Karte darf darunter
web-what-guild = höchstens eine, wenn diese Partie sie benutzt
# Behind numbers of copies, each over a number of players.
web-what-players = Personen
web-what-copies-of = { $count }, von { $all } Markern
web-what-token-costs = zwei gleiche Symbole oder drei verschiedene
web-what-token-lasts = für den Rest der Partie
web-what-token-open = offen
web-what-token-hidden = im Stapel
## Names and what they mean

web-what-stage = Stufe { $stage }
web-what-discount = Günstiger Handel
web-what-points-name = Punkte
web-what-horn = Horn
web-what-conflict = Konfliktmarker
web-what-resource = Bezahlt Gebäude und Stufen, jede Runde aufs Neue. Was deiner Stadt fehlt, kannst du nebenan kaufen, wenn es dort erzeugt wird.
web-what-coins = Mit ihnen bezahlst du die Bank und deine Nachbarn. Am Ende sind je 3 Münzen ein Punkt.
web-what-shields = Nach jedem Zeitalter vergleichst du sie mit beiden Seiten: Mehr bringen einen Marker, weniger kosten einen Punkt.
web-what-points = Sie werden am Ende zusammengezählt; die meisten gewinnen.
web-what-victories = Einen bekommst du im Kampf für jede Nachbarstadt mit weniger Schilden. Jeder ist 3 Punkte wert.
