# What a hint shows, and what the coach says. $move is always a move in words, behind a colon.

web-advice-contenders = Najlepsze możliwości z { $count }
web-advice-chance = szansa na zwycięstwo w procentach
web-advice-games = Gry rozegrane na podstawie tego, co widzisz: { $count }
web-advice-tied = Inne możliwości są mniej więcej równie dobre.
web-advice-bot = To wybrałby dobry bot; na porównanie możliwości zabrakło czasu.
web-advice-do = Zrób to
web-advice-coach = Trener
web-advice-best = Najlepsze z { $count }: { $move }.
web-advice-good = Równie dobre jak najlepsze: { $move }.
web-advice-near = Prawie najlepsze: { $move }.
web-advice-next = Drugie najlepsze (−{ $cost }): { $move }.
web-advice-cost = Kosztowało około { $cost }: { $move }.
web-advice-better = Lepsze było: { $move }.
web-advice-why = Dlaczego?

# Who wants the coach to speak.
web-coach = Trener po każdej turze
web-coach-about = Jedno zdanie o każdym twoim wyborze, gdy nie można go już zmienić. Widzisz je tylko ty.
# $names are those who have not agreed yet.
web-coach-waits = Trener odezwie się, gdy zgodzą się wszyscy przy stole. Jeszcze nie: { $names }.
