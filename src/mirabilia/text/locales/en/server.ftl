# The table server: what it says to the person who starts it, and its page when the client is not built.

server-ready = Mirabilia is ready: { $url } (Ctrl-C ends it)

server-page-title = Mirabilia { $version }
server-page-missing = The server is running, but its pages have not been built. Build them with npm in the web folder of the sources, or install a released version.

backup-made = { $backup }: { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, copied from { $database }
backup-restored = { $database }: { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, restored from { $backup }
