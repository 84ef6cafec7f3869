# Several people on one device.

web-shared = Хто грає на цьому пристрої
web-shared-next = Передайте пристрій: { $name }
web-shared-why = Решта не дивиться.
web-shared-take = { $name }: показати мій бік
web-shared-look = Показати бік: { $name }
web-shared-here = Хтось на цьому пристрої
web-shared-name = { $seat }: ім’я
web-shared-sit = Посадити сюди
web-shared-mark = на цьому пристрої
web-shared-cover = Сховати мій бік
