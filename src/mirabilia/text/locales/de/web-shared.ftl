# Several people on one device.

web-shared = Wer an diesem Gerät spielt
web-shared-next = Gib das Gerät an { $name }
web-shared-why = Alle anderen sehen weg.
web-shared-take = Ich bin { $name }: meine Seite zeigen
web-shared-look = Seite zeigen: { $name }
web-shared-here = Jemand an diesem Gerät
web-shared-name = { $seat }: Name
web-shared-sit = Hier hinsetzen
web-shared-mark = an diesem Gerät
web-shared-cover = Meine Seite verdecken
