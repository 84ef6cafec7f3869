# What a command cannot do, and why: one line, read in the terminal.

refused-line = mirabilia: помилка: { $reason }
refused-see = { $reason } Див.: { $command } --help
refused-system = не можна продовжити: { $reason }
# Where something is wrong, and what.
refused-within = { $where }: { $reason }

## Bots and programs

refused-not_a_bot = «{ $text }» — не бот; введіть level, level:leaning, level@500 (кількість розіграшів) або level@0.5s
refused-no_bot = немає бота «{ $bot }»; є { $known }
refused-no_leanings = { $bot } не має стилів; введіть лише { $bot }
refused-no_leaning = немає стилю «{ $leaning }»; є { $known }
refused-no_search = { $bot } не прораховує гру, тож часу на роздуми не потребує; введіть { $instead }
refused-no_time = «{ $text }» не дає часу на роздуми
refused-no_level = { $game } не має бота { $bot }; є { $known }
refused-not_a_program = «{ $text }» — не програма; введіть program:НАЗВА або program:НАЗВА@2s, як-от program:my-bot
refused-not_a_command = --program: «{ $text }» — не НАЗВА=КОМАНДА, де назва має малі латинські літери, цифри, - і _
refused-no_command = { $what }: немає команди
refused-no_program = { $what }: тут немає програми «{ $program }», яку можна запустити
refused-program_twice = --program: { $program } вказано двічі
refused-unknown_program = program:{ $program } невідома; вкажіть --program { $program }=КОМАНДА

## Tables

refused-no_game = немає гри «{ $game }»; є { $known }
refused-no_version = немає версії { $version } гри { $game }; є { $known }
refused-players = { $game } — для { $least }–{ $most } гравців, а не для { $players }
refused-wishes =
    { $players ->
        [one] «{ $wishes }» не підходить для { $players } гравця
        [few] «{ $wishes }» не підходить для { $players } гравців
        [many] «{ $wishes }» не підходить для { $players } гравців
       *[other] «{ $wishes }» не підходить для { $players } гравця
    }
refused-no_wonder = немає чуда «{ $wonder }»; є { $known }
refused-wonder_twice = { $wonder } вказано двічі; кожному місту потрібне власне чудо
refused-no_side = «{ $text }»: чудо має сторони A і B, як-от { $wonder }-A
refused-no_key = зерно «{ $seed }» — не ключ: шістнадцяткових цифр малими літерами має бути { $digits }
refused-no_seed = зерно { $seed } не між 0 і { $last }

## Files

refused-no_folder = не можна записати { $file }: його теки не існує
refused-folder = не можна записати { $file }: це тека
refused-unwritable = не можна записати { $file }: { $reason }
refused-unreadable = не можна прочитати { $file }: { $reason }

## Proofs

refused-not_a_proof = це не доказ: { $reason }
refused-no_proof = це не доказ, а те, що сервер каже замість нього: { $reason }
refused-not_json = це не повний JSON, можливо, обрізаний: { $reason }
refused-format = формат { $format } тут невідомий; ця версія читає формати 1 і 2
refused-digest = відбиток умісту — { $digest }, а не { $stated }, як сказано у файлі; його змінено
refused-layout = файл не має вигляду доказу; уміст неушкоджений, але дорогою файл змінено
refused-broken_seed = зерно та сіль дають зобов’язання { $promised }, а не { $stated }, як сказано у файлі; це не обіцяне зерно
refused-broken_secret = таємниця дає зобов’язання { $promised }, а не { $stated }, як сказано у файлі; це не обіцяна таємниця
refused-noted = зобов’язання — { $stated }, а не занотоване { $noted }; воно з іншого столу, або роздавали з іншого зерна
refused-share_order = частки не в порядку місць
refused-share = частка місця { $seat } не та, що обіцяна
refused-no_share = занотованої обіцянки { $promise } ніхто не давав; роздавали без вашої частки
refused-share_left_out = обіцяну вами частку (місце { $seat }) пропущено в роздачі
refused-unlike_commitment = «{ $text }» — не зобов’язання: шістнадцяткових цифр має бути { $digits }
refused-unlike_promise = «{ $text }» — не обіцянка: шістнадцяткових цифр має бути { $digits }
refused-no_setup = із зерна не можна визначити підготовку гри: { $reason }
refused-setup = для цих побажань зерно дає підготовку «{ $drawn }», а не «{ $stated }», як сказано у файлі
refused-unfinished =
    { $moves ->
        [one] гру не завершено після { $moves } ходу; запис обрізано
        [few] гру не завершено після { $moves } ходів; запис обрізано
        [many] гру не завершено після { $moves } ходів; запис обрізано
       *[other] гру не завершено після { $moves } ходу; запис обрізано
    }
refused-move = хід { $number } з { $moves } не там або не такий, як його має запис
refused-winners = перемагають місця { $winners }, а не { $stated }, як сказано у файлі
