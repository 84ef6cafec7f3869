# The keys of every table.

web-keys = Клавіші та довідка
web-key-pick = Переглянути цю карту чи вибір
web-key-step = Від карти до карти, від вибору до вибору; від міста до міста, коли якесь відкрите
web-key-build = Збудувати карту
web-key-stage = Збудувати наступний етап чуда
web-key-sell = Скинути карту
web-key-left = Платити більше ліворуч
web-key-right = Платити більше праворуч
web-key-confirm = Зробити це
web-key-back = Скасувати вибір
web-key-skip = Пропустити або закінчити хід
web-key-hint = Показати або сховати підказку
web-key-log = Усе, що сталося
web-key-coach = Наставник: далі або показати де
web-key-ask = Що це? Про карту чи назву у фокусі
web-key-space = Пробіл
web-key-help = Ця довідка
web-key-escape = Закрити або пропустити анімацію
