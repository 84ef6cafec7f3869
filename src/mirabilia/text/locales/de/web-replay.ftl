# Looking at a game again, step by step.

web-replay-of = Wiederholung: { $game }
web-replay-not-begun = An diesem Tisch hat noch keine Partie begonnen.
web-replay-to-table = Zurück zum Tisch
web-replay-running = Diese Partie läuft noch: Du siehst, was dein Platz bisher gesehen hat.
web-replay-controls = Steuerung der Wiederholung
web-replay-start = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt vor
web-replay-end = Zum Ende
web-replay-any = Zu einem beliebigen Schritt
web-replay-step = Schritt { $step } von { $last }
web-replay-jump = Springen zu
web-replay-turn = Zug { $turn }
web-replay-age-turn = { $age }, Runde { $turn }
web-replay-eyes = Sicht
web-replay-eyes-all = alle, mit offenen Karten
web-replay-eyes-public = wie beim Zusehen
web-replay-speed = Tempo
web-replay-deal = Die Karten werden ausgeteilt.
web-replay-nothing = In diesem Schritt ist nichts passiert.
web-replay-share = Link zu diesem Moment kopieren
web-replay-link = Link zu diesem Moment
web-replay-hand-of = Die Handkarten von { $city }
web-replay-hands = Alle Handkarten
web-replay-more = Was passiert ist

# What was done with a card of a hand: it stands on the card, or behind its name.
web-replay-played = { $card } (gespielt)
web-replay-did-build = Gebaut
web-replay-did-stage = Im Weltwunder
web-replay-did-sell = Verkauft
web-replay-did-take = Genommen
