# A person’s seats on other devices, and how they come back.

web-devices-title = Your seats
web-devices-intro =
    Your seats belong to this browser: there is no account. Here you can take them to another device and make sure they
    are never lost.
web-devices-back = Back to the table

## To another device

web-devices-hand-why =
    Make a link and open it there: point the camera at the code, or send the link to yourself. It works once, within 15
    minutes, and you keep your seats here too. Whoever opens it plays in your place, so show it to nobody else.
web-devices-hand-none = This browser has no seats yet. Are they on another device? Open this page there and make a link.
web-devices-which = Which seats
web-devices-which-one = this table only
web-devices-which-all = all: { $count }
web-devices-make =
    { $count ->
        [one] Make a link for { $count } seat
       *[other] Make a link for { $count } seats
    }
web-devices-make-again = Make a new link
web-devices-link = One-time link
web-devices-qr = The one-time link as a QR code
web-devices-left = Works once. Time left: { $time }
web-devices-used = The other device has come: it has your seats now.
web-devices-ran-out = This link has expired.
web-devices-forget-why = Do you want to play only there from now on? Once the seats have arrived, this browser can forget them.
web-devices-forget =
    { $count ->
        [one] Forget this seat here
       *[other] Forget these seats here
    }
web-devices-forget-sure = Have the seats arrived on the other device? Only then forget them here.
web-devices-forget-go = They are there, forget them here
web-devices-forget-not = Keep them
web-devices-forgotten = This browser has forgotten the seats.

## From another device

web-devices-take = Play on here
web-devices-take-one = Another of your devices is handing a seat over to this one.
web-devices-take-many =
    { $count ->
        [one] Another of your devices is handing { $count } seat over to this one.
       *[other] Another of your devices is handing { $count } seats over to this one.
    }
web-devices-take-go = Take over
web-devices-take-used = This link has been used or has expired. Make a new one on the other device.
web-devices-came =
    { $count ->
        [one] { $count } seat has arrived.
       *[other] { $count } seats have arrived.
    }
web-devices-came-none = Nothing new: all these seats are already here.

## Recovery code

web-devices-recovery = Recovery code
web-devices-recovery-why =
    25 letters and digits on a piece of paper that bring your seats back in any browser, even if this device breaks or
    everything on it is cleared. New seats are added automatically.
web-devices-recovery-make = Make a recovery code
web-devices-recovery-secret = Write it down and keep it. Whoever has it has your seats.
web-devices-recovery-kept =
    { $count ->
        [0] Seats that you take will be kept under your code automatically.
        [one] { $count } seat is kept under your code. New ones are added automatically.
       *[other] { $count } seats are kept under your code. New ones are added automatically.
    }
web-devices-recovery-behind = Not all seats are kept under your code yet. They are sent as soon as the server answers.
web-devices-recovery-show = Show my code
web-devices-recovery-copy = Copy the code
web-devices-recovery-select = Select the code and copy it yourself.
web-devices-recovery-print = Print it
web-devices-recovery-replace = Replace the code
web-devices-recovery-replace-sure =
    A new code gets all seats of this browser. The old one still brings back what it has, but nothing new.
web-devices-recovery-replace-go = Make a new code
web-devices-recovery-replace-not = Keep the old one
web-devices-have = I have a code
web-devices-have-go = Bring my seats back
web-devices-have-wrong = A code has 25 letters and digits. Please check it again.
web-devices-have-unknown = Nothing is kept under this code. Check it letter by letter.

## Whether the browser keeps what it has

web-devices-browser = This browser
web-devices-browser-yes = This browser has promised to keep your seats until you clear them yourself.
web-devices-browser-no =
    This browser may clear your seats when space runs low or when you stay away for a while. A recovery code brings them
    back.
web-devices-browser-refused =
    This browser has refused: it may still clear your seats when space runs low or when you stay away for a while. A
    recovery code brings them back.
web-devices-browser-unknown =
    This browser does not say how long it keeps your seats. A recovery code brings them back in any case.
web-devices-browser-ask = Ask the browser to keep them

## What belongs to a person

web-devices-own = What is yours
web-devices-own-none = This browser has no seats, so there is nothing to take or delete here.
web-devices-own-elsewhere-why =
    Did you play on a device that is not yours, or show a link to the wrong person? Then make your seats valid in this
    browser only.
web-devices-own-elsewhere = Sign out everywhere else
web-devices-own-elsewhere-done = Your seats are now valid in this browser only.
web-devices-own-why =
    You can have everything the server keeps about you as a file: your games and what you wrote. Or you can have it
    deleted.
web-devices-own-save = Save all my games
web-devices-own-saved = The file has been saved.
web-devices-own-delete = Delete all my data
web-devices-own-delete-sure = Delete all your data?
web-devices-own-delete-what =
    { $count ->
        [one] You will leave { $count } table. If its game is still running, a bot plays on. Your moves stay under the name { $name }; your own name and what you wrote are deleted, and so is what is kept under your recovery code. This cannot be undone.
       *[other] You will leave { $count } tables. Where a game is still running, a bot plays on. Your moves stay under the name { $name }; your own name and what you wrote are deleted, and so is what is kept under your recovery code. This cannot be undone.
    }
web-devices-own-delete-go = Delete it all
web-devices-own-delete-not = Keep it
web-devices-own-deleted = All your data has been deleted.
