# Looking at a game again, step by step.

web-replay-of = Повтор гри: { $game }
web-replay-not-begun = Гра за цим столом ще не почалася.
web-replay-to-table = Назад до столу
web-replay-running = Ця гра ще триває: ви бачите те, що досі було видно з вашого місця.
web-replay-controls = Керування повтором
web-replay-start = На початок
web-replay-back = На крок назад
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-next = На крок уперед
web-replay-end = У кінець
web-replay-any = Перейти до будь-якого кроку
web-replay-step = Крок { $step } з { $last }
web-replay-jump = Перейти до
web-replay-turn = Хід { $turn }
web-replay-age-turn = { $age }, хід { $turn }
web-replay-eyes = Чиїми очима
web-replay-eyes-all = усі, карти відкриті
web-replay-eyes-public = глядач
web-replay-speed = Швидкість
web-replay-deal = Карти роздано.
web-replay-nothing = У цьому кроці нічого не сталося.
web-replay-share = Скопіювати посилання на цю мить
web-replay-link = Посилання на цю мить
web-replay-hand-of = Карти на руці: { $city }
web-replay-hands = Карти всіх гравців
web-replay-more = Що сталося

# What was done with a card of a hand: it stands on the card, or behind its name.
web-replay-played = { $card } (зіграно)
web-replay-did-build = Збудовано
web-replay-did-stage = Під чудо
web-replay-did-sell = Скинуто
web-replay-did-take = Узято
