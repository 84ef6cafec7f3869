# The game in the terminal: what every game has.

## Its first words

terminal-intro-seed = Semínko této hry je { $seed }.

## While bots think

terminal-compiling = Kompilují se boti, kteří prohledávají hru (jednou pro tuto verzi): potrvá to minutu nebo dvě.
terminal-thinking = { $bot } přemýšlí.

## Looking closer

terminal-log-empty = Zatím se nic nestalo.

## Asking

terminal-pause = Pokračuj klávesou Enter:
terminal-prompt = Tvůj tah (? poradí):
terminal-prompt-quit = Opustit hru? (y ano, n ne)
terminal-goodbye = Odcházíš od stolu. Tak zase příště!
terminal-recorded = Záznam je v souboru { $file }.

## Answers to what cannot be done

terminal-no-city = Zvol město od 0 do { $last }.

## Help

terminal-help-title = Nápověda
terminal-help-city = prohlédnout si podrobně město 2
terminal-help-log = všechno, co se stalo
terminal-help-screen = ukázat znovu obrazovku
terminal-help-quit = konec
terminal-help-colours = Karty: { $colours }

## The command and its mistakes

terminal-command = Zahraj si v terminálu proti botům.
terminal-option-players = Počet hráčů i s tebou; když chybí, hraje obvyklý počet. Ve dvou se k 7 divům světa přidá nezávislé město.
terminal-option-seed =
    Číslo nebo klíč o 64 šestnáctkových číslicích: rozdá znovu stejné karty. Když chybí, vylosuje se klíč, který nikdo neuhodne.
terminal-option-wishes = Divy podle míst, třeba "rhodos-A ? ?-B" nebo "giza ? ?"; ? se losuje.
terminal-option-seat = Tvoje místo; levý soused má o jedno vyšší číslo.
terminal-option-bots =
    Kdo hraje proti tobě: { $bots }. Přidej, v čem má zálibu, třeba builder:science ({ $leanings }; any je na každém
    místě jiná), a jak dlouho přemýšlí, třeba master@3s. Jeden pro všechny, nebo pro každé další místo jeden, třeba
    builder,apprentice.
terminal-option-program = Program, který smí hrát; mezi boty se píše program:NÁZEV. Lze zadat vícekrát.
terminal-option-record = Zapíše záznam hry do tohoto souboru, který ještě nesmí existovat.
terminal-wrong-seat = místo { $seat } u stolu není (počet hráčů: { $players }); místa jsou 0 až { $last }
terminal-wrong-bots =
    { $count ->
        [one] počet jmenovaných botů je { $named }; jmenuj jednoho pro všechny, nebo jednoho pro { $count } další místo
        [few] počet jmenovaných botů je { $named }; jmenuj jednoho pro všechny, nebo jednoho pro každé z { $count } dalších míst
        [many] počet jmenovaných botů je { $named }; jmenuj jednoho pro všechny, nebo jednoho pro každé z { $count } dalšího místa
       *[other] počet jmenovaných botů je { $named }; jmenuj jednoho pro všechny, nebo jednoho pro každé z { $count } dalších míst
    }
terminal-wrong-old-file = záznam { $file } už existuje; zvol nový soubor, nebo ten starý přesuň
terminal-wrong-file = záznam { $file } nelze zapsat: složka chybí nebo je nepřístupná, nebo je to sama složka
terminal-wrong-language = MIRABILIA_LANGUAGE žádá jazyk { $asked }; k dispozici jsou { $known }
