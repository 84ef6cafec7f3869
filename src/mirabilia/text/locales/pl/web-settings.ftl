# The settings, beside those that the menu of a table has too.

web-settings-you = Ty
web-settings-look = Wygląd
web-settings-play = Gra
web-settings-shortcuts = Skróty klawiszowe
web-settings-shortcuts-why = Litery i cyfry działają przy stole. Wyłącz je, jeśli dyktujesz albo jeśli przeszkadzają.
web-settings-textView-why = Każdy stół w słowach i przyciskach: dla czytników ekranu, wolnych łączy i małych ekranów.
web-settings-coach = Trener przy stołach z botami
web-settings-coach-why = Po każdej turze jedno zdanie o tym, ile był wart twój wybór. Gdy grają też inni ludzie, najpierw muszą się zgodzić wszyscy.
web-settings-memoryAid-why = Tylko to, co widać z twojego miejsca.
web-settings-sound-why = Kilka krótkich tonów: twój ruch, wybór, monety, bitwa, koniec.
web-settings-sound-try = Posłuchaj
web-settings-cue-turn = Twój ruch
web-settings-cue-chosen = Wybrano
web-settings-cue-coins = Monety
web-settings-cue-battle = Bitwa
web-settings-cue-end = Koniec
