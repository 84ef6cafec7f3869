# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = Der Startwert dieser Partie ist { $seed }.
## While bots think

terminal-compiling = Die Bots, die suchen, werden für diese Version einmal übersetzt: Das dauert ein, zwei Minuten.
terminal-thinking = { $bot } denkt nach.
## Looking closer

terminal-log-empty = Noch ist nichts passiert.
## Asking

terminal-pause = Weiter mit Enter:
terminal-prompt = Dein Zug (? für Hilfe):
terminal-prompt-quit = Die Partie verlassen? (y/n)
terminal-goodbye = Du verlässt den Tisch. Bis zum nächsten Mal!
terminal-recorded = Die Aufzeichnung liegt in { $file }.
## Answers to what cannot be done

terminal-no-city = Wähle eine Stadt von 0 bis { $last }.
## Help

terminal-help-title = Hilfe
terminal-help-city = Stadt 2 genau ansehen
terminal-help-log = alles, was passiert ist
terminal-help-screen = den Bildschirm noch einmal zeigen
terminal-help-quit = aufhören
terminal-help-colours = Karten: { $colours }
## The command and its mistakes

terminal-command = Spielt im Terminal gegen Bots.
terminal-option-players = Anzahl der Mitspielenden, dich eingerechnet; ohne Angabe die übliche. Zu zweit kommt bei 7 Wonders die Freie Stadt dazu.
terminal-option-seed = Eine Zahl oder ein Schlüssel aus 64 Hexadezimalziffern: teilt dieselben Karten noch einmal aus. Ohne Angabe wird ein Schlüssel gezogen, den niemand erraten kann.
terminal-option-wishes = Weltwunder nach Plätzen, etwa "rhodos-A ? ?-B" oder "giza ? ?"; ? ist Zufall.
terminal-option-seat = Dein Platz; links von dir sitzt die nächste Nummer.
terminal-option-bots = Wer gegen dich spielt: { $bots }. Dazu wahlweise eine Neigung, etwa builder:science ({ $leanings }; any wechselt von Platz zu Platz), und die Bedenkzeit, etwa master@3s. Einer für alle oder einer für jeden anderen Platz, etwa builder,apprentice.
terminal-option-program = Ein Programm, das mitspielen darf, unter den Bots program:NAME genannt; mehrfach möglich.
terminal-option-record = Schreibt die Aufzeichnung der Partie in diese Datei, die es noch nicht geben darf.
terminal-wrong-seat = Platz { $seat } gibt es nicht ({ $players } am Tisch); die Plätze sind 0 bis { $last }
terminal-wrong-bots =
    { $count ->
        [one] { $named } Bots genannt; nenne einen für alle oder einen für den { $count } anderen Platz
       *[other] { $named } Bots genannt; nenne einen für alle oder je einen für die { $count } anderen Plätze
    }
terminal-wrong-old-file = die Aufzeichnung { $file } gibt es schon; nenne eine andere Datei oder verschiebe diese
terminal-wrong-file = die Aufzeichnung { $file } lässt sich nicht schreiben: Ihr Ordner fehlt oder ist gesperrt, oder sie ist selbst ein Ordner
terminal-wrong-language = MIRABILIA_LANGUAGE verlangt { $asked }; es gibt { $known }
