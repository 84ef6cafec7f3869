# The table server: what it says to the person who starts it, and its page when the client is not built.

server-ready = Mirabilia готова: { $url } (Ctrl-C завершує роботу)

# As in English.
server-page-title = Mirabilia { $version }
server-page-missing = Сервер працює, але його сторінки не зібрано. Зберіть їх за допомогою npm у теці web вихідного коду або встановіть випущену версію.

backup-made = { $backup }: { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } столу
}, скопійовано з { $database }
backup-restored = { $database }: { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } столу
}, відновлено з { $backup }
