# The bar above a table: menu, talk, clock.

web-menu = Tischmenü
web-menu-watching = sieht zu
web-menu-resume = Weiterspielen
web-menu-invite = Link zu diesem Tisch kopieren
web-menu-leave = Platz aufgeben
web-menu-leave-sure = Deinen Platz aufgeben?
web-menu-leave-what = Ein Bot spielt an deiner Stelle weiter, und jemand anders darf den Platz übernehmen. Willst du später zurückkommen, schließ einfach die Seite.
web-menu-stay = Bleiben
# As in English.
web-menu-chat = Chat
web-menu-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-menu-chat-log = Nachrichten
web-menu-chat-none = Noch hat niemand etwas geschrieben.
web-menu-chat-seated = Schreiben kann nur, wer an diesem Tisch spielt.
web-menu-chat-text = Deine Nachricht
web-menu-chat-send = Senden
web-menu-reactions = Kurze Nachrichten
web-reaction-hello = Hallo!
web-reaction-well-played = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-thinking = Ich überlege noch
web-reaction-hurry = Die Uhr läuft!
web-reaction-oops = Hoppla!
web-reaction-wow = Stark!
web-reaction-good-game = Gutes Spiel!

## Reports to the moderators

web-menu-report = Jemanden melden
web-menu-report-title = Der Moderation melden
web-menu-report-why = Wer diesen Server betreibt, sieht deine Meldung, die Namen und die letzten Zeilen des Chats.
web-menu-report-whom = Um wen geht es?
web-menu-report-nobody = um niemand Bestimmtes
web-menu-report-reason = Was ist los?
web-menu-report-name = der Name von jemandem
web-menu-report-chat = was jemand geschrieben hat
web-menu-report-play = jemand verdirbt das Spiel
web-menu-report-other = etwas anderes
web-menu-report-text = In deinen Worten, wenn du magst
web-menu-report-send = Senden
web-menu-report-sent = Danke. Die Moderation sieht es sich an.
web-menu-report-close = Zurück zum Tisch
web-menu-devices = Auf einem anderen Gerät spielen
