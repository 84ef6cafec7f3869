# The browser client: what every page has.

web-skip = Zum Inhalt springen
web-loading = Wird geladen
web-not-loaded = Dieser Teil ließ sich nicht laden. Vielleicht wurde der Server erneuert, oder die Verbindung ist weg.
web-broken = Auf dieser Seite ist etwas schiefgegangen. Die Partie liegt auf dem Server: Deine Wahl ist sicher.
web-reload = Neu laden
web-close = Schließen
web-connection-lost = Verbindung verloren. Sie wird neu aufgebaut; deine Wahl ist sicher.
web-connection-outdated = Der Server hat eine neuere Version.
web-nav = Seiten
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-to-front = Zurück zur Startseite

web-nowhere-title = Seite nicht gefunden
web-nowhere = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Teil des Links.
web-replay-title = Wiederholung
## Help

web-help-title = Die Regeln in Kürze
web-help-seven = In jedem der drei Zeitalter bekommst du sieben Karten auf die Hand. Jede Runde wählen alle gleichzeitig eine Karte und bauen sie, schieben sie für eine Stufe unter das Weltwunder oder verkaufen sie für 3 Münzen. Dann werden die Karten weitergegeben. Nach jedem Zeitalter vergleichst du deine Schilde mit denen links und rechts von dir. Die meisten Punkte gewinnen.
web-help-architects = In jedem Zug nimmst du eine Karte: von deinem Stapel, vom Stapel rechts von dir oder verdeckt vom mittleren. Passende Karten musst du für eine Stufe deines Weltwunders ausgeben. Das erste vollendete Weltwunder beendet die Partie. Die meisten Punkte gewinnen.
web-help-table-title = Am Tisch
web-help-table = Jede Möglichkeit zeigt, was sie kostet und an wen du zahlst. Was nicht geht, zeigt den Grund. Deine Wahl kannst du zurücknehmen, bis alle gewählt haben.
## Settings

web-settings-title = Einstellungen
web-settings-language = Sprache
web-settings-theme = Farben
web-settings-theme-system = wie das System
web-settings-theme-light = hell
web-settings-theme-dark = dunkel
web-settings-motion = Bewegung
web-settings-motion-system = wie das System
web-settings-motion-full = alles
web-settings-motion-none = keine
web-settings-botSpeed = Bots spielen
web-settings-botSpeed-slow = langsam
web-settings-botSpeed-normal = normal schnell
web-settings-botSpeed-instant = sofort
web-settings-sound = Ton
web-settings-memoryAid = Mich an weitergegebene Karten erinnern
web-settings-textView = Tische als Text zeigen
## What was refused, for the person who asked

web-problem-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
web-problem-bad-name = Dieser Name kann hier nicht gezeigt werden. Wähle einen anderen.
web-problem-bad-token = Dieser Platz gehört dir nicht mehr.
web-problem-busy = Der Server ist gerade voll ausgelastet. Laufende Partien gehen weiter; versuche es in einer Minute noch einmal.
web-problem-closed = Dieser Tisch ist geschlossen.
web-problem-hints-off = An diesem Tisch gibt es keine Tipps.
web-problem-no-such-puzzle = Dieses Rätsel gibt es nicht. Vielleicht fehlt ein Teil des Links.
web-problem-no-such-seat = Diesen Platz gibt es nicht.
web-problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Teil des Links.
web-problem-not-allowed = Das ist nicht erlaubt.
web-problem-not-an-option = Das geht gerade nicht.
web-problem-not-finished = Die Partie ist noch nicht zu Ende.
web-problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
web-problem-not-now = Das geht gerade nicht.
web-problem-not-seated = Du hast an diesem Tisch keinen Platz.
web-problem-paused = Der Tisch macht Pause.
web-problem-seat-taken = Jemand war schneller: Der Platz ist vergeben.
web-problem-stale = Das Spiel ist schon weiter: Sieh es dir noch einmal an.
web-problem-too-many = Zu viele Anfragen auf einmal. Warte eine Minute.
web-problem-too-large = Das ist zu lang.
web-problem-unavailable = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-problem-wrong-setup = Diese Weltwunder, Bots und Personen passen nicht zusammen.

## The way to the rules

web-help-of = Regeln: { $game }
web-help-all-rules = Alle Regeln und Karten
