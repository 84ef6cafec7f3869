# The bar above a table: menu, talk, clock.

web-menu = Table menu
web-menu-watching = watching
web-menu-resume = Resume
web-menu-invite = Copy the link to this table
web-menu-leave = Give up my seat
web-menu-leave-sure = Give up your seat?
web-menu-leave-what =
    A bot plays on in your place, and someone else may take the seat. If you want to come back later, just close the
    page instead.
web-menu-stay = Stay
web-menu-chat = Chat
web-menu-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-menu-chat-log = Messages
web-menu-chat-none = Nobody has written anything yet.
web-menu-chat-seated = Only players at this table can write.
web-menu-chat-text = Your message
web-menu-chat-send = Send
web-menu-reactions = Quick messages
web-reaction-hello = Hello!
web-reaction-well-played = Well played!
web-reaction-thanks = Thank you!
web-reaction-thinking = Let me think
web-reaction-hurry = The clock is ticking!
web-reaction-oops = Oops!
web-reaction-wow = Wow!
web-reaction-good-game = Good game!

## Reports to the moderators

web-menu-report = Report someone
web-menu-report-title = Report to the moderators
web-menu-report-why =
    The people who run this server will see your report, with the names and the last lines of the chat.
web-menu-report-whom = Who is it about?
web-menu-report-nobody = nobody in particular
web-menu-report-reason = What is wrong?
web-menu-report-name = someone’s name
web-menu-report-chat = what someone wrote
web-menu-report-play = someone is spoiling the game
web-menu-report-other = something else
web-menu-report-text = In your own words, if you like
web-menu-report-send = Send
web-menu-report-sent = Thank you. The moderators will look into it.
web-menu-report-close = Back to the table
web-menu-devices = Play on another device
