# 7 Wonders Architects in the terminal.

## Its first words

architects-terminal-intro-you =
    { $count ->
        [one] Du baust gegen einen Bot ({ $bot }): { $wonder }. Die meisten Punkte gewinnen.
       *[other] Du baust gegen { $count } Bots ({ $bot }): { $wonder }. Die meisten Punkte gewinnen.
    }
architects-terminal-first-what = Nimm jeden Zug eine Karte; passende Karten bauen dein Weltwunder. Ist es vollendet, endet die Partie.
architects-terminal-first-how = Tippe die Nummer dessen, was du tun willst, oder ? für Hilfe.
## The screen of a turn

architects-terminal-header = Zug { $turn } · { $what }
architects-terminal-what-take = nimm eine Karte
architects-terminal-what-act = tu, was deine Karten erlauben oder verlangen
architects-terminal-what-effect = der Effekt deiner Stufe
architects-terminal-what-look = behalte eine der Karten, die du siehst

architects-terminal-others = andere
architects-terminal-column-stages = Stufen
architects-terminal-column-shields = Schilde
architects-terminal-column-victories = Siege
architects-terminal-column-cards = Karten
architects-terminal-column-tokens = Fortschrittsmarker
architects-terminal-none = keine

architects-terminal-progress = Fortschritt
architects-terminal-stack =
    { $count ->
        [0] keine verdeckt
       *[other] { $count } verdeckt
    }
architects-terminal-war = Konflikt
architects-terminal-peace =
    { $peace ->
        [one] { $track } { $peace } Horn bis zum nächsten Kampf
       *[other] { $track } { $peace } Hörner bis zum nächsten Kampf
    }
architects-terminal-battle = { $track } Kampf am Ende dieses Zuges!
architects-terminal-now = Gäbe es jetzt einen Kampf: { $result }
architects-terminal-now-nobody = niemand würde gewinnen
architects-terminal-now-seat = { $city } +{ $count }
architects-terminal-cat = Katze
architects-terminal-cat-nobody = noch hat sie niemand
architects-terminal-cat-held =
    { $who ->
        [you] du hast sie
       *[other] { $city } hat sie
    }
# What the person saw by it.
architects-terminal-cat-seen = { $held }; oben auf dem mittleren Stapel: { $card }
architects-terminal-cat-you-blind = du hast sie; im nächsten Zug siehst du die oberste Karte der Mitte

architects-terminal-own = du: { $wonder }
architects-terminal-title = { $seat } { $city }
architects-terminal-tokens = Fortschritt: { $tokens }
architects-terminal-no-cards = noch keine Karten
# $state says what is there and what is missing, or which stages come first.
architects-terminal-stage = { $cost } → { $gives }
architects-terminal-stage-built = { $gives }
architects-terminal-stage-state = { $stage } ({ $state })
architects-terminal-stage-able = kann gebaut werden

architects-terminal-deck-left = ← dein Stapel
architects-terminal-deck-centre = mittlerer Stapel
architects-terminal-deck-right = { $city } →
architects-terminal-unseen = verdeckt
## Options

architects-terminal-must = ! muss vor dem Ende des Zuges geschehen
architects-terminal-group-take = Nimm eine Karte: tippe die Nummer ihres Stapels.
architects-terminal-group-build = Bauen
architects-terminal-group-research = Symbole für einen Fortschrittsmarker abwerfen
architects-terminal-group-draw = Noch eine Karte ziehen
architects-terminal-use = Nutze den Effekt deiner Stufe: { $effect }
architects-terminal-keep = Behalte eine Karte: { $cards }
architects-terminal-group-end = Ende
architects-terminal-do-take = { $deck }: { $card }
architects-terminal-do-build = Stufe { $stage } ({ $gives }) mit { $cards }
architects-terminal-do-research = { $cards } für { $token }
architects-terminal-do-blind = der oberste verdeckte Marker
architects-terminal-do-from = die oberste Karte { $deck }: { $card }
architects-terminal-do-look = die obersten Karten { $deck } ansehen ({ $count })
architects-terminal-do-both = { $cards } nehmen
architects-terminal-do-decline = darauf verzichten
architects-terminal-do-end = den Zug beenden
architects-terminal-paid-economy = { $coins } (eine zählt als 2, Wirtschaft)
architects-terminal-paid-engineering = { $cards }, mit Ingenieurskunst
## Looking closer

architects-terminal-decks = Was in den Stapeln ist
architects-terminal-all = alle
architects-terminal-tops = Obenauf: { $tops }
# The number of a seat and the top of its deck.
architects-terminal-top = { $seat } { $card }
architects-terminal-tokens-down = Verdeckte Marker: { $tokens }
architects-terminal-strength = { shields }, { $victories }, { $stages } von 5 Stufen
architects-terminal-deck-line = Stapel: { $count }, obenauf { $card }
architects-terminal-deck-empty = Stapel: leer
architects-terminal-log-turn = Zug { $turn }, { $city }
architects-terminal-happened = Was passiert ist
## Answers to what cannot be done

architects-terminal-puzzled = { $line } verstehe ich nicht. Tippe eine Zahl von 1 bis { $last }; ? erklärt alles.
architects-terminal-puzzled-nothing = Tippe eine Zahl von 1 bis { $last }; ? erklärt alles.
architects-terminal-no-option = Wähle eine Zahl von 1 bis { $last }.
## Help

architects-terminal-help-number = das tun, was unter Nummer 3 steht
architects-terminal-help-decks = was noch in den Stapeln ist und welche Marker verdeckt sind
architects-terminal-help-stages = { $built } gebaut · { $open } als Nächstes · { $locked } später. Eine Stufe kostet gleiche oder verschiedene graue Karten; Münzen ersetzen fehlende.
architects-terminal-help-science = 2 gleiche oder 3 verschiedene Symbole müssen für einen Fortschrittsmarker abgeworfen werden.
architects-terminal-help-war = Hörner drehen Konfliktmarker um; sind alle umgedreht, bekommst du einen Siegmarker für jede Nachbarstadt mit weniger Schilden.
architects-terminal-help-score = Punkte: Stufen, Katze 2, blaue Karten, 3 pro Siegmarker, Fortschrittsmarker.
