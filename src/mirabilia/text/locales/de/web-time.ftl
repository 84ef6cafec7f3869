# Time and people at a table: clocks, who is there, what they agree upon, what happens beside the game.

## The clock in the bar

web-time-left = Noch { $time }
web-time-left-of = { $name }: noch { $time }
# As in English.
web-time-reserve-left = Reserve { $time }
web-time-reserve-of = { $name }: Reserve { $time }
web-time-soon = Deine Zeit ist fast um.
web-time-whose = Wessen Zeit läuft?
## What a table plays by

web-time-clock = Uhr
web-time-clock-none = keine Uhr
web-time-clock-is = { $time } pro Entscheidung
web-time-clock-live = In einem Rutsch
web-time-clock-slow = Über Stunden und Tage
web-time-reserve = Zeitreserve
web-time-reserve-none = keine Reserve
web-time-reserve-game = Reserve pro Person: { $time } für die ganze Partie
web-time-reserve-age = Reserve pro Person: { $time } für jedes Zeitalter
web-time-for = Die Reserve gilt für
web-time-for-game = die ganze Partie
web-time-for-age = jedes Zeitalter
web-time-more = Weitere Optionen
web-time-away-after = Weg nach
web-time-away-count =
    { $count ->
        [one] { $count } verpassten Entscheidung
       *[other] { $count } verpassten Entscheidungen in Folge
    }
web-time-when-away = Wenn jemand weg ist
web-time-when-bot = spielt ein Bot weiter
web-time-when-wait = warten alle
web-time-spectators = Andere zusehen lassen
web-time-has-spectators = Andere dürfen zusehen.
web-time-no-spectators = Nur wer mitspielt, sieht die Partie.
web-time-not-yet = Die Partie hat begonnen. Wer zusieht, sieht sie verzögert ({ $time }).
web-time-outcome-none = Alle nehmen sich die Zeit, die sie brauchen. Ist jemand weg, entscheiden die anderen: warten oder einen Bot spielen lassen, bis die Person zurück ist.
web-time-outcome-clock = Ist deine Zeit um, entscheidet dieses eine Mal ein Bot; beim nächsten Mal wählst du wieder selbst.
web-time-outcome-reserve = Ist die Uhr abgelaufen, läuft deine Reserve; ist auch sie verbraucht, entscheidet dieses eine Mal ein Bot, und beim nächsten Mal wählst du wieder selbst.
web-time-outcome-bot =
    { $count ->
        [one] Wer eine Entscheidung verpasst, gilt als weg: Ein Bot spielt weiter, bis die Person zurück ist.
       *[other] Wer { $count } Entscheidungen in Folge verpasst, gilt als weg: Ein Bot spielt weiter, bis die Person zurück ist.
    }
web-time-outcome-wait =
    { $count ->
        [one] Wer eine Entscheidung verpasst, gilt als weg: Alle warten, bis die Person zurück ist.
       *[other] Wer { $count } Entscheidungen in Folge verpasst, gilt als weg: Alle warten, bis die Person zurück ist.
    }
## Who is there

web-people = Leute
web-people-news =
    { $count ->
        [one] Leute, { $count } Frage an dich
       *[other] Leute, { $count } Fragen an dich
    }
web-people-seats = Am Tisch
web-people-here = da
web-people-gone = nicht da
web-people-gone-since = nicht da seit { $time }
web-people-away = weg: alle warten
web-people-stand_in = weg: ein Bot entscheidet
web-people-open = hier darf spielen, wer den Link hat
web-people-guest = spielt für { $name }
web-people-reserve = Reserve { $time }
web-people-watching =
    { $count ->
        [0] Niemand sieht zu.
        [one] { $count } Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-people-watching-names = Darunter: { $names }
web-people-show-name = Beim Zusehen meinen Namen zeigen
web-care-wait_for = Auf die Person warten
web-care-stand_in = Einen Bot spielen lassen, bis die Person zurück ist
web-care-open_seat = Jemand anders spielen lassen: Link kopieren
web-care-of = { $name }: { $what }
web-care-copy = Link kopieren
web-care-not-yet = Noch nicht: Die Person war eben noch da. Versuche es in ein paar Minuten wieder.
web-people-together = Gemeinsam
web-people-more-time = Mehr Zeit
# As in English.
web-people-pause = Pause
web-people-set-clock = Diese Uhr stellen
web-people-agree = Zustimmen
web-people-take-back = Zurücknehmen
web-people-step-away = Kurz weggehen
web-people-step-away-bot = Ein Bot spielt für dich, bis du zurück bist.
web-people-step-away-wait = Alle warten, bis du zurück bist.
web-people-step-away-alone = Der Tisch wartet, bis du zurück bist.
## What people want

web-wish-pause = eine Pause
web-wish-more_time = mehr Zeit
web-wish-stand_in = ein Bot spielt für { $name }
web-wish-wait_for = alle warten auf { $name }
web-wish-open_seat = jemand anders spielt für { $name }
web-wish-set_clock = eine Uhr: { $time } pro Entscheidung
web-wish-no-clock = ab jetzt keine Uhr
web-wish-by = Vorschlag von { $names }: { $what }
web-wish-waits = Dein Vorschlag: { $what }. Die anderen müssen zustimmen.
## What whoever looks has to know

web-halt-paused = Pause
web-halt-asleep = Alle sind weg
web-halt-away = Du bist weg
web-notice-back = Ich bin wieder da
web-notice-fine = In Ordnung
web-notice-asleep = Alle sind weg, also wartet der Tisch. Nichts geht verloren.
web-notice-away-bot = Du bist weg: Ein Bot spielt für dich.
web-notice-away-by = Du bist weg: { $by } lässt einen Bot für dich spielen.
web-notice-away-wait = Du bist weg: Alle warten auf dich.
web-notice-late = Die Zeit war um: Dieses eine Mal hat ein Bot für dich gewählt. Die nächste Wahl ist wieder deine.
web-notice-hurried = Der Server ist ausgelastet: Bots denken kürzer nach als sonst.
web-notice-gone = { $name } ist seit { $time } nicht da.
web-notice-awaited = { $name } ist weg.
web-notice-guest = Du spielst für { $name }, bis die Person zurück ist.
web-notice-replaced = { $name } spielt für dich.
web-notice-take-back = Platz zurücknehmen
web-notice-thanks = { $name } ist zurück: danke fürs Mitspielen!
web-notice-delayed = Du siehst die Partie verzögert: { $time }.
web-notice-join = An diesem Tisch ist ein Platz frei.
web-notice-join-for = Für { $name } spielen, bis die Person zurück ist
web-notice-join-seat = Diesen Platz übernehmen
web-notice-watch = Nur zusehen
## What happened beside the game

web-note-late = { $name } war zu spät: Dieses eine Mal hat ein Bot entschieden.
web-note-away = { $name } ist weg.
web-note-back = { $name } ist zurück.
web-note-left = { $name } gibt den Platz auf; ein Bot spielt weiter.
web-note-guest = { $name } übernimmt einen freien Platz.
web-note-guest-by = { $name } spielt für { $by }.
web-note-guest_left = { $name } spielt hier nicht mehr.
web-note-stand_in = Es ist abgemacht: Ein Bot spielt für { $name }.
web-note-stand_in-by = { $by } lässt einen Bot für { $name } spielen.
web-note-wait_for = Es ist abgemacht: Alle warten auf { $name }.
web-note-wait_for-by = { $by } bittet, auf { $name } zu warten.
web-note-open_seat = Es ist abgemacht: Jemand anders darf für { $name } spielen.
web-note-open_seat-by = { $by } gibt den Platz von { $name } für andere frei.
web-note-set_clock = Die Uhr steht jetzt auf { $time } pro Entscheidung.
web-note-no-clock = Es gibt keine Uhr mehr.
web-note-more_time = Die Uhr beginnt von vorn: Alle waren für mehr Zeit.
web-note-paused = Der Tisch macht Pause.
web-note-resumed = { $name } beendet die Pause.
web-note-asleep = Alle sind weg: Der Tisch wartet.
web-note-left_out = Der Anteil von { $name } an den Karten kam nicht rechtzeitig an; sie wurden ohne ihn ausgeteilt.
web-notes = Neben dem Spiel
web-notes-none = Neben dem Spiel ist nichts passiert.
