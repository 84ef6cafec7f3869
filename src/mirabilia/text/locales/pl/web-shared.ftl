# Several people on one device.

web-shared = Kto gra na tym urządzeniu
web-shared-next = Przekażcie urządzenie: { $name }
web-shared-why = Reszta nie patrzy.
web-shared-take = { $name }: pokaż moją stronę
web-shared-look = Pokaż stronę: { $name }
web-shared-here = Ktoś na tym urządzeniu
web-shared-name = { $seat }: nick
web-shared-sit = Posadź tutaj
web-shared-mark = na tym urządzeniu
web-shared-cover = Schowaj moją stronę
