# The table server: what it says to the person who starts it, and its page when the client is not built.

server-ready = Mirabilia je připravena: { $url } (ukončí ji Ctrl-C)

# As in English.
server-page-title = Mirabilia { $version }
server-page-missing = Server běží, ale jeho stránky nejsou sestavené. Sestav je pomocí npm ve složce web ve zdrojových kódech, nebo nainstaluj vydanou verzi.

backup-made = { $backup }: { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
    [many] { $count } stolu
   *[other] { $count } stolů
}, zkopírováno z { $database }
backup-restored = { $database }: { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
    [many] { $count } stolu
   *[other] { $count } stolů
}, obnoveno z { $backup }
