# Looking at a game again, step by step.

web-replay-of = Přehrání hry: { $game }
web-replay-not-begun = Hra u tohoto stolu ještě nezačala.
web-replay-to-table = Zpět ke stolu
web-replay-running = Tahle hra se ještě hraje: vidíš, co zatím bylo vidět z tvého místa.
web-replay-controls = Ovládání přehrávání
web-replay-start = Na začátek
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Pauza
web-replay-next = O krok dál
web-replay-end = Na konec
web-replay-any = Přejít na libovolný krok
web-replay-step = Krok { $step } z { $last }
web-replay-jump = Skočit na
web-replay-turn = Tah { $turn }
web-replay-age-turn = { $age }, tah { $turn }
web-replay-eyes = Pohled
web-replay-eyes-all = všichni, karty odkryté
web-replay-eyes-public = divák
web-replay-speed = Rychlost
web-replay-deal = Karty jsou rozdané.
web-replay-nothing = V tomto kroku se nic nestalo.
web-replay-share = Zkopírovat odkaz na tuto chvíli
web-replay-link = Odkaz na tuto chvíli
web-replay-hand-of = Karty v ruce: { $city }
web-replay-hands = Karty všech hráčů
web-replay-more = Co se stalo

# What was done with a card of a hand: it stands on the card, or behind its name.
web-replay-played = { $card } (zahráno)
web-replay-did-build = Postaveno
web-replay-did-stage = Pod div
web-replay-did-sell = Odhozeno
web-replay-did-take = Vzato
