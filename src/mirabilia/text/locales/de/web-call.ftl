# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Kein Netz. Deine Wahl ist sicher: Sie wird gesendet, sobald das Netz wieder da ist.
web-connection-slow = Langsame Verbindung

web-offline-title = Keine Verbindung zum Server
web-offline-what = Sobald die Verbindung wieder da ist, geht es von selbst weiter. Bis dahin kannst du:
web-offline-rules = die Regeln lesen und jede Karte nachschlagen
web-offline-settings = Einstellungen ändern
web-offline-games = beendete Partien ansehen, die du hier schon einmal angesehen hast
## Calls

web-call-title = ({ $count }) Du bist dran · { $title }
web-call-turn = Du bist dran
web-call-waits = { $game }: Der Tisch wartet auf dich.
web-call-heading = Benachrichtigungen
web-call-ask = Sollen wir dir Bescheid geben, wenn du dran bist und gerade nicht hersiehst?
web-call-yes = Ja, gern
web-call-no = Nein, danke
web-call-on = Du bekommst Bescheid, wenn du dran bist und gerade nicht hersiehst.
web-call-on-closed = Du bekommst Bescheid, wenn du dran bist, auch wenn diese Seite geschlossen ist.
web-call-off = Keinen Bescheid mehr
web-call-declined = Du bekommst keinen Bescheid.
web-call-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie neben der Adresse, um Bescheid zu bekommen.
web-call-home-screen = Bescheid bekommst du, sobald Mirabilia auf deinem Home-Bildschirm liegt: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne es von dort.
web-settings-calls = Bescheid geben, wenn ich dran bin
web-settings-calls-why = Eine Benachrichtigung des Browsers pro Zug, nur wenn du gerade nicht hersiehst.
web-settings-cue-call = Benachrichtigung
