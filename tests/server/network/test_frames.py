"""Frames: whole messages are read here, and for everything else its end is known."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from mirabilia.server.network.frames import FrameCourse, head_of, text_in
from tests.kit.depth import examples

MOST = 70_000
LENGTHS = st.sampled_from([0, 1, 5, 125, 126, 127, 300, 65_535, 65_536])
KINDS = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE])


@st.composite
def frames(draw: st.DrawFn) -> Frame:
    """Return a frame as a client may send it, or as none should."""
    kind = draw(KINDS)
    is_control = kind >= Opcode.CLOSE
    length = draw(st.integers(0, 125)) if is_control else draw(LENGTHS)
    return Frame(kind, draw(st.binary(min_size=1, max_size=1)) * length, is_control or draw(st.booleans()))


def written(frame: Frame, mask: bool = True) -> bytes:
    return frame.serialize(mask=mask)


@given(frames())
@examples(300)
def test_a_whole_message_of_text_is_read_and_nothing_else(frame: Frame) -> None:
    data = written(frame)
    is_text = frame.opcode is Opcode.TEXT and frame.fin and len(frame.data) < 65_536
    assert text_in(data, MOST) == (bytes(frame.data) if is_text else None)
    assert text_in(data[:-1], MOST) is None
    assert text_in(data + b"\x81", MOST) is None
    assert text_in(written(frame, mask=False), MOST) is None
    assert text_in(data, len(frame.data) - 1) is None


@given(st.lists(frames(), max_size=6), st.lists(st.integers(1, 40), min_size=1, max_size=50))
@examples(200)
def test_it_is_known_where_the_client_is_however_its_frames_are_cut(sent: list[Frame], cuts: list[int]) -> None:
    data, ends, is_open = b"", {0}, False
    for frame in sent:
        data += written(frame)
        is_open = is_open if frame.opcode >= Opcode.CLOSE else not frame.fin
        if not is_open:
            ends.add(len(data))
    course, at, sizes = FrameCourse(), 0, iter(cuts * len(data))
    while at < len(data):
        size = min(next(sizes), len(data) - at)
        course.follow(data[at : at + size])
        at += size
        assert course.is_between == (at in ends)


@given(LENGTHS)
@examples(20)
def test_what_is_sent_is_what_the_library_would_send(length: int) -> None:
    data = b"a" * length
    assert head_of(length) + data == written(Frame(Opcode.TEXT, data), mask=False)
