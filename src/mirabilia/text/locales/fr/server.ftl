# The table server: what it says to the person who starts it, and its page when the client is not built.

server-ready = Mirabilia t’attend : { $url } (Ctrl-C pour arrêter)

# As in English.
server-page-title = Mirabilia { $version }
server-page-missing = Le serveur tourne, mais ses pages ne sont pas construites. Construis-les avec npm dans le dossier web des sources, ou installe une version publiée.

backup-made = { $backup } : { $count ->
    [one] { $count } table copiée
   *[other] { $count } tables copiées
    } depuis { $database }
backup-restored = { $database } : { $count ->
    [one] { $count } table restaurée
   *[other] { $count } tables restaurées
    } depuis { $backup }
