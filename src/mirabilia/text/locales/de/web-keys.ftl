# The keys of every table.

web-keys = Tasten und Hilfe
web-key-pick = Diese Karte oder Möglichkeit ansehen
web-key-step = Von einer Karte oder Möglichkeit zur nächsten; von Stadt zu Stadt, während eine offen ist
web-key-build = Die Karte bauen
web-key-stage = Die nächste Stufe des Weltwunders bauen
web-key-sell = Die Karte verkaufen
web-key-left = Mehr nach links zahlen
web-key-right = Mehr nach rechts zahlen
web-key-confirm = Ausführen
web-key-back = Die Wahl zurücknehmen
web-key-skip = Verzichten oder den Zug beenden
web-key-hint = Einen Tipp zeigen oder ausblenden
web-key-log = Alles, was passiert ist
web-key-coach = Trainer: weiter, oder zeigen, wo
web-key-ask = Was ist das? Für die Karte oder den Namen im Fokus
web-key-space = Leertaste
web-key-help = Diese Hilfe
web-key-escape = Schließen oder die Animation überspringen
