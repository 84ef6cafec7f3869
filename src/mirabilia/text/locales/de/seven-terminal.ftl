# 7 Wonders in the terminal.

## Its first words

seven-terminal-intro-you =
    { $count ->
        [one] Du führst { $city } gegen einen Bot ({ $bot }). Die meisten Punkte gewinnen.
       *[other] Du führst { $city } gegen { $count } Bots ({ $bot }). Die meisten Punkte gewinnen.
    }
seven-terminal-first-what = Nutze jede Runde eine Karte: als Gebäude, verdeckt für eine Stufe deines Weltwunders oder verkauft für 3 Münzen.
seven-terminal-first-how = Tippe ihre Nummer und einen Buchstaben, etwa 3 b: b baut sie, s eine Stufe, x verkauft sie; ? zeigt die Hilfe.
seven-terminal-intro-free-city = Die Freie Stadt führt niemand: Du und der Bot spielen abwechselnd für sie.
## The screen of a turn

seven-terminal-header = { seven-age } · Runde { $turn } von 6 · { $detail }
seven-terminal-passing-left = Karten: { $left } ← { $you } ← { $right }
seven-terminal-passing-right = Karten: { $left } → { $you } → { $right }
seven-terminal-last-turn = die andere entfällt, dann Konflikte
seven-terminal-last-turn-both = beide Karten, dann Konflikte
seven-terminal-swap = die Karten werden mit { $city } getauscht
seven-terminal-holder = Du hast die Karte der Freien Stadt und ziehst { $card }: Wähle erst für dich, dann für die Freie Stadt.
seven-terminal-holder-other = { $city } hat die Karte der Freien Stadt und spielt diese Runde für sie.
seven-terminal-special-seventh = Die siebte Karte
seven-terminal-seventh-why = Dein Weltwunder lässt dich auch die letzte Karte spielen; was du diese Runde eingenommen hast, zählt noch nicht.
seven-terminal-seventh-for = Das Weltwunder der Freien Stadt lässt sie die letzte Karte des Stapels spielen; du wählst, wie.
seven-terminal-special-dig = Der Ablagestapel
seven-terminal-dig-why = Dein Weltwunder lässt dich eine dieser Karten gratis bauen; n baut nichts.
seven-terminal-dig-for = Das Weltwunder der Freien Stadt baut eine dieser Karten gratis: Du wählst, welche; n baut nichts.
seven-terminal-special-free_city = Du spielst für die Freie Stadt
seven-terminal-free-city-why = Deine eigene Wahl: { $choice } (u nimmt sie zurück). Wähle jetzt eine Karte für die Freie Stadt.

seven-terminal-choice-build = { $card } bauen
seven-terminal-choice-stage = eine Stufe mit { $card }
seven-terminal-choice-sell = { $card } verkaufen
seven-terminal-choice-free = { $card } gratis bauen

seven-terminal-title = { $seat } { $city } { $side }
seven-terminal-title-free-city = { $seat } { $city } ({ $board } { $side })
seven-terminal-far = andere
seven-terminal-far-coins = Münzen
seven-terminal-far-shields = Schilde
seven-terminal-far-stages = Stufen
seven-terminal-far-won_lost = +/−
# Numbers of compasses, gears and tablets: 2-0-1.
seven-terminal-far-science = Z-R-T
seven-terminal-far-cards = Karten
seven-terminal-side-left = ← { $city }
seven-terminal-side-right = { $city } →
# The own city, seen from the Free City.
seven-terminal-title-you = { $title } (du)
seven-terminal-own = deine Stadt: { $city }
seven-terminal-income = { $coins } ({ $income } für die nächste Runde)
seven-terminal-stages = { $stages } Stufen
seven-terminal-science = Forschung { $symbols }
seven-terminal-conflicts = Konflikte: { $won } gewonnen, { $lost } verloren: { points }
seven-terminal-makes = erzeugt { $wares }
seven-terminal-sells = verkauft für je { $coins }: { $wares }
seven-terminal-buys = kauft { $discounts }
seven-terminal-free-build = ein Gebäude ist in diesem Zeitalter gratis (f)
seven-terminal-no-cards = noch keine Karten

seven-terminal-column-card = Karte
seven-terminal-column-does = was sie bringt
seven-terminal-column-needs = braucht
seven-terminal-column-build = b bauen
seven-terminal-column-stage = s Stufe
seven-terminal-column-sell = x Verkauf
seven-terminal-copies = { $card } ×{ $count }
seven-terminal-free-verb = f: gratis
# What a card does, what it costs, and what it makes free later.
seven-terminal-does-costs = { $effect } ({ $cost })
seven-terminal-does-frees = { $effect }, führt zu { $cards }
seven-terminal-next-stage = Stufe { $number } ({ $cost } → { $effect }): { $answer }
seven-terminal-complete = Das Weltwunder ist vollendet.
## Looking closer

seven-terminal-stage = Stufe { $number }: { $cost } → { $effect }
seven-terminal-for-sale = erzeugt und verkauft { $wares }
seven-terminal-own-use = erzeugt nur für sich: { $wares }
seven-terminal-sold =
    { $count ->
        [0] hat keine Karten verkauft
        [one] hat { $count } Karte verkauft
       *[other] hat { $count } Karten verkauft
    }
seven-terminal-explain = { $card } · { $effect } · { $cost }
seven-terminal-costs = kostet { $cost }
seven-terminal-costs-nothing = kostet nichts
seven-terminal-free-with = gratis mit { $cards }
seven-terminal-frees = führt zu: { $cards }
seven-terminal-not-build = nicht zu bauen: { $reason }
seven-terminal-not-stage = keine Stufe möglich: { $reason }
seven-terminal-not-sell = nicht zu verkaufen: { $reason }
seven-terminal-log-turn = { seven-age }, Runde { $turn }
seven-terminal-memory = { $city } hat, was übrig ist von { $cards }
seven-terminal-memory-gone =
    { $count ->
        [one] ({ $count } davon wurde verdeckt gespielt)
       *[other] ({ $count } davon wurden verdeckt gespielt)
    }
seven-terminal-memory-drawn = und eine Karte vom Stapel
seven-terminal-memory-empty = Du hast in diesem Zeitalter noch keine Karten weitergegeben.
## What changed

seven-terminal-turn-over = Was in { seven-age }, Runde { $turn }, geschah
seven-terminal-over-seventh = Die siebte Karte von { seven-age }
seven-terminal-over-digging = Der Ablagestapel in { seven-age }, Runde { $turn }
seven-terminal-changes = Deine Stadt: { $changes }.
seven-terminal-change-coins = Münzen { $before } → { $after }
seven-terminal-change-shields = Schilde { $before } → { $after }
seven-terminal-change-symbols = Symbole { $before } → { $after }
seven-terminal-change-stages = Stufen { $before } → { $after }
## Asking

seven-terminal-prompt-payment =
    { $last ->
        [1] Es gibt nur diese Zahlung: tippe 1. (Enter: zurück)
       *[other] Welche Zahlung, 1-{ $last }? (Enter: zurück)
    }
seven-terminal-payment = { $number }  { $price }
## Answers to what cannot be done

seven-terminal-what = { $line } verstehe ich nicht. { $how }
seven-terminal-how = Tippe die Nummer einer Karte und b, s oder x, etwa 2 b; ? erklärt alles.
seven-terminal-how-dig = Tippe die Nummer einer Karte und b, etwa 2 b, oder n für nichts; ? erklärt alles.
seven-terminal-no-row =
    { $count ->
        [one] Es gibt nur Karte 1.
       *[other] Wähle eine Karte von 1 bis { $count }.
    }
seven-terminal-no-payment =
    { $count ->
        [one] Es gibt nur Zahlung 1.
       *[other] Wähle eine Zahlung von 1 bis { $count }.
    }
seven-terminal-cannot-build = { $card } lässt sich nicht bauen: { $reason }.
seven-terminal-cannot-stage = Mit { $card } ist keine Stufe möglich: { $reason }.
seven-terminal-cannot-sell = { $card } lässt sich nicht verkaufen: { $reason }.
seven-terminal-only = Mit { $card } geht hier nur: { $letters }.
seven-terminal-cannot-free = { $card } ist nicht gratis: Das erlaubt nur die zweite Stufe von Olympia A, einmal pro Zeitalter.
seven-terminal-no-decline = Passen geht nicht; x verkauft eine Karte.
seven-terminal-no-choice = Es gibt nichts zurückzunehmen.
## Help

seven-terminal-help-build = Karte 3 so billig wie möglich bauen
seven-terminal-help-ways = vorher alle Zahlungen zeigen (auch 3 s ?)
seven-terminal-help-stage = die nächste Stufe mit Karte 3 (verdeckt) bauen
seven-terminal-help-sell = Karte 3 für 3 Münzen verkaufen
seven-terminal-help-free = Karte 3 mit Olympias Kraft gratis bauen
seven-terminal-help-card = Karte 3 erklären
seven-terminal-help-nothing = nichts vom Ablagestapel bauen
seven-terminal-help-back = die eigene Wahl zurücknehmen, während du für die Freie Stadt wählst
seven-terminal-help-memory = weitergegebene Karten und was du verdeckt verbaut oder verkauft hast
seven-terminal-help-signs = { $yes } bezahlbar · { $chain } gratis durch Verkettung oder Weltwunder · { $no } geht nicht, und warum
seven-terminal-help-far = Z-R-T zählt Zirkel, Zahnräder und Tafeln, +1 ist ein freies Symbol; +/− sind Konflikte.
seven-terminal-help-trade = Was dir fehlt, kaufst du nebenan, wo es erzeugt wird: je 2 Münzen, mit Rabatt 1.
seven-terminal-help-score = Punkte: Konflikte, 1 pro 3 Münzen, Weltwunder, Profanbauten, Forschung (gleiche Symbole zum Quadrat, 7 pro Satz), Handel, Gilden.
