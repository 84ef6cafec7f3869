# The check of a proof: mirabilia verify.

verify-command =
    Prüft den Beweis einer beendeten Partie, ohne Server.
    
    FILE ist das, was ein Server als Beweis einer Partie herausgibt, oder - für die Standardeingabe. Alles wird aus dem Startwert und den Zügen neu berechnet.
verify-option-commitment = Die Festlegung, die du dir beim Öffnen des Tisches notiert hast.
verify-option-promise = Das Versprechen deines Anteils, das du dir vor der Partie notiert hast.

verify-whole = Die Datei ist unversehrt: Ihre Prüfsumme stimmt.
verify-commitment = Der Startwert ist der versprochene: Mit dem Salz ergibt er die Festlegung { $commitment }.
verify-secret = Das Geheimnis des Servers ist das versprochene: Es ergibt die Festlegung { $commitment }.
verify-noted = Das ist die Festlegung, die du dir notiert hast.
verify-not-noted = Vergleiche sie mit der, die dir vor der Partie gezeigt wurde, oder prüfe sie mit --commitment.
verify-shares = Anteile an den Karten, jeder wie versprochen, nach Plätzen: { $seats }.
verify-no-shares = Niemand hat einen Anteil an den Karten beigesteuert.
verify-left-out = Versprochen, aber nicht rechtzeitig aufgedeckt und deshalb weggelassen, nach Plätzen: { $seats }.
verify-key = Zusammen ergeben sie den Schlüssel der Karten: { $key }.
verify-promised = Der Anteil, den du versprochen hast, ist dabei.
verify-deal = Der Aufbau folgt aus dem Startwert: { $setup }.
verify-moves =
    { $count ->
        [one] Ihr einziger Zug ist regelgerecht und führt zum genannten Ergebnis.
       *[other] Alle { $count } Züge sind regelgerecht und führen zum genannten Ergebnis.
    }
verify-won =
    { $count ->
        [one] Gewonnen hat Platz { $seats }.
       *[other] Gewonnen haben die Plätze { $seats }.
    }
