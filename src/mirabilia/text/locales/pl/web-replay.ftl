# Looking at a game again, step by step.

web-replay-of = Powtórka: { $game }
web-replay-not-begun = Gra przy tym stole jeszcze się nie zaczęła.
web-replay-to-table = Wróć do stołu
web-replay-running = Ta gra jeszcze trwa: widzisz to, co dotąd było widać z twojego miejsca.
web-replay-controls = Sterowanie powtórką
web-replay-start = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-next = Krok naprzód
web-replay-end = Na koniec
web-replay-any = Przejdź do dowolnego kroku
web-replay-step = Krok { $step } z { $last }
web-replay-jump = Skocz do
web-replay-turn = Tura { $turn }
web-replay-age-turn = { $age }, tura { $turn }
web-replay-eyes = Widok
web-replay-eyes-all = wszyscy, karty odkryte
web-replay-eyes-public = widz
web-replay-speed = Prędkość
web-replay-deal = Karty są rozdane.
web-replay-nothing = W tym kroku nic się nie stało.
web-replay-share = Skopiuj link do tej chwili
web-replay-link = Link do tej chwili
web-replay-hand-of = Karty na ręce: { $city }
web-replay-hands = Karty wszystkich graczy
web-replay-more = Co się stało

# What was done with a card of a hand: it stands on the card, or behind its name.
web-replay-played = { $card } (zagrana)
web-replay-did-build = Wybudowano
web-replay-did-stage = Pod cud
web-replay-did-sell = Odrzucono
web-replay-did-take = Wzięto
