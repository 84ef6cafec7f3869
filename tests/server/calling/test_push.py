"""Web Push: encrypted and signed as the standards say, sent again if need be, and nowhere but to a push service."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from mirabilia.server.calling import push
from mirabilia.server.calling.push import Message, Push, keys_of
from mirabilia.server.store.check import opened
from mirabilia.server.store.memory import MemoryStore
from mirabilia.server.store.postgres import PostgresStore
from mirabilia.server.tables.seat import Subscription
from tests.kit.server.push_service import Browser, Service, base64, from_base64

pytestmark = pytest.mark.anyio

# Where messages go


GOOD = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://fcm.googleapis.com:443/wp/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QABC",
    "https://db5p.notify.windows.com/w/?token=abc",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
    "https://push.example.org/send/1",
    "http://127.0.0.1:9/send/1",
]
BAD = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://me:secret@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://xfcm.googleapis.com/x",
    "https://push.services.mozilla.com.example.org/x",
    "https://example.org/.push.apple.com",
    "https://example.org#.push.apple.com",
    "https://example.org\\.push.apple.com/x",
    "https://FCM.googleapis.com/x",
    "https://127.0.0.1/x",
    "http://127.0.0.1:22/x",
    "http://localhost:9/x",
    "https://[::1]/x",
    "https://push.example.org:444/send/1",
    "http://push.example.org/send/1",
    "https://fcm.googleapis.com:x/x",
    "https://fcm.googleapis.com/a\r\nHost: b",
    "ftp://fcm.googleapis.com/x",
    "https:///x",
    "x",
]


async def test_messages_go_to_known_services_only() -> None:
    browser = Browser("")
    async with opened(MemoryStore, "one") as store:
        sender = Push(await keys_of(store), "mailto:a@b.cz", ("https://push.example.org", "http://127.0.0.1:9"))
    told = browser.subscription
    for endpoint in GOOD + BAD:
        subscription = Subscription(**told | {"endpoint": endpoint}, language="en")
        assert sender.takes(subscription) == (endpoint in GOOD), endpoint
        if endpoint in BAD:
            message = Message(data=b"{}", seconds=1, topic="t")
            assert await sender.send(subscription, message, lambda: True) == "failed"
    for part in ({"p256dh": base64(b"\x04" + bytes(64))}, {"auth": base64(bytes(15))}, {"p256dh": "x" * 85}):
        assert not sender.takes(Subscription(**told | {"endpoint": GOOD[0]} | part, language="en")), part


@pytest.fixture
def quick_sender(service: Service) -> Callable[..., Push]:
    """Return a sender that does not wait long."""

    def make(waits: tuple[float, ...] = (0.0, 0.0, 0.0)) -> Push:
        return Push(push.Keys(ec.generate_private_key(push.CURVE)), "mailto:a@b.cz", (service.origin,), waits)

    return make


def to(browser: Browser) -> Subscription:
    return Subscription(**browser.subscription, language="en")


MESSAGE = Message(data=b'{"title":"x"}', seconds=60, urgency="high", topic="t")


async def test_a_service_that_is_busy_is_asked_again(service: Service, quick_sender: Callable[..., Push]) -> None:
    phone = service.browser()
    phone.answers = [(429, {"Retry-After": "0"}), (503, {}), (500, {"Retry-After": "Wed, 21 Oct 2025 07:28:00 GMT"})]
    assert await quick_sender().send(to(phone), MESSAGE, lambda: True) == "sent"
    assert phone.asked == 4
    assert phone.deliveries[0].data == {"title": "x"}
    assert phone.deliveries[0].headers["ttl"] == "60"
    phone.answers = [(503, {})] * 10
    assert await quick_sender().send(to(phone), MESSAGE, lambda: True) == "failed"
    assert phone.asked == 8


async def test_a_service_is_not_asked_before_it_wants_to_be(
    service: Service, quick_sender: Callable[..., Push]
) -> None:
    phone = service.browser()
    phone.answers = [(429, {"Retry-After": "1"})]
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert await quick_sender().send(to(phone), MESSAGE, lambda: True) == "sent"
    assert loop.time() - began >= 1


@pytest.mark.parametrize("status", [301, 302, 307, 400, 401, 403, 413])
async def test_what_will_not_be_taken_is_not_sent_again(
    service: Service, quick_sender: Callable[..., Push], status: int
) -> None:
    phone, other = service.browser(), service.browser()
    phone.answers = [(status, {"Location": other.endpoint})]
    assert await quick_sender().send(to(phone), MESSAGE, lambda: True) == "failed"
    assert (phone.asked, other.asked) == (1, 0)


async def test_a_message_that_is_not_needed_any_more_is_not_sent_again(
    service: Service, quick_sender: Callable[..., Push]
) -> None:
    phone = service.browser()
    phone.answers = [(503, {})] * 5
    assert await quick_sender().send(to(phone), MESSAGE, lambda: phone.asked < 2) == "unwanted"
    assert phone.asked == 2


async def test_what_is_no_answer_is_tried_again() -> None:
    tries = 0

    async def odd(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal tries
        tries += 1
        writer.write([b"SSH-2.0-OpenSSH\r\n\r\n", b"x" * 100_000, b"", b"HTTP/1.1 999 x\r\n\r\n"][tries % 4])
        writer.close()

    async with await asyncio.start_server(odd, "127.0.0.1", 0) as server:
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        sender = Push(push.Keys(ec.generate_private_key(push.CURVE)), "mailto:a@b.cz", (origin,), (0.0,) * 4)
        phone = Browser(f"{origin}/x")
        assert await sender.send(to(phone), MESSAGE, lambda: True) == "failed"
        assert tries == 5


# Keys


async def test_all_processes_of_a_database_have_one_key(postgres_address: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [
            await stack.enter_async_context(opened(lambda: PostgresStore(postgres_address), f"p{n}")) for n in range(3)
        ]
        keys = await asyncio.gather(*(keys_of(store) for store in stores))
    assert len({key.public for key in keys}) == 1


def test_a_message_is_locked_as_the_standard_shows() -> None:
    """The example of RFC 8291, part 5."""
    private = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    found = push.lock(
        b"When I grow up, I want to be a watermelon",
        from_base64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, ec.SECP256R1()),
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert base64(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_has_its_bounds() -> None:
    phone = Browser("")
    assert phone.unlock(push.locked(b"x" * push.LONGEST_DATA, to(phone))) == b"x" * push.LONGEST_DATA
    assert len(push.locked(b"x" * push.LONGEST_DATA, to(phone))) == 4096
    with pytest.raises(ValueError, match="at most"):
        push.locked(b"x" * (push.LONGEST_DATA + 1), to(phone))
