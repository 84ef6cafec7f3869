# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = No network. Your choices are safe: they are sent when the network is back.
web-connection-slow = Slow connection

web-offline-title = No connection to the server
web-offline-what = The game goes on by itself as soon as the connection is back. Until then you can:
web-offline-rules = Read the rules and look up every card
web-offline-settings = Change settings
web-offline-games = Watch finished games that you have watched here before

## Calls

web-call-title = ({ $count }) Your move · { $title }
web-call-turn = Your move
web-call-waits = { $game }: the table is waiting for you.
web-call-heading = Notifications
web-call-ask = Shall we notify you when it is your move and you are looking elsewhere?
web-call-yes = Notify me
web-call-no = No, thanks
web-call-on = You are notified when it is your move and you are looking elsewhere.
web-call-on-closed = You are notified when it is your move, even if this page is closed.
web-call-off = Stop notifying me
web-call-declined = You are not notified.
web-call-blocked = This browser blocks notifications from this page. Allow them beside the address to be notified.
web-call-home-screen =
    You can be notified once Mirabilia is on your home screen: tap Share, then “Add to Home Screen”, and open it
    from there.
web-settings-calls = Notify me when it is my move
web-settings-calls-why = A notification from the browser, one for each of your moves, only when you are looking elsewhere.
web-settings-cue-call = Notification
