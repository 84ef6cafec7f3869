# What a command cannot do, and why: one line, read in the terminal.

refused-line = mirabilia: Fehler: { $reason }
refused-see = { $reason } Siehe: { $command } --help
refused-system = es geht nicht weiter: { $reason }
# Where something is wrong, and what.
refused-within = { $where }: { $reason }
## Bots and programs

refused-not_a_bot = „{ $text }“ ist kein Bot; schreibe level, level:leaning, level@500 (playouts) oder level@0.5s
refused-no_bot = einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }
refused-no_leanings = { $bot } hat keine Neigungen; schreibe nur { $bot }
refused-no_leaning = eine Neigung „{ $leaning }“ gibt es nicht; es gibt { $known }
refused-no_search = { $bot } sucht nicht und braucht keine Bedenkzeit; schreibe { $instead }
refused-no_time = „{ $text }“ lässt keine Bedenkzeit
refused-no_level = { $game } kennt { $bot } nicht; es gibt { $known }
refused-not_a_program = „{ $text }“ ist kein Programm; schreibe program:NAME oder program:NAME@2s, etwa program:my-bot
refused-not_a_command = --program: „{ $text }“ ist nicht NAME=BEFEHL, mit einem Namen aus Kleinbuchstaben, Ziffern, - und _
refused-no_command = { $what }: der Befehl fehlt
refused-no_program = { $what }: ein Programm „{ $program }“, das sich starten lässt, gibt es hier nicht
refused-program_twice = --program: { $program } ist zweimal angegeben
refused-unknown_program = program:{ $program } ist nicht bekannt; gib --program { $program }=BEFEHL an
## Tables

refused-no_game = ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }
refused-no_version = eine Version { $version } von { $game } gibt es nicht; es gibt { $known }
refused-players = { $game } ist für { $least } bis { $most } Personen, nicht { $players }
refused-wishes =
    { $players ->
        [one] „{ $wishes }“ passt nicht zu { $players } Person
       *[other] „{ $wishes }“ passt nicht zu { $players } Personen
    }
refused-no_wonder = ein Weltwunder „{ $wonder }“ gibt es nicht; es gibt { $known }
refused-wonder_twice = { $wonder } kommt zweimal vor; jede Stadt braucht ihr eigenes Weltwunder
refused-no_side = „{ $text }“: ein Weltwunder hat die Seiten A und B, etwa { $wonder }-A
refused-no_key = der Startwert „{ $seed }“ ist kein Schlüssel aus { $digits } Hexadezimalziffern in Kleinbuchstaben
refused-no_seed = der Startwert { $seed } liegt nicht zwischen 0 und { $last }
## Files

refused-no_folder = { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht
refused-folder = { $file } lässt sich nicht schreiben: Das ist ein Ordner
refused-unwritable = { $file } lässt sich nicht schreiben: { $reason }
refused-unreadable = { $file } lässt sich nicht lesen: { $reason }
## Proofs

refused-not_a_proof = kein Beweis: { $reason }
refused-no_proof = das ist kein Beweis, sondern was ein Server stattdessen sagt: { $reason }
refused-not_json = kein vollständiges JSON, vielleicht abgeschnitten: { $reason }
refused-format = Format { $format } ist hier nicht bekannt; diese Version liest die Formate 1 und 2
refused-digest = die Prüfsumme des Inhalts ist { $digest }, nicht { $stated }, wie angegeben; er wurde verändert
refused-layout = er ist nicht angeordnet wie ein Beweis; der Inhalt ist unversehrt, wurde unterwegs aber verändert
refused-broken_seed = Startwert und Salz ergeben die Festlegung { $promised }, nicht { $stated }, wie angegeben; das ist nicht der versprochene Startwert
refused-broken_secret = das Geheimnis ergibt die Festlegung { $promised }, nicht { $stated }, wie angegeben; das ist nicht das versprochene Geheimnis
refused-noted = die Festlegung ist { $stated }, nicht { $noted }, wie du notiert hast; das ist ein anderer Tisch, oder es wurde ein anderer Startwert benutzt
refused-share_order = die Anteile stehen nicht in der Reihenfolge der Plätze
refused-share = der Anteil von Platz { $seat } ist nicht der versprochene
refused-no_share = niemand hat { $promise } versprochen, wie du notiert hast; die Karten wurden ohne deinen Anteil gegeben
refused-share_left_out = der Anteil von Platz { $seat }, den du versprochen hast, wurde beim Geben weggelassen
refused-unlike_commitment = „{ $text }“ ist keine Festlegung aus { $digits } Hexadezimalziffern
refused-unlike_promise = „{ $text }“ ist kein Versprechen aus { $digits } Hexadezimalziffern
refused-no_setup = der Startwert ergibt keinen Aufbau: { $reason }
refused-setup = bei diesen Wünschen ergibt der Startwert den Aufbau „{ $drawn }“, nicht „{ $stated }“, wie angegeben
refused-unfinished =
    { $moves ->
        [one] die Partie ist nach { $moves } Zug nicht zu Ende; sie wurde abgeschnitten
       *[other] die Partie ist nach { $moves } Zügen nicht zu Ende; sie wurde abgeschnitten
    }
refused-move = Zug { $number } von { $moves } steht nicht da oder nicht so, wie Aufzeichnungen ihn haben
refused-winners = gewonnen haben die Plätze { $winners }, nicht { $stated }, wie angegeben
