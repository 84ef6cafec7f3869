# The rules, and every card, wonder and token to look up.

web-help-games = Spiele
web-help-lookup-seven = Alle Karten, Weltwunder, Symbole und Kräfte
web-help-lookup-architects = Alle Karten, Weltwunder, Marker, Symbole und Kräfte
web-help-search = Suchen
web-help-filter-kind = Art
web-help-filter-colour = Farbe
web-help-filter-age = Zeitalter
web-help-filter-players = Personen
web-help-any = alle
web-help-all = Alles zeigen
web-help-kind-card = Karten
web-help-kind-wonder = Weltwunder
web-help-kind-token = Fortschrittsmarker
web-help-kind-sign = Symbole und Kräfte
web-help-link = Link zu { $name }
web-help-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } gefunden
       *[other] { $count } gefunden
    }
## Cards and boards

web-help-gives = Bringt { $effect }.
web-help-cost = Kosten: { $cost }.
web-help-free-with = Gratis, wenn du das hast: { $cards }.
web-help-leads-to = Führt zu: { $cards }.
web-help-always = In jeder Partie.
web-help-from = Ab { $players } Personen im Spiel.
web-help-more = Eine weitere Karte ab { $players } Personen.
web-help-guild = Eine Gilde: Jede Partie benutzt nur einige davon, zwei mehr als Personen am Tisch.
web-help-board-makes = { $city } erzeugt: { $resource }.
web-help-stage = Stufe { $stage }. Kosten: { $cost }; bringt { $effect }.
web-help-seven-colour-brown = Braun: erzeugt Rohstoffe, für dich und zum Kauf für deine Nachbarn.
web-help-seven-colour-grey = Grau: erzeugt Manufakturprodukte, für dich und zum Kauf für deine Nachbarn.
web-help-seven-colour-blue = Blau: Punkte am Ende.
web-help-seven-colour-yellow = Gelb: Münzen und Handel.
web-help-seven-colour-red = Rot: Schilde für Konflikte.
web-help-seven-colour-green = Grün: ein Forschungssymbol.
web-help-seven-colour-purple = Lila: eine Gilde, Punkte für das, was eine Stadt und ihre Nachbarn haben.
web-help-architects-colour-grey = Grau: eine Ressource.
web-help-architects-colour-yellow = Gelb: eine Münze.
web-help-architects-colour-blue = Blau: Punkte, manche mit einer Katze.
web-help-architects-colour-green = Grün: ein Forschungssymbol.
web-help-architects-colour-red = Rot: ein Schild, manche mit Hörnern.
web-help-power-wild_symbol = Am Ende der Partie zählt es als das Symbol, das für dich am besten ist.
web-help-power-seventh_card = Ab diesem Zeitalter spielst du auch die letzte Karte deiner Hand, die andere abwerfen.
web-help-power-free_build = Einmal pro Zeitalter, ab der nächsten Runde, darfst du eine Handkarte gratis bauen (keine Stufe).
web-help-power-dig = Einmal, am Ende dieser Runde, darfst du eine Karte vom Ablagestapel gratis bauen, aber kein Gebäude, das du schon hast.
web-help-power-copy_guild = Am Ende der Partie wertest du auch eine Gilde, die in einer Nachbarstadt steht.
web-help-power-discount = Ab der nächsten Runde zahlst du 1 Münze statt 2.
web-help-power-symbol = Am Ende bringen gleiche Symbole ihre Anzahl zum Quadrat und jeder Satz aus drei verschiedenen 7 Punkte.

web-help-architects-card-grey = Eine Ressource: { $card }. Die Stufen deines Weltwunders kosten gleiche oder verschiedene Ressourcen.
web-help-architects-card-yellow = Eine Münze ersetzt eine beliebige Ressource, die dir für eine Stufe fehlt.
web-help-architects-card-blue = { $points } am Ende.
web-help-architects-card-green = Ein Symbol: { $card }. Wirf zwei gleiche oder drei verschiedene Symbole für einen Fortschrittsmarker ab.
web-help-architects-card-red = Ein Schild im Kampf.
web-help-architects-cat = Bringt dir die Katze: Sie ist 2 Punkte wert und zeigt dir vor deinem Zug die oberste Karte des mittleren Stapels.
web-help-architects-red-horns =
    { $count ->
        [one] Ihr Horn dreht { $count } Konfliktmarker um; nach einem Kampf wird die Karte abgeworfen.
       *[other] Ihre Hörner drehen { $count } Konfliktmarker um; nach einem Kampf wird die Karte abgeworfen.
    }
web-help-architects-no-horns = Sie hat kein Horn und bleibt nach einem Kampf bei dir.
web-help-architects-stage-after = Vorher zu bauen: { $stages }.
web-help-architects-effect-take_any = Baust du eine solche Stufe, darfst du die oberste Karte eines beliebigen Stapels am Tisch nehmen.
web-help-architects-effect-take_token = Baust du eine solche Stufe, darfst du einen Fortschrittsmarker nehmen.
web-help-architects-effect-take_central = Baust du eine solche Stufe, darfst du die oberste Karte des mittleren Stapels nehmen.
web-help-architects-effect-look = Baust du eine solche Stufe, darfst du dir die obersten fünf Karten des linken oder rechten Stapels ansehen und eine behalten; der Rest des Stapels wird gemischt.
web-help-architects-effect-take_both = Baust du eine solche Stufe, darfst du die obersten Karten des linken und des rechten Stapels nehmen, beide.
web-help-architects-effect-shield = Eine solche Stufe bringt ein Schild für den Rest der Partie.
web-help-architects-does-draw_on_take = Einmal pro Zug, wenn du eine dieser Karten nimmst, darfst du noch eine Karte nehmen: { $cards }.
web-help-architects-does-draw_on_build = Einmal pro Zug, wenn du eine Stufe baust, darfst du noch eine Karte nehmen.
web-help-architects-does-double_coin = Einmal pro Zug darf eine deiner Münzen zwei fehlende Ressourcen ersetzen.
web-help-architects-does-any_resources = Einmal pro Zug darfst du eine Stufe mit beliebigen Ressourcen bauen, gleich oder nicht.
web-help-architects-does-shields = { $shields } in jedem Kampf.
web-help-architects-does-points_wonder = Am Ende { $unfinished }, oder { $complete }, wenn dein Weltwunder vollendet ist.
web-help-architects-does-points_per-cats = Am Ende { $points } für jede deiner Karten mit Katze.
web-help-architects-does-points_per-victories = Am Ende { $points } für jeden deiner Siegmarker.
web-help-architects-does-points_per-tokens = Am Ende { $points } für jeden deiner Fortschrittsmarker, diesen eingerechnet.
web-help-architects-does-points_set = Davon gibt es zwei: Einer allein bringt { $one }, beide zusammen { $both }.
## Rules

web-help-chapter-goal = Das Ziel
web-help-chapter-setup = Aufbau
web-help-chapter-turn = Ein Zug
web-help-chapter-build = Bauen
web-help-chapter-trade = Bei Nachbarn kaufen
web-help-chapter-chain = Verkettungen
web-help-chapter-stage = Dein Weltwunder
web-help-chapter-sell = Münzen
web-help-chapter-colours = Sieben Farben
web-help-chapter-counting = Karten, die zählen
web-help-chapter-powers = Kräfte der Weltwunder
web-help-chapter-conflict = Konflikte
web-help-chapter-science = Forschung
web-help-chapter-score = Das Ende
web-help-chapter-two = Zu zweit
web-help-chapter-blue = Blaue Karten und die Katze
web-help-chapter-green = Grüne Karten und Fortschritt
web-help-chapter-red = Rote Karten
web-help-chapter-battle = Kampf
web-help-chapter-free = Was du musst und was du darfst
web-help-chapter-effects = Effekte der Stufen
web-help-chapter-empty = Leere Stapel
web-help-chapter-hidden = Was du wissen darfst

web-help-seven-goal = Du führst eine Stadt der Antike durch drei Zeitalter. Gebäude, Heer, Forschung und Weltwunder bringen Punkte, und die meisten Punkte gewinnen. Zu tun hast du nur mit den beiden Städten neben dir, egal, wie viele am Tisch sind.
web-help-seven-setup = Alle bekommen ein anderes Weltwunder, Seite A oder B, und 3 Münzen. In jedem Zeitalter werden allen sieben Karten ausgeteilt; je mehr Leute mitspielen, desto mehr Exemplare sind dabei. In Zeitalter III kommen Gilden dazu, zwei mehr als Personen am Tisch, gezogen aus zehn.
web-help-seven-turn = Am Anfang eines Zeitalters haben alle sieben Karten. Alle wählen gleichzeitig eine; sie werden zusammen aufgedeckt und gespielt, dann werden die Karten weitergegeben: in den Zeitaltern I und III nach links, in Zeitalter II nach rechts. In der sechsten Runde wird eine der letzten beiden Karten gespielt, die andere wird ohne Ertrag abgeworfen.
web-help-seven-turn-paid = Alles wird mit den Münzen und Ressourcen bezahlt, die eine Stadt am Anfang der Runde hatte. Münzen, die während einer Runde durch Verkauf, Handel oder Effekte hereinkommen, kannst du erst ab der nächsten ausgeben.
web-help-seven-build = Eine Karte kann Münzen, Ressourcen oder nichts kosten. Was deine Stadt erzeugt, steht dir jede Runde zur Verfügung und wird nie verbraucht; Münzen gehen an die Bank. Keine Stadt hat dasselbe Gebäude zweimal.
web-help-seven-build-twice = Karten mit demselben Namen sind dasselbe Gebäude, etwa der Webstuhl aus Zeitalter I und der aus Zeitalter II. Das zweite darfst du nicht bauen, auf keine Weise.
web-help-seven-build-either = Eine Karte mit zwei Arten von Ressourcen liefert jede Runde eine davon. Welche du auch benutzt: Beide Nachbarn dürfen jede der beiden kaufen.
web-help-seven-trade = Eine Ressource, die dir fehlt, kannst du kaufen, wenn eine Nachbarstadt sie auf dem Spielplan oder mit einer braunen oder grauen Karte erzeugt: Das kostet 2 Münzen, die an diese Stadt gehen. Sie kann nicht ablehnen, darf die Ressource in derselben Runde aber selbst benutzen und noch einmal verkaufen. Manche gelben Karten und Stufen senken den Preis auf 1.
web-help-seven-trade-sold = Was gelbe Karten und Stufen erzeugen, gehört nur ihrer Stadt: Es wird nie verkauft. In dieser Runde gebaute Karten verkaufen erst ab der nächsten.
web-help-seven-trade-price = Ein niedrigerer Preis gilt ab der Runde nach dem Bau und fällt nie unter 1. Ost ist rechts von dir, West links.
web-help-seven-trade-choice = Du kaufst nur, was dir fehlt, aber bei wem du willst, auch teurer, und so viel, wie dort erzeugt wird.
web-help-seven-chain = Manche Gebäude öffnen den Weg zu anderen: Steht das erste in deiner Stadt, ist das spätere gratis. Die Karten zeigen, welche das sind.
web-help-seven-chain-always = Eine Verkettung erlässt alle Kosten, auch Münzen, und wird immer benutzt: Niemand bezahlt eine Karte, die durch Verkettung gratis ist.
web-help-seven-stage = Statt eine Karte zu bauen, kannst du sie verdeckt unter deinen Spielplan schieben und die nächste Stufe deines Weltwunders bezahlen. Stufen werden der Reihe nach gebaut; jede bringt Punkte, Münzen, Schilde oder eine Kraft. Welche Karte dort liegt, bleibt geheim, bis die Partie zu Ende ist.
web-help-seven-stage-lost = Eine Karte unter einem Weltwunder ist kein Gebäude: Sie führt zu nichts und zählt für nichts.
web-help-seven-sell = Du beginnst mit 3 Münzen. Jede Karte kannst du für 3 weitere verkaufen, verdeckt auf den Ablagestapel; wenn du mit der gewählten Karte weder sie selbst noch eine Stufe bauen kannst, musst du es.
web-help-seven-colours = Braune und graue Karten erzeugen Ressourcen. Blau bringt Punkte. Gelb bringt Münzen und besseren Handel. Rot hat Schilde, Grün hat Symbole. Die lila Gilden kommen in Zeitalter III und zählen, was du und deine Nachbarn haben.
web-help-seven-counting = Manche Karten zählen Karten, Stufen oder Marker: in deiner Stadt, in den Nachbarstädten oder in allen dreien. In derselben Runde gebaute Karten zählen mit, etwa für Weinberg und Basar. Was ein Spielplan erzeugt, ist keine Karte und wird nie gezählt.
web-help-seven-counting-coins = Münzen gibt es einmal, beim Bau der Karte; Punkte werden am Ende der Partie gezählt, nach dem, was dann dasteht. Eine Karte, die ihre eigene Farbe zählt, zählt sich selbst mit.
web-help-seven-counting-guilds = Die Gilde der Baumeister zählt Stufen in deiner und beiden Nachbarstädten, die Gilde der Strategen die Niederlagen deiner Nachbarn, die Gilde der Reeder deine eigenen braunen, grauen und lila Karten; die Gilde der Künstler bringt 2 Punkte für jede graue Karte deiner Nachbarn.
web-help-seven-powers = Manche Stufen bringen eine Kraft. Wenn du sie nutzen kannst, bietet das Spiel sie dir an.
web-help-seven-powers-free = Olympias Gratisgebäude: einmal pro Zeitalter, ab der Runde nach dem Bau der Stufe. Es erlässt Münzen und Ressourcen für eine Handkarte, nie für eine Stufe. Ungenutzt verfällt es am Ende des Zeitalters.
web-help-seven-powers-seventh = Babylons siebte Karte: In der sechsten Runde jedes Zeitalters, auch wenn du die Stufe gerade erst baust, musst du auch deine letzte Karte spielen: sie bauen, für eine Stufe nutzen oder verkaufen. Du bezahlst neu, mit schon benutzten Ressourcen und denen der sechsten Karte, aber nicht mit Münzen, Rabatten oder Ressourcen der Nachbarn, die erst in dieser Runde dazukamen.
web-help-seven-powers-dig = Halikarnassos: Am Ende der Runde, in der du die Stufe baust, nach allen Abwürfen und vor den Konflikten, darfst du eine Karte aus dem ganzen Ablagestapel gratis bauen, aber kein Gebäude, das du schon hast. Münzen, die sie bringt, bekommst du. Du darfst verzichten. Sonst sieht niemand den Ablagestapel durch.
web-help-seven-powers-copy = Olympias Kopie: Am Ende wertest du eine Gilde einer Nachbarstadt, als stünde sie bei dir. Ihre Punkte zählen zu den Gilden; eine kopierte Gilde der Wissenschaftler ist ein Symbol, und eine kopierte Gilde der Reeder zählt sich nicht selbst.
web-help-seven-conflict = Nach jedem Zeitalter vergleichst du deine Schilde mit jeder Nachbarstadt. Mehr Schilde bringen einen Marker: 1 Punkt nach Zeitalter I, 3 nach Zeitalter II und 5 nach Zeitalter III; weniger Schilde kosten 1 Punkt; bei Gleichstand passiert nichts.
web-help-seven-conflict-less = Zusammengezählt können dich Konflikte Punkte kosten.
web-help-seven-science = Für jedes Symbol bekommst du das Quadrat seiner Anzahl: Drei Zahnräder sind 9 Punkte. Jeder Satz aus Zahnrad, Zirkel und Tafel bringt 7 dazu.
web-help-seven-science-wild = Freie Symbole werden am Ende bestimmt, alle zusammen, für die meisten Punkte; ebenso eine Gilde, die kopiert wird.
web-help-seven-score = Nach Zeitalter III zählst du Konflikte, Münzen (je 3 sind 1 Punkt), Weltwunder, Profanbauten, Forschung, Handel und Gilden zusammen. Bei Gleichstand entscheiden mehr Münzen; sind auch sie gleich, wird der Sieg geteilt.
web-help-seven-two = Zu zweit liegt zwischen euch eine dritte Stadt, die niemand führt: die Freie Stadt. Gespielt wird nur mit den Karten für drei: je sieben für euch beide, sieben in einem Stapel. Die Karte der Freien Stadt wechselt jede Runde: Wer sie hat, zieht eine Karte vom Stapel, wählt zuerst für die eigene Stadt und dann für die Freie Stadt. Dann tauscht ihr die Handkarten.
web-help-seven-two-order = Die drei Städte bilden einen Kreis, jede mit 3 Münzen. Die Zeitalter I und III beginnt, wer links von der Freien Stadt sitzt, Zeitalter II, wer rechts von ihr sitzt.
web-help-seven-two-must = Die Freie Stadt muss ein Gebäude oder eine Stufe bauen, wenn eine der Karten das erlaubt; wer ihre Karte hat, wählt, was und bei wem sie kauft. Nur sonst verkauft sie. Eine Karte mit Verkettung muss sie dank dieser bauen und darf sie nicht unter das Weltwunder schieben. Auch mit einem Gratisgebäude durch Olympia, das noch frei ist, kann sie bauen.
web-help-seven-two-fights = Sie handelt und kämpft wie jede andere Stadt, kann aber nicht gewinnen. Wer ihre Karte hat, entscheidet auch über die Kräfte ihres Weltwunders. In der sechsten Runde wird die letzte Karte des Stapels abgeworfen, außer die Freie Stadt hat Babylons siebte Karte: Dann spielt sie auch diese.

web-help-architects-goal = Alle bauen ein Weltwunder aus fünf Stufen. Das erste vollendete beendet die Partie, und die meisten Punkte gewinnen: nicht immer die Person, die zuerst fertig war.
web-help-architects-setup = Alle haben ein anderes Weltwunder und seine 25 Karten, offen, zwischen sich und der Person links. Der mittlere Stapel aus 60 Karten ist verdeckt. Drei der 15 Fortschrittsmarker liegen offen, der Rest ist ein Stapel. Die Konfliktmarker zeigen Frieden: 3 zu zweit oder dritt, 4 zu viert, 5 zu fünft, 6 zu sechst oder siebt. Noch hat niemand die Katze. Der erste Platz beginnt.
web-help-architects-turn = In deinem Zug nimmst du eine Karte: die oberste deines eigenen Stapels links von dir, die oberste des Stapels rechts von dir oder verdeckt die oberste des mittleren Stapels. Sie liegt offen vor dir. Dann tust du, was deine Karten erlauben oder verlangen, und links von dir geht es weiter.
web-help-architects-turn-taken = Gebaut wird erst, wenn du deine Karte genommen hast. Eine Karte gilt als genommen, egal, wie du sie bekommst: Ihre Katze, ihre Hörner, Marker und Pflichten gelten.
web-help-architects-build = Jede Stufe kostet eine Anzahl Ressourcen, alle gleich oder alle verschieden. Graue Karten sind Ressourcen, eine gelbe Münze ersetzt eine fehlende. Kannst du eine Stufe bezahlen, auch mit Münzen, musst du sie vor dem Ende deines Zuges bauen und diese Karten abwerfen; mehrere Stufen in einem Zug sind möglich. Gebaut wird von unten nach oben; bei manchen Weltwundern wählst du die Reihenfolge.
web-help-architects-build-coins = Münzen ersetzen nur, was dir fehlt: Eine Stufe wird mit möglichst vielen grauen Karten und möglichst wenigen Münzen bezahlt. Bei gleichwertigen Zahlungen wählst du die Karten.
web-help-architects-blue = Blaue Karten sind Punkte. Eine mit Katze bringt dir auch sofort die Katze, bis jemand anders eine solche Karte nimmt: Sie ist am Ende 2 Punkte wert, und vor deinem Zug siehst du die oberste Karte des mittleren Stapels.
web-help-architects-green = Vor dem Ende deines Zuges musst du zwei gleiche oder drei verschiedene Symbole für einen Fortschrittsmarker abwerfen: einen der drei offenen oder verdeckt den obersten des Stapels. Marker helfen für den Rest der Partie, die meisten einmal pro Zug.
web-help-architects-green-sets = Ein Satz sind genau zwei gleiche oder drei verschiedene Karten; hast du mehrere, wählst du, welchen du abwirfst, und machst weiter, solange du einen Satz hast und ein Marker übrig ist. Ein genommener Marker wird sofort vom Stapel ersetzt.
web-help-architects-red = Jede rote Karte ist ein Schild. Jedes Horn darauf dreht einen Konfliktmarker auf die Kampfseite; überzählige Hörner verfallen.
web-help-architects-battle = Ist der letzte Konfliktmarker umgedreht, gibt es am Ende dieses Zuges einen Kampf. Für jede Nachbarstadt mit weniger Schilden als du bekommst du einen Siegmarker im Wert von 3 Punkten. Dann werden alle roten Karten mit Hörnern abgeworfen, und die Konfliktmarker zeigen wieder Frieden.
web-help-architects-battle-shields = Schilde sind deine roten Karten, die Stufen von Rhodos mit Schild und 2 für Taktik, samt allen aus diesem Zug. Siegmarker gehen nie aus.
web-help-architects-free = Stufen, die du bezahlen kannst, und Sätze von Symbolen musst du vor dem Ende des Zuges nutzen, in beliebiger Reihenfolge. Auf zusätzliche Karten durch Marker und auf Effekte von Stufen darfst du verzichten.
web-help-architects-free-draw = Ein Marker wirkt ab dem Moment, in dem du ihn nimmst, höchstens einmal pro Zug und nur, wenn du willst. Eine zusätzliche Karte darfst du bis zum Ende des Zuges ziehen, von denselben drei Stapeln; ein zweiter Anlass im selben Zug bringt nichts.
web-help-architects-free-payment = Wirtschaft lässt eine Münze als zwei zählen, wo mindestens zwei Ressourcen fehlen, ohne Wechselgeld. Ingenieurskunst lässt eine Stufe pro Zug beliebige Ressourcen kosten. Beides geht zusammen, und nichts davon zwingt dich zu bauen.
web-help-architects-effects = Der Effekt einer Stufe wird sofort genutzt oder ausgelassen, vor allem anderen; einer, der nichts bewirken kann, wird nicht angeboten. Alexandria nimmt die oberste Karte eines beliebigen Stapels am Tisch, Ephesos die des mittleren; Babylon nimmt einen Fortschrittsmarker, Rhodos hat dauerhaft ein Schild.
web-help-architects-effects-look = Halikarnassos sieht sich die obersten fünf Karten des linken oder rechten Stapels an, oder alle, wenn es weniger sind, behält eine und mischt den Rest dieses Stapels. Die fünf siehst nur du, die behaltene sehen alle. Verzichten musst du, bevor du sie ansiehst.
web-help-architects-effects-both = Olympia nimmt die oberste Karte des linken und des rechten Stapels, in beliebiger Reihenfolge und ohne etwas dazwischen; ein leerer Stapel fällt weg.
web-help-architects-empty = Ein leerer Stapel bleibt leer. Sind deine drei Stapel leer, nimmst du keine Karte, darfst aber den Rest deines Zuges ausführen. Sind am Ende eines Zuges alle Stapel am Tisch leer, endet die Partie. Ist der Stapel der Fortschrittsmarker leer, bleiben die Plätze offener Marker leer; ist kein Marker mehr da, bleiben grüne Karten bei dir.
web-help-architects-hidden = Verborgen sind die Reihenfolge der Karten unter der obersten eines Stapels, der mittlere Stapel und die verdeckten Marker. Was jeder Stapel noch enthält, dürfen alle wissen. Die Katze zeigt die oberste Karte des mittleren Stapels der Person, die sie am Anfang ihres Zuges hat; die kennt sie dann, bis sie genommen wird.
web-help-architects-score = Ein vollendetes Weltwunder beendet die Partie nach diesem Zug. Es zählen Stufen, die Katze, blaue Karten, Siegmarker und Fortschrittsmarker. Bei Gleichstand entscheiden mehr Stufen; sind auch sie gleich, wird der Sieg geteilt.
web-help-architects-score-last = Das Weltwunder zu vollenden kürzt den Zug nicht ab: Symbole müssen noch genutzt werden, zusätzliche Karten und Effekte dürfen es. Ein Kampf im letzten Zug findet vor der Wertung statt.
web-help-architects-two = Zu zweit steht im Kampf nur eine Stadt gegen dich: Mehr Schilde bringen einen Marker; mindestens doppelt so viele, und mindestens 2, bringen zwei.
## At the table

web-help-time-title = Wenn die Zeit um ist
web-help-time = Ein Tisch hat keine Uhr oder eine für jede Entscheidung, vielleicht mit einer Reserve, die läuft, wenn die Uhr abgelaufen ist. Ist deine Zeit um, trifft ein Bot diese eine Entscheidung für dich, und die nächste ist wieder deine. Verpasst du mehrere in Folge, giltst du als weg: Je nach Tisch spielt ein Bot für dich, solange andere da sind, oder alle warten. Ist niemand da, steht der Tisch still. Wie lange du auch weg warst, du kommst zur nächsten offenen Entscheidung zurück. Ist jemand weg, können die anderen warten, einen Bot spielen lassen oder über den Link jemand anders, bis die Person zurück ist.
