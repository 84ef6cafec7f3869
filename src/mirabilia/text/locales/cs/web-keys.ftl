# The keys of every table.

web-keys = Klávesy a nápověda
web-key-pick = Podívat se na tuto kartu nebo volbu
web-key-step = Od karty ke kartě, od volby k volbě; od města k městu, když je některé otevřené
web-key-build = Postavit kartu
web-key-stage = Postavit další část divu
web-key-sell = Odhodit kartu
web-key-left = Platit víc doleva
web-key-right = Platit víc doprava
web-key-confirm = Provést
web-key-back = Vzít volbu zpět
web-key-skip = Vynechat nebo ukončit tah
web-key-hint = Ukázat nebo skrýt radu
web-key-log = Všechno, co se stalo
web-key-coach = Průvodce: dál, nebo ukázat kde
web-key-ask = Co je to? Pro kartu nebo název, kde je kurzor
web-key-space = Mezerník
web-key-help = Tato nápověda
web-key-escape = Zavřít nebo přeskočit animaci
