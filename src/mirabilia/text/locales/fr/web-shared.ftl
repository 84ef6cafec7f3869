# Several people on one device.

web-shared = Qui joue sur cet appareil
web-shared-next = Passe l’appareil à { $name }
web-shared-why = Les autres regardent ailleurs.
web-shared-take = C’est moi, { $name } : montrer mon côté
web-shared-look = Montrer le côté : { $name }
web-shared-here = Quelqu’un sur cet appareil
web-shared-name = { $seat } : nom
web-shared-sit = S’asseoir ici
web-shared-mark = sur cet appareil
web-shared-cover = Cacher mon côté
