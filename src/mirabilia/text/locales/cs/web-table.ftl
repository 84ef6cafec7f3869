# A table: before, during and after the game.

web-table-title = { $game }, stůl { $table }
web-table-loading = Hledá se stůl
web-table-trouble = Tady stůl není
web-retry = Zkusit znovu
web-seat-open = volné
web-seat-you = ty
web-seat-host = hostitel
web-ready = má vybráno

## Before the game

web-lobby-seats = Místa
web-lobby-seat = Místo { $number }
web-lobby-take = Sednout si sem
web-lobby-place-bot = Posadit sem bota
web-lobby-clear = Uvolnit místo
web-lobby-start = Spustit hru
web-lobby-waiting-host = Hru spustí hostitel.
web-lobby-invite = Pozvání
web-lobby-invite-why = Kdo otevře tento odkaz, může si sednout na volné místo.
web-lobby-link = Odkaz na tento stůl
web-lobby-copy = Zkopírovat odkaz
web-lobby-copied = Zkopírováno.
web-lobby-copy-failed = Označ odkaz a zkopíruj ho ručně.
web-lobby-name = Tvoje jméno
web-lobby-leave = Odejít od stolu

## During the game

web-table-waiting = Čeká se na: { $names }
web-table-watching = Sleduješ tento stůl.
web-table-nothing = Teď není o čem rozhodovat.
web-table-chosen = Vybráno: { $what }. Můžeš to vzít zpět, dokud si nevybere poslední hráč.
web-table-under-way = Vybráno: { $what }. Odesílá se.
web-table-take-back = Vzít zpět
web-table-sending = Odesílá se
web-table-must = povinné do konce tahu
web-table-log = Průběh hry
web-table-log-short = Průběh
web-table-whole-log = Celý průběh
web-table-since = Od tvého posledního tahu
web-table-lately = Naposledy
web-table-your-move = Jsi na tahu
web-table-for-you = Všichni čekají na tebe
web-table-replay = Přehrát hru
web-table-log-empty = Zatím se nic nestalo.
web-table-paused = Hra je pozastavená.
web-over = Hra skončila.

## After the game

web-score-title = Bodování
web-score-city = Město
web-table-rematch = Hrát znovu
web-table-rematch-bots = Stejní boti, nové karty: začíná se hned.
web-table-rematch-people = Stejní lidé a boti u nového stolu.
web-table-rematch-there = Pro odvetu je tu nový stůl.

## What a choice would lead to

web-then = K čemu to povede
