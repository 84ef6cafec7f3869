# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = No network. Nothing you chose is forgotten: it is sent when the network is back.
web-connection-slow = Slow connection

web-offline-title = No connection to the server
web-offline-what = Playing goes on as soon as it is back, all by itself. Until then this works:
web-offline-rules = Read the rules and look up every card
web-offline-settings = Change settings
web-offline-games = Finished games that you have watched here

## Calls

web-call-title = ({ $count }) Your move · { $title }
web-call-turn = Your move
web-call-waits = { $game }: the table waits for you.
web-call-heading = Calls
web-call-ask = Shall the table call you when it is your move and you are looking elsewhere?
web-call-yes = Call me
web-call-no = No, thanks
web-call-on = The table calls you when it is your move and you are looking elsewhere.
web-call-on-closed = The table calls you when it is your move, even if this page is closed.
web-call-off = Call no more
web-call-declined = The table does not call you.
web-call-blocked = This browser blocks notifications of this page. Allow them beside the address, and the table can call you.
web-call-home-screen =
    The table can call you once Mirabilia is on your home screen: tap Share, then “Add to Home Screen”, and open it
    from there.
web-settings-calls = Call me when it is my move
web-settings-calls-why = A notification of the browser, one for each of your moves, only when you are looking elsewhere.
web-settings-cue-call = Call
