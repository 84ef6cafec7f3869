# The help of the mirabilia command: what stands around every verb and option.

help-usage = Aufruf:
help-any-options = [OPTIONEN]
help-options = Optionen
help-help = Diese Hilfe zeigen und beenden.
help-version = Die Version zeigen und beenden.

# What stands for a value that has to be typed.
help-number = ZAHL
# As in English.
help-text = TEXT
help-file = DATEI
help-named-command = NAME=BEFEHL
help-command = BEFEHL
help-address = ADRESSE

# Behind an option, in brackets.
help-variable = Variable: { $name }
help-default = Standard: { $value }
help-required = nötig

## More about each verb

verb-match-more = Jede Kartenverteilung wird einmal von jedem Platz aus gespielt, mit denselben Karten. Intervalle enthalten den wahren Mittelwert in 95 von 100 Fällen; bei weniger als 20 Verteilungen gibt es keine. Mit --save macht derselbe Befehl dort weiter, wo er angehalten wurde, auch mit mehr Verteilungen.
verb-ladder-more = Jede Mischung von Bots, die alle Plätze füllt, ist ein Tisch, und alle Tische spielen dieselben Kartenverteilungen. Mit --save macht derselbe Befehl dort weiter, wo er angehalten wurde, auch mit mehr Verteilungen.
verb-stats-more = Zeigt, wie Spielpläne abschneiden, wie oft Karten gebaut werden und wie es denen ergeht, die sie bauen, woher die Punkte kommen und, wo es bekannt ist, wie Menschen spielen. Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
verb-dataset-more = Eine Zeile je Entscheidung: was am Platz zu sehen war, was möglich war, was getan wurde und wie die Partie für ihn ausging. Die Spalten beschreibt docs/reference/dataset.md.
verb-serve-more = Auf freien Plätzen spielen Bots. Strg-C beendet ihn.
verb-backup-more = BACKUP ist die Datei, in die die Tische kopiert werden. Die Kopie ist vollständig und geprüft; ein Server kann so, wie sie ist, mit ihr starten.
verb-restore-more =
    BACKUP ist die Datei mit der Sicherung; der Server muss angehalten sein.

    Wenn der Server sagt, dass seine Tische älter sind als das zuletzt Geschriebene, und es keine Sicherung gibt, gib ihre eigene Datei als BACKUP an: Von da an gelten sie als vollständig.
verb-moderate-more = „reports“ zeigt, was gemeldet wurde, und „export“ das ganze Protokoll eines Tisches. Die anderen schließen oder löschen einen Tisch, entfernen einen Namen oder eine Zeile des Chats, sperren eine Adresse oder die, von der aus ein Platz gespielt wird, lassen sie wieder herein oder legen eine Meldung beiseite.
verb-bot-more = BOT schreibt man level, level:leaning, level@500 oder level@0.5s. Jedes Programm, das dasselbe Protokoll spricht, kann mitspielen: Nenne es mit --program NAME=BEFEHL, wo ein Verb das annimmt, und schreibe es unter den Bots als program:NAME.
verb-replay-more = Jeder Zug wird an den Regeln geprüft und das Ergebnis an dem, was die Datei sagt.
verb-review-more = Liest eine Aufzeichnung oder einen Spieltext. Entscheidungen werden danach beurteilt, was man am Platz wissen konnte, und nur was über den Schätzfehler hinausgeht, heißt Fehler. Dieselbe Datei, derselbe Aufwand und derselbe Startwert ergeben dieselbe Auswertung.
verb-trust-more = Die Chancen aller Plätze im Lauf eines Spiels werden damit verglichen, was gewonnen wurde, und es wird angegeben, wie viel vom Fehler Zufall ist; mit --levels wird die Genauigkeit der Auswertungen für jeden Bot angegeben.
verb-puzzles-more = Ein Rätsel ist ein Moment, in dem eine Möglichkeit klar die beste ist und ein schwächerer Bot danebengreift; eine tiefere Suche in anderen Welten muss zustimmen.
verb-tune-more = Derselbe Befehl macht dort weiter, wo der letzte angehalten wurde: Was gefunden wurde, liegt in einer Datei neben --out.

## Options that verbs share

option-players = Zahl der Mitspielenden; ohne Angabe die übliche des Spiels.
option-seed = Gleicher Startwert, gleiche Ergebnisse.
option-wishes = Spielpläne nach Plätzen, etwa "rhodos-A ? ?-B"; ? wird für jede Verteilung gelost.
option-program = Ein Programm, das mitspielen darf, unter den Bots als program:NAME; kann mehrmals angegeben werden.
option-save = Gespielte Verteilungen in dieser Datei behalten und von ihr aus weitermachen.
option-json = Die Zahlen in diese Datei schreiben; - ist die Standardausgabe.
option-jobs = Prozesse nebeneinander; ohne Angabe alle Kerne.
option-ray = Stattdessen auf einem Ray-Cluster arbeiten; braucht mirabilia[cluster].
option-backend = Womit die Regeln laufen; die Ergebnisse sind gleich.
option-bots = Wer spielt: ein Bot für alle Plätze oder einer für jeden, durch Kommas getrennt; level, level:leaning, level@500, level@0.5s.
option-games = Wie viele Partien, jede mit eigenen Karten.

## Options of the verbs that study games

simulate-option-games = Wie viele Partien gespielt werden.
simulate-option-transcript = Jede Partie vollständig schreiben, ein JSON-Objekt je Zeile.
match-option-hero = Wer gemessen wird: level, level:leaning, level@500 oder level@0.5s.
match-option-others = Gegen wen: ein Bot für alle anderen Plätze oder einer für jeden, durch Kommas getrennt.
match-option-deals = Kartenverteilungen, jede von jedem Platz aus gespielt.
ladder-option-bots = Die Bots, die bewertet werden, durch Kommas getrennt; ohne Angabe alle Stufen.
ladder-option-deals = Kartenverteilungen an jedem Tisch, in allen Sitzordnungen.
ladder-option-plot = Die Bewertungen in diese Datei zeichnen, .svg oder .png.
stats-option-records = Diese Aufzeichnungen untersuchen, statt zu spielen: JSON, eine je Datei oder je Zeile.
stats-option-html = Einen Bericht mit Diagrammen in diese Datei schreiben.
stats-option-into = Die Zahlen auch in dieser Datei behalten, neben denen anderer Spielerzahlen.
dataset-option-observations = Version der Beobachtungen (docs/learning.md); ohne Angabe die erste.
dataset-option-out = Die Parquet-Datei, die geschrieben wird.
tune-option-generations = Wie viele Generationen insgesamt, frühere mitgezählt.
tune-option-population = Kandidaten je Generation; ohne Angabe nach der Zahl der Gewichte.
tune-option-deals = Kartenverteilungen für jeden Kandidaten, von jedem Platz aus.
tune-option-sigma = Wie weit die ersten Kandidaten streuen.
tune-option-out = Die Gewichte in diese Datei schreiben, deren andere Abschnitte bleiben.
tune-option-plot = Den Verlauf in diese Datei zeichnen, .svg oder .png.
tune-option-start = Mit den Gewichten aus dieser Datei anfangen; ohne Angabe mit von Hand gesetzten.
tune-option-against = Die ersten Gegner aus dieser Datei nehmen; ohne Angabe die von --start.
review-option-seat = Die Entscheidungen dieses Platzes auswerten; ohne Angabe alle.
review-option-html = Die Auswertung als Seite in diese Datei schreiben.
review-option-json = Die Auswertung für Programme in diese Datei schreiben; - ist die Standardausgabe.
review-option-effort = Das Wievielfache der üblichen Arbeit.
trust-option-games = Partien gemischter Bots.
trust-option-worlds = Zu Ende gespielte Partien für jede Chance.
trust-option-levels = Stattdessen die Genauigkeit dieser Bots messen, etwa apprentice,builder.
trust-option-decision = Zu Ende gespielte Partien für jede Entscheidung, mit --levels.
trust-option-svg = Chancen und was daraus wurde in diese Datei zeichnen.
puzzles-option-count = Wie viele Rätsel die Datei haben soll.
puzzles-option-games = Höchstens so viele Partien durchsuchen, von der ersten an.
puzzles-option-out = Die Datei; eine abgebrochene Suche macht mit ihr weiter.

## Options of the other verbs

bot-option-stdio = BOT anbieten: Fragen auf der Standardeingabe, Antworten auf der Standardausgabe.
bot-option-check = Mit einem Programm spielen und sagen, ob es sich an das Protokoll hält.
replay-option-record = Die Partie als Aufzeichnung (JSON) ausgeben.
backup-option-database = Die Datei, in der der Server sie aufbewahrt.
backup-option-replace = BACKUP ersetzen, wenn es die Datei schon gibt.
restore-option-replace = Die Tische ersetzen, die jetzt dort sind.
moderate-option-table = Die Kennung des Tisches, wie in seinem Link.
moderate-option-seat = Der Platz an diesem Tisch, von 0 an gezählt.
moderate-option-said = Wann eine Zeile geschrieben wurde, wie eine Meldung es zeigt.
moderate-option-address = Eine Adresse, etwa 203.0.113.9.
moderate-option-hours = Für wie viele Stunden eine Adresse gesperrt wird.
moderate-option-report = Die Kennung einer Meldung.
moderate-option-server = Die Adresse des Servers.
moderate-option-moderators = Eine Datei mit einer Zeile aus deinem Namen und deinem Token, wie beim Server.
moderate-option-name = Wer du in dieser Datei bist, wenn dort mehrere stehen.

## What was typed, and cannot be used

refused-no_option = Eine Option „{ $option }“ gibt es nicht.
refused-no_verb = Ein Verb „{ $verb }“ gibt es nicht.
refused-no_value = Die Option „{ $option }“ braucht einen Wert.
refused-missing_option = Es fehlt die Option „{ $option }“.
refused-missing_argument = Es fehlt „{ $argument }“.
refused-too_much = Das ist zu viel: { $words }.
refused-not_whole = „{ $what }“ muss eine ganze Zahl sein.
refused-not_a_number = „{ $what }“ muss eine Zahl sein.
refused-not_in_range = „{ $what }“ muss eine Zahl im Bereich { $range } sein.
refused-not_a_choice = „{ $what }“ muss eines davon sein: { $choices }.
refused-unfit = Der Wert für „{ $what }“ passt nicht: { $reason }
