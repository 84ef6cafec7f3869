# Time and people at a table: clocks, who is there, what they agree upon, what happens beside the game.

## The clock in the bar

web-time-left = Time left: { $time }
web-time-left-of = { $name }: { $time } left
web-time-reserve-left = Reserve { $time }
web-time-reserve-of = { $name }: reserve { $time }
web-time-soon = Your time is almost up.
web-time-whose = Whose time is running?

## What a table plays by

web-time-clock = Clock
web-time-clock-none = no clock
web-time-clock-is = { $time } per decision
web-time-clock-live = In one sitting
web-time-clock-slow = Over hours and days
web-time-reserve = Time reserve
web-time-reserve-none = no reserve
web-time-reserve-game = Reserve per player: { $time } for the whole game
web-time-reserve-age = Reserve per player: { $time } for each age
web-time-for = The reserve is for
web-time-for-game = the whole game
web-time-for-age = each age
web-time-more = More options
web-time-away-after = Away after
web-time-away-count =
    { $count ->
        [one] { $count } missed decision
       *[other] { $count } missed decisions in a row
    }
web-time-when-away = When someone is away
web-time-when-bot = a bot plays on
web-time-when-wait = everyone waits
web-time-spectators = Let others watch
web-time-has-spectators = Others may watch.
web-time-no-spectators = Only the players see the game.
web-time-not-yet = The game has begun. Spectators see it with a delay of { $time }.
web-time-outcome-none =
    Everyone takes the time they need. If someone is gone, the others decide: wait, or let a bot play until they return.
web-time-outcome-clock = When your time is up, a bot decides this once, and you choose again next time.
web-time-outcome-reserve =
    When the clock has run down, your reserve runs; when that is used up too, a bot decides this once, and you choose
    again next time.
web-time-outcome-bot =
    { $count ->
        [one] Whoever misses a decision is away: a bot plays on until they return.
       *[other] Whoever misses { $count } decisions in a row is away: a bot plays on until they return.
    }
web-time-outcome-wait =
    { $count ->
        [one] Whoever misses a decision is away: everyone waits until they return.
       *[other] Whoever misses { $count } decisions in a row is away: everyone waits until they return.
    }

## Who is there

web-people = People
web-people-news =
    { $count ->
        [one] People, { $count } question for you
       *[other] People, { $count } questions for you
    }
web-people-seats = At the table
web-people-here = here
web-people-gone = gone
web-people-gone-since = gone since { $time }
web-people-away = away: everyone waits
web-people-stand_in = away: a bot decides
web-people-open = anyone with the link may play here
web-people-guest = plays for { $name }
web-people-reserve = reserve { $time }
web-people-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-people-watching-names = Among them: { $names }
web-people-show-name = Show my name as a spectator
web-care-wait_for = Wait for them
web-care-stand_in = Let a bot play until they return
web-care-open_seat = Let someone else play: copy the link
web-care-of = { $name }: { $what }
web-care-copy = Copy the link
web-care-not-yet = Not yet: they were here a moment ago. Try again in a few minutes.
web-people-together = Together
web-people-more-time = More time
web-people-pause = Pause
web-people-set-clock = Set this clock
web-people-agree = Agree
web-people-take-back = Take back
web-people-step-away = Step away for a while
web-people-step-away-bot = A bot plays for you until you are back.
web-people-step-away-wait = Everyone waits until you are back.
web-people-step-away-alone = The table waits until you are back.

## What people want

web-wish-pause = a pause
web-wish-more_time = more time
web-wish-stand_in = a bot plays for { $name }
web-wish-wait_for = everyone waits for { $name }
web-wish-open_seat = someone else plays for { $name }
web-wish-set_clock = a clock of { $time } per decision
web-wish-no-clock = no clock from now on
web-wish-by = Suggested by { $names }: { $what }
web-wish-waits = You asked for: { $what }. The others have to agree.

## What whoever looks has to know

web-halt-paused = Paused
web-halt-asleep = Everyone is away
web-halt-away = You are away
web-notice-back = I’m back
web-notice-fine = OK
web-notice-asleep = Everyone is away, so the table waits. Nothing is lost.
web-notice-away-bot = You are away: a bot plays for you.
web-notice-away-by = You are away: { $by } let a bot play for you.
web-notice-away-wait = You are away: everyone waits for you.
web-notice-late = Time ran out: a bot chose for you this once. The next choice is yours again.
web-notice-hurried = The server is busy: bots think for less time than usual.
web-notice-gone = { $name } has been gone since { $time }.
web-notice-awaited = { $name } is away.
web-notice-guest = You play for { $name } until they return.
web-notice-replaced = { $name } plays for you.
web-notice-take-back = Take the seat back
web-notice-thanks = { $name } is back: thank you for playing!
web-notice-delayed = You see the game with a delay of { $time }.
web-notice-join = A seat is free at this table.
web-notice-join-for = Play for { $name } until they return
web-notice-join-seat = Take over this seat
web-notice-watch = Just watch

## What happened beside the game

web-note-late = { $name } was late: a bot decided this once.
web-note-away = { $name } is away.
web-note-back = { $name } is back.
web-note-left = { $name } gave up the seat; a bot plays on.
web-note-guest = { $name } takes over a free seat.
web-note-guest-by = { $name } plays for { $by }.
web-note-guest_left = { $name } no longer plays here.
web-note-stand_in = It was agreed: a bot plays for { $name }.
web-note-stand_in-by = { $by } let a bot play for { $name }.
web-note-wait_for = It was agreed: everyone waits for { $name }.
web-note-wait_for-by = { $by } asked to wait for { $name }.
web-note-open_seat = It was agreed: someone else may play for { $name }.
web-note-open_seat-by = { $by } opened { $name }’s seat to someone else.
web-note-set_clock = The clock is now { $time } per decision.
web-note-no-clock = There is no clock any more.
web-note-more_time = The clock starts again: everyone agreed on more time.
web-note-paused = The table was paused.
web-note-resumed = { $name } ended the pause.
web-note-asleep = Everyone is away: the table waits.
web-note-left_out = { $name }’s share in the deal did not arrive in time, and the cards were dealt without it.
web-notes = Beside the game
web-notes-none = Nothing has happened beside the game.
