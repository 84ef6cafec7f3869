# A table: before, during and after the game.

web-table-title = { $game }, stół { $table }
web-table-loading = Szukanie stołu
web-table-trouble = Tu nie ma stołu
web-retry = Jeszcze raz
web-seat-open = wolne
web-seat-you = ty
web-seat-host = gospodarz
web-ready = wybór gotowy

## Before the game

web-lobby-seats = Miejsca
web-lobby-seat = Miejsce { $number }
web-lobby-take = Usiądź tutaj
web-lobby-place-bot = Posadź tu bota
web-lobby-clear = Zwolnij miejsce
web-lobby-start = Uruchom grę
web-lobby-waiting-host = Grę uruchomi gospodarz.
web-lobby-invite = Zaproszenie
web-lobby-invite-why = Kto otworzy ten link, może zająć wolne miejsce.
web-lobby-link = Link do tego stołu
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano.
web-lobby-copy-failed = Zaznacz link i skopiuj go ręcznie.
web-lobby-name = Twój nick
web-lobby-leave = Odejdź od stołu

## During the game

web-table-waiting = Czekamy na: { $names }
web-table-watching = Oglądasz ten stół.
web-table-nothing = Teraz nie ma o czym decydować.
web-table-chosen = Wybór: { $what }. Możesz go cofnąć, dopóki nie wybierze ostatni gracz.
web-table-under-way = Wybór: { $what }. Trwa wysyłanie.
web-table-take-back = Cofnij
web-table-sending = Wysyłanie
web-table-must = obowiązkowe przed końcem tury
web-table-log = Dziennik
web-table-log-short = Dziennik
web-table-whole-log = Cały dziennik
web-table-since = Od twojego ostatniego ruchu
web-table-lately = Ostatnio
web-table-your-move = Twój ruch
web-table-for-you = Wszyscy czekają na ciebie
web-table-replay = Obejrzyj powtórkę
web-table-log-empty = Jeszcze nic się nie stało.
web-table-paused = Gra jest wstrzymana.
web-over = Koniec gry.

## After the game

web-score-title = Punktacja
web-score-city = Miasto
web-table-rematch = Zagraj jeszcze raz
web-table-rematch-bots = Te same boty, nowe karty: gra zaczyna się od razu.
web-table-rematch-people = Ci sami ludzie i boty przy nowym stole.
web-table-rematch-there = Jest nowy stół na rewanż.

## What a choice would lead to

web-then = Do czego to prowadzi
