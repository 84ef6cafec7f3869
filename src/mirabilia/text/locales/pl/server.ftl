# The table server: what it says to the person who starts it, and its page when the client is not built.

server-ready = Mirabilia jest gotowa: { $url } (Ctrl-C kończy)

# As in English.
server-page-title = Mirabilia { $version }
server-page-missing = Serwer działa, ale jego strony nie są zbudowane. Zbuduj je za pomocą npm w folderze web w źródłach albo zainstaluj wydaną wersję.

backup-made = { $backup }: { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}, skopiowano z { $database }
backup-restored = { $database }: { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}, przywrócono z { $backup }
