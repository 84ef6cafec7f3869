# A person’s seats on other devices, and how they come back.

web-devices-title = Deine Plätze
web-devices-intro = Deine Plätze gehören diesem Browser: Es gibt kein Konto. Hier kannst du sie auf ein anderes Gerät mitnehmen und dafür sorgen, dass sie nie verloren gehen.
web-devices-back = Zurück zum Tisch
## To another device

web-devices-hand-why = Erstelle einen Link und öffne ihn dort: Richte die Kamera auf den Code, oder schick dir den Link selbst. Er funktioniert einmal, innerhalb von 15 Minuten, und deine Plätze hier behältst du auch. Wer ihn öffnet, spielt an deiner Stelle; zeig ihn also niemandem sonst.
web-devices-hand-none = Dieser Browser hat noch keine Plätze. Sind sie auf einem anderen Gerät? Öffne diese Seite dort und erstelle einen Link.
web-devices-which = Welche Plätze
web-devices-which-one = nur dieser Tisch
web-devices-which-all = alle: { $count }
web-devices-make =
    { $count ->
        [one] Link für { $count } Platz erstellen
       *[other] Link für { $count } Plätze erstellen
    }
web-devices-make-again = Neuen Link erstellen
web-devices-link = Einmal-Link
web-devices-qr = Der Einmal-Link als QR-Code
web-devices-left = Funktioniert einmal. Noch { $time }
web-devices-used = Das andere Gerät hat sich gemeldet: Es hat deine Plätze jetzt.
web-devices-ran-out = Dieser Link ist abgelaufen.
web-devices-forget-why = Willst du ab jetzt nur noch dort spielen? Sind die Plätze angekommen, kann dieser Browser sie vergessen.
web-devices-forget =
    { $count ->
        [one] Diesen Platz hier vergessen
       *[other] Diese Plätze hier vergessen
    }
web-devices-forget-sure = Sind die Plätze auf dem anderen Gerät angekommen? Vergiss sie hier erst dann.
web-devices-forget-go = Sie sind da, hier vergessen
web-devices-forget-not = Behalten
web-devices-forgotten = Dieser Browser hat die Plätze vergessen.
## From another device

web-devices-take = Hier weiterspielen
web-devices-take-one = Ein anderes deiner Geräte übergibt diesem hier einen Platz.
web-devices-take-many =
    { $count ->
        [one] Ein anderes deiner Geräte übergibt diesem hier { $count } Platz.
       *[other] Ein anderes deiner Geräte übergibt diesem hier { $count } Plätze.
    }
web-devices-take-go = Übernehmen
web-devices-take-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
web-devices-came =
    { $count ->
        [one] { $count } Platz ist angekommen.
       *[other] { $count } Plätze sind angekommen.
    }
web-devices-came-none = Nichts Neues: Alle diese Plätze sind schon hier.
## Recovery code

web-devices-recovery = Wiederherstellungscode
web-devices-recovery-why = 25 Buchstaben und Ziffern auf einem Zettel, die deine Plätze in jeden Browser zurückbringen, auch wenn dieses Gerät kaputtgeht oder alles darauf gelöscht wird. Neue Plätze kommen von selbst dazu.
web-devices-recovery-make = Wiederherstellungscode erstellen
web-devices-recovery-secret = Schreib ihn auf und bewahre ihn gut auf. Wer ihn hat, hat deine Plätze.
web-devices-recovery-kept =
    { $count ->
        [0] Plätze, auf die du dich setzt, werden von selbst unter deinem Code aufbewahrt.
        [one] { $count } Platz ist unter deinem Code aufbewahrt. Neue kommen von selbst dazu.
       *[other] { $count } Plätze sind unter deinem Code aufbewahrt. Neue kommen von selbst dazu.
    }
web-devices-recovery-behind = Noch sind nicht alle Plätze unter deinem Code aufbewahrt. Sie werden gesendet, sobald der Server antwortet.
web-devices-recovery-show = Meinen Code zeigen
web-devices-recovery-copy = Code kopieren
web-devices-recovery-select = Markiere den Code und kopiere ihn selbst.
web-devices-recovery-print = Drucken
web-devices-recovery-replace = Code ersetzen
web-devices-recovery-replace-sure = Ein neuer Code bekommt alle Plätze dieses Browsers. Der alte bringt weiter zurück, was er hat, aber nichts Neues.
web-devices-recovery-replace-go = Neuen Code erstellen
web-devices-recovery-replace-not = Den alten behalten
web-devices-have = Ich habe einen Code
web-devices-have-go = Meine Plätze zurückholen
web-devices-have-wrong = Ein Code hat 25 Buchstaben und Ziffern. Bitte prüfe ihn noch einmal.
web-devices-have-unknown = Unter diesem Code ist nichts aufbewahrt. Prüfe ihn Zeichen für Zeichen.
## Whether the browser keeps what it has

web-devices-browser = Dieser Browser
web-devices-browser-yes = Dieser Browser hat versprochen, deine Plätze zu behalten, bis du sie selbst löschst.
web-devices-browser-no = Dieser Browser darf deine Plätze löschen, wenn der Speicher knapp wird oder du länger nicht da bist. Ein Wiederherstellungscode bringt sie zurück.
web-devices-browser-refused = Dieser Browser hat abgelehnt: Er darf deine Plätze weiterhin löschen, wenn der Speicher knapp wird oder du länger nicht da bist. Ein Wiederherstellungscode bringt sie zurück.
web-devices-browser-unknown = Dieser Browser sagt nicht, wie lange er deine Plätze behält. Ein Wiederherstellungscode bringt sie in jedem Fall zurück.
web-devices-browser-ask = Den Browser bitten, sie zu behalten

## What belongs to a person

web-devices-own = Was dir gehört
web-devices-own-none = Dieser Browser hat keine Plätze; hier gibt es also nichts mitzunehmen oder zu löschen.
web-devices-own-elsewhere-why =
    Hast du auf einem fremden Gerät gespielt oder der falschen Person einen Link gezeigt? Dann lass deine Plätze nur noch
    in diesem Browser gelten.
web-devices-own-elsewhere = Überall sonst abmelden
web-devices-own-elsewhere-done = Deine Plätze gelten jetzt nur noch in diesem Browser.
web-devices-own-why =
    Alles, was der Server von dir aufbewahrt, bekommst du als Datei: deine Partien und was du geschrieben hast. Oder du
    lässt es löschen.
web-devices-own-save = Alle meine Partien speichern
web-devices-own-saved = Die Datei ist gespeichert.
web-devices-own-delete = Alle meine Daten löschen
web-devices-own-delete-sure = Alle deine Daten löschen?
web-devices-own-delete-what =
    { $count ->
        [one] Du verlässt { $count } Tisch. Läuft die Partie dort noch, spielt ein Bot weiter. Deine Züge bleiben unter dem Namen { $name }; dein Name und was du geschrieben hast, werden gelöscht, ebenso, was unter deinem Wiederherstellungscode aufbewahrt ist. Das lässt sich nicht rückgängig machen.
       *[other] Du verlässt { $count } Tische. Wo eine Partie noch läuft, spielt ein Bot weiter. Deine Züge bleiben unter dem Namen { $name }; dein Name und was du geschrieben hast, werden gelöscht, ebenso, was unter deinem Wiederherstellungscode aufbewahrt ist. Das lässt sich nicht rückgängig machen.
    }
web-devices-own-delete-go = Alles löschen
web-devices-own-delete-not = Behalten
web-devices-own-deleted = Alle deine Daten sind gelöscht.
