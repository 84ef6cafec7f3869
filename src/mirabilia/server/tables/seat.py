"""A seat at a table: whose it is, who decides for it, and how much time that person has."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from msgspec import Struct


class Occupant(Struct, frozen=True):
    """A person who has a seat."""

    name: str
    token: str
    """The hash of the token that proves it."""


class Subscription(Struct, frozen=True):
    """How a person's browser is reached by Web Push."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


@dataclass(slots=True)
class Seat:
    """A place at a table."""

    person: Occupant | None = None
    """Who decides for it, unless a bot stands in."""
    bot: str | None = None
    """The bot that plays it when no person does."""
    lent: Seat | None = None
    """The seat as its person left it, while a guest plays it until they return."""
    away: bool = False
    """Whether the person has missed too many decisions, stepped away or been found gone, and has not returned."""
    stand_in: bool = False
    """Whether a bot decides while the person is away."""
    is_opened: bool = False
    """Whether somebody else may play for the person while they are away."""
    lates: int = 0
    """How many decisions in a row the person was late for."""
    late_in: int | None = None
    """The last turn in which the person was late: a bot decides then, unless the person does so first."""
    begun: int = 0
    """When the person's time for this decision began."""
    spent: int = 0
    """Milliseconds of it that had passed when the person stepped away; they still count on return."""
    reserve: int = 0
    """Milliseconds of the reserve at the beginning of this turn."""
    used: int = 0
    """Milliseconds of it that the person has used in this turn."""
    acted: int = 0
    """When the person last did something."""
    promise: str | None = None
    """The hash of the share that the person has promised to add to the deal."""
    share: str | None = None
    """That share, once it is told."""
    subscriptions: dict[str, Subscription] = field(default_factory=dict)
    """Where the person wants to be called, by endpoint."""
    coached: bool = False
    """Whether the person has agreed that the coach speaks."""
    called: tuple[int, int] | None = None
    """The age and the turn that the person was last called for."""

    @property
    def name(self) -> str | None:
        """The name of the person who decides for it."""
        return self.person.name if self.person else None

    @property
    def owner(self) -> Occupant | None:
        """Whose seat it is, while a guest plays it."""
        return self.lent.person if self.lent else None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The hashed tokens that open it: that of the person who plays it, and of the one who may take it back."""
        return tuple(person.token for person in (self.person, self.owner) if person)

    @property
    def agrees_to_coach(self) -> bool:
        """Whether all who have the seat have agreed that the coach speaks: a guest, and the person they play for."""
        return self.person is None or (self.coached and (self.lent is None or self.lent.agrees_to_coach))

    @property
    def is_open(self) -> bool:
        """Whether nobody has it, neither a person nor a bot."""
        return self.person is None and self.bot is None

    def go_away(self, stand_in: bool) -> None:
        """Count the person as away from now on."""
        self.away, self.stand_in = True, stand_in

    def come_back(self, at: int) -> None:
        """Let the person decide again: with a full clock, or with what they had left when they stepped away.

        A person who was not away keeps the time they had, and a bot still decides what they were late for.
        """
        if self.away:
            self.late_in = self.late_in if self.spent else None
            self.reserve, self.used = self.reserve - self.used, 0
            self.set_clock(at - self.spent)
            self.lates = 0
        self.away = self.stand_in = self.is_opened = False
        self.acted = at

    def taken_back(self, guest: Seat) -> Seat:
        """Return this seat, which was lent, as its guest leaves it: its person is still away."""
        return replace(self, reserve=guest.reserve, used=guest.used, begun=guest.begun, late_in=guest.late_in, spent=0)

    def set_clock(self, at: int) -> None:
        """Start the person's time."""
        self.begun, self.spent = at, 0
