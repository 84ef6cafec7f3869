# Several people on one device.

web-shared = Kdo hraje na tomto zařízení
web-shared-next = Předejte zařízení: { $name }
web-shared-why = Ostatní se nedívají.
web-shared-take = { $name }: ukázat moji stranu
web-shared-look = Ukázat stranu: { $name }
web-shared-here = Někdo na tomto zařízení
web-shared-name = { $seat }: jméno
web-shared-sit = Posadit sem
web-shared-mark = na tomto zařízení
web-shared-cover = Schovat moji stranu
