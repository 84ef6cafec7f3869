# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = Зерно цієї гри: { $seed }.

## While bots think

terminal-compiling = Компілюються боти, що прораховують гру, один раз для цієї версії: це триватиме хвилину або дві.
terminal-thinking = { $bot } думає.

## Looking closer

terminal-log-empty = Ще нічого не сталося.

## Asking

terminal-pause = Натисніть Enter, щоб продовжити:
terminal-prompt = Ваш хід (? підкаже):
terminal-prompt-quit = Вийти з гри? (y так, n ні)
terminal-goodbye = Ви встаєте з-за столу. До наступного разу!
terminal-recorded = Запис у файлі { $file }.

## Answers to what cannot be done

terminal-no-city = Оберіть місто від 0 до { $last }.

## Help

terminal-help-title = Довідка
terminal-help-city = докладно оглянути місто 2
terminal-help-log = усе, що сталося
terminal-help-screen = показати екран ще раз
terminal-help-quit = вийти
terminal-help-colours = Карти: { $colours }

## The command and its mistakes

terminal-command = Зіграйте проти ботів у терміналі.
terminal-option-players = Кількість гравців разом із вами; якщо не вказано, звичайна кількість. Удвох до «7 Чудес» приєднується вільне місто.
terminal-option-seed =
    Число або ключ із 64 шістнадцяткових цифр: роздає ті самі карти ще раз. Якщо не вказано, обирається ключ, якого ніхто не вгадає.
terminal-option-wishes = Чудеса за місцями, як-от "rhodos-A ? ?-B" або "giza ? ?"; ? обирається навмання.
terminal-option-seat = Ваше місце; сусід ліворуч має наступний номер.
terminal-option-bots =
    Хто грає проти вас: { $bots }. Додайте, що він любить, як-от builder:science ({ $leanings }; any на
    кожному місці інше), і як довго думає, як-от master@3s. Один для всіх або по одному на кожне інше місце, як-от
    builder,apprentice.
terminal-option-program = Програма, що може грати; серед ботів її пишуть program:НАЗВА. Можна вказати кілька разів.
terminal-option-record = Записує гру в цей файл, якого ще не має бути.
terminal-wrong-seat = за цим столом немає місця { $seat } (гравців: { $players }); є місця від 0 до { $last }
terminal-wrong-bots =
    { $count ->
        [one] названо ботів: { $named }; назвіть одного для всіх або по одному на { $count } інше місце
        [few] названо ботів: { $named }; назвіть одного для всіх або по одному на { $count } інші місця
        [many] названо ботів: { $named }; назвіть одного для всіх або по одному на { $count } інших місць
       *[other] названо ботів: { $named }; назвіть одного для всіх або по одному на { $count } іншого місця
    }
terminal-wrong-old-file = запис { $file } уже існує; назвіть інший файл або перемістіть цей
terminal-wrong-file = запис { $file } не вдалося створити: теки немає, або вона закрита, або це сама тека
terminal-wrong-language = MIRABILIA_LANGUAGE вказує мову { $asked }; доступні { $known }
