# A person’s seats on other devices, and how they come back.

web-devices-title = Twoje miejsca
web-devices-intro =
    Twoje miejsca należą do tej przeglądarki: nie ma tu konta. Tutaj przeniesiesz je na inne urządzenie i zadbasz o to,
    żeby nigdy nie przepadły.
web-devices-back = Wróć do stołu

## To another device

web-devices-hand-why =
    Utwórz link i otwórz go tam: skieruj aparat na kod albo wyślij link do siebie. Działa raz, przez 15 minut, a miejsca
    zostają też tutaj. Kto go otworzy, gra za ciebie, więc nie pokazuj go nikomu innemu.
web-devices-hand-none = Ta przeglądarka nie ma jeszcze żadnych miejsc. Są na innym urządzeniu? Otwórz tam tę stronę i utwórz link.
web-devices-which = Które miejsca
web-devices-which-one = tylko ten stół
web-devices-which-all = wszystkie: { $count }
web-devices-make =
    { $count ->
        [one] Utwórz link do { $count } miejsca
        [few] Utwórz link do { $count } miejsc
        [many] Utwórz link do { $count } miejsc
       *[other] Utwórz link do { $count } miejsca
    }
web-devices-make-again = Utwórz nowy link
web-devices-link = Link jednorazowy
web-devices-qr = Link jednorazowy jako kod QR
web-devices-left = Działa raz. Pozostało: { $time }
web-devices-used = Drugie urządzenie już się zgłosiło: ma twoje miejsca.
web-devices-ran-out = Ten link wygasł.
web-devices-forget-why = Chcesz odtąd grać tylko tam? Gdy miejsca dotrą, ta przeglądarka może o nich zapomnieć.
web-devices-forget =
    { $count ->
        [one] Zapomnij tutaj o tym miejscu
        [few] Zapomnij tutaj o tych miejscach
        [many] Zapomnij tutaj o tych miejscach
       *[other] Zapomnij tutaj o tych miejscach
    }
web-devices-forget-sure = Czy miejsca dotarły na drugie urządzenie? Dopiero wtedy zapomnij o nich tutaj.
web-devices-forget-go = Są tam, zapomnij tutaj
web-devices-forget-not = Zostaw je
web-devices-forgotten = Ta przeglądarka nie ma już tych miejsc.

## From another device

web-devices-take = Graj dalej tutaj
web-devices-take-one = Inne twoje urządzenie przekazuje tu miejsce przy stole.
web-devices-take-many =
    { $count ->
        [one] Inne twoje urządzenie przekazuje tu { $count } miejsce.
        [few] Inne twoje urządzenie przekazuje tu { $count } miejsca.
        [many] Inne twoje urządzenie przekazuje tu { $count } miejsc.
       *[other] Inne twoje urządzenie przekazuje tu { $count } miejsca.
    }
web-devices-take-go = Przejmij
web-devices-take-used = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
web-devices-came =
    { $count ->
        [one] Dotarło { $count } miejsce.
        [few] Dotarły { $count } miejsca.
        [many] Dotarło { $count } miejsc.
       *[other] Dotarło { $count } miejsca.
    }
web-devices-came-none = Nic nowego: wszystkie te miejsca już tu są.

## Recovery code

web-devices-recovery = Kod odzyskiwania
web-devices-recovery-why =
    25 liter i cyfr na kartce, które przywrócą twoje miejsca w każdej przeglądarce, nawet jeśli to urządzenie się zepsuje
    albo wszystko na nim zniknie. Nowe miejsca dodają się same.
web-devices-recovery-make = Utwórz kod odzyskiwania
web-devices-recovery-secret = Zapisz go i dobrze schowaj. Kto go ma, ma twoje miejsca.
web-devices-recovery-kept =
    { $count ->
        [0] Miejsca, które zajmiesz, trafią pod twój kod same.
        [one] Pod twoim kodem jest { $count } miejsce. Nowe dodają się same.
        [few] Pod twoim kodem są { $count } miejsca. Nowe dodają się same.
        [many] Pod twoim kodem jest { $count } miejsc. Nowe dodają się same.
       *[other] Pod twoim kodem jest { $count } miejsca. Nowe dodają się same.
    }
web-devices-recovery-behind = Pod twoim kodem nie ma jeszcze wszystkich miejsc. Trafią tam, gdy serwer odpowie.
web-devices-recovery-show = Pokaż mój kod
web-devices-recovery-copy = Kopiuj kod
web-devices-recovery-select = Zaznacz kod i skopiuj go ręcznie.
web-devices-recovery-print = Drukuj
web-devices-recovery-replace = Zastąp kod
web-devices-recovery-replace-sure =
    Nowy kod dostanie wszystkie miejsca tej przeglądarki. Stary nadal przywróci to, co ma, ale nic nowego.
web-devices-recovery-replace-go = Utwórz nowy kod
web-devices-recovery-replace-not = Zostaw stary
web-devices-have = Mam kod
web-devices-have-go = Przywróć moje miejsca
web-devices-have-wrong = Kod ma 25 liter i cyfr. Sprawdź go jeszcze raz.
web-devices-have-unknown = Pod tym kodem nic nie ma. Sprawdź go litera po literze.

## Whether the browser keeps what it has

web-devices-browser = Ta przeglądarka
web-devices-browser-yes = Ta przeglądarka obiecuje zachować twoje miejsca, dopóki ich nie wyczyścisz.
web-devices-browser-no =
    Ta przeglądarka może wyczyścić twoje miejsca, gdy zabraknie pamięci albo gdy długo tu nie zajrzysz. Przywróci je kod
    odzyskiwania.
web-devices-browser-refused =
    Ta przeglądarka odmówiła: nadal może wyczyścić twoje miejsca, gdy zabraknie pamięci albo gdy długo tu nie zajrzysz.
    Przywróci je kod odzyskiwania.
web-devices-browser-unknown =
    Ta przeglądarka nie mówi, jak długo zachowa twoje miejsca. Kod odzyskiwania przywróci je w każdym razie.
web-devices-browser-ask = Poproś przeglądarkę o ich zachowanie

## What belongs to a person

web-devices-own = Co jest twoje
web-devices-own-none = Ta przeglądarka nie ma żadnych miejsc, więc nie ma tu czego zabrać ani usunąć.
web-devices-own-elsewhere-why =
    Cudze urządzenie albo link w niepowołanych rękach? Niech więc twoje miejsca będą ważne tylko w tej przeglądarce.
web-devices-own-elsewhere = Wyloguj wszędzie indziej
web-devices-own-elsewhere-done = Twoje miejsca są teraz ważne tylko w tej przeglądarce.
web-devices-own-why =
    Wszystko, co serwer o tobie przechowuje, możesz zabrać jako plik: swoje gry i wiadomości. Możesz też to usunąć.
web-devices-own-save = Zapisz wszystkie moje gry
web-devices-own-saved = Plik został zapisany.
web-devices-own-delete = Usuń wszystkie moje dane
web-devices-own-delete-sure = Usunąć wszystkie twoje dane?
web-devices-own-delete-what =
    { $count ->
        [one] Odejdziesz od { $count } stołu. Jeśli gra jeszcze trwa, dokończy ją bot. Twoje ruchy zostaną pod nazwą { $name }; twój nick i wszystkie twoje wiadomości znikną, tak samo jak to, co jest zapisane pod twoim kodem odzyskiwania. Nie da się tego cofnąć.
        [few] Odejdziesz od { $count } stołów. Gdzie gra jeszcze trwa, dokończy ją bot. Twoje ruchy zostaną pod nazwą { $name }; twój nick i wszystkie twoje wiadomości znikną, tak samo jak to, co jest zapisane pod twoim kodem odzyskiwania. Nie da się tego cofnąć.
        [many] Odejdziesz od { $count } stołów. Gdzie gra jeszcze trwa, dokończy ją bot. Twoje ruchy zostaną pod nazwą { $name }; twój nick i wszystkie twoje wiadomości znikną, tak samo jak to, co jest zapisane pod twoim kodem odzyskiwania. Nie da się tego cofnąć.
       *[other] Odejdziesz od { $count } stołu. Gdzie gra jeszcze trwa, dokończy ją bot. Twoje ruchy zostaną pod nazwą { $name }; twój nick i wszystkie twoje wiadomości znikną, tak samo jak to, co jest zapisane pod twoim kodem odzyskiwania. Nie da się tego cofnąć.
    }
web-devices-own-delete-go = Usuń wszystko
web-devices-own-delete-not = Zostaw
web-devices-own-deleted = Wszystkie twoje dane zostały usunięte.
