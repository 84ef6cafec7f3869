# The settings, beside those that the menu of a table has too.

web-settings-you = Du
web-settings-look = Aussehen
web-settings-play = Spiel
web-settings-shortcuts = Tastenkürzel
web-settings-shortcuts-why = Buchstaben und Ziffern lösen am Tisch etwas aus. Schalte sie ab, wenn du diktierst oder sie dich stören.
web-settings-textView-why = Jeder Tisch in Worten und Knöpfen: für Vorleseprogramme, langsame Verbindungen und kleine Bildschirme.
web-settings-coach = Trainer an Tischen mit Bots
web-settings-coach-why = Nach jedem Zug ein Satz dazu, was deine Entscheidung wert war. Spielen andere Menschen mit, müssen erst alle zustimmen.
web-settings-memoryAid-why = Nur, was du selbst gesehen hast.
web-settings-sound-why = Ein paar kurze Töne: dein Zug, eine Wahl, Münzen, ein Kampf, das Ende.
web-settings-sound-try = Anhören
web-settings-cue-turn = Dein Zug
web-settings-cue-chosen = Gewählt
web-settings-cue-coins = Münzen
web-settings-cue-battle = Kampf
web-settings-cue-end = Das Ende
