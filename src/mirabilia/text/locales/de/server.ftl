# The table server: what it says to the person who starts it, and its page when the client is not built.

server-ready = Mirabilia ist bereit: { $url } (Strg-C beendet den Server)

# As in English.
server-page-title = Mirabilia { $version }
server-page-missing = Der Server läuft, aber seine Seiten sind noch nicht gebaut. Baue sie mit npm im Ordner web der Quellen, oder installiere eine fertige Version.

backup-made = { $backup }: { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
    }, kopiert aus { $database }
backup-restored = { $database }: { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
    }, wiederhergestellt aus { $backup }
