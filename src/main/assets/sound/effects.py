"""The effects by the names that the game has for them (deluxe.ports.Effect), each with its variants."""
import numpy as np

from dsp import add, in_room, silence, trimmed
from materials import air, brushed, button, clack, click_of_tiles, draw, knuckles, lift, peg, shuffle, tick
from midi import Score, pitch

VIBRAPHONE, CELESTA, GLOCKENSPIEL, MARIMBA, HARP = 11, 8, 9, 12, 46
STRINGS, PIZZICATO, TIMPANI, FRENCH_HORN, BASSOON, FLUTE = 48, 45, 47, 60, 70, 73
LADDER = ["c5", "d5", "e5", "g5", "a5", "c6", "d6", "e6"]


def all_effects(work):
    return {**of_wood_and_bone(), **of_instruments(work)}


def of_wood_and_bone():
    return {
        "CLACK": variants(lambda seed: clack(seed, 1), 4, 110, -3),
        "HOME": variants(lambda seed: click_of_tiles(seed, .5, .45), 2, 120, -8),
        "LIFT": variants(lift, 2, 130, -12),
        "SLIDE": variants(lambda seed: brushed(seed, .24, 1.3), 2, 140, -12),
        "DEAL": variants(lambda seed: click_of_tiles(seed, .35, .2), 3, 150, -10, -40),
        "SHUFFLE": variants(shuffle, 1, 160, -6, -42),
        "DRAW": variants(draw, 2, 170, -6),
        "KNOCK": variants(lambda seed: knuckles(seed, (0, .19), 1), 1, 180, -6),
        "PEG": variants(peg, 1, 190, -6),
        "TAP": [trimmed(button(200, 1180), -11, -50, .02), trimmed(button(201, 1110), -11, -50, .02)],
        "TICK": [trimmed(tick(210, 1975), -9, -50, .02), trimmed(tick(211, 1480), -9, -50, .02)],
        "REFUSAL": variants(lambda seed: knuckles(seed, (0, .11), .6), 1, 220, -8),
        "OPEN": [panel(230, rising=True)],
        "CLOSE": [panel(231, rising=False)],
    }


def variants(make, count, seed, peak, floor=-50):
    return [trimmed(make(seed + at), peak, floor, .02) for at in range(count)]


def panel(seed, rising):
    """A pop-up: air, and two small keys up or down."""
    rng = np.random.default_rng(seed)
    y = silence(.4)
    add(y, air(seed, .3, rising), 0, .8)
    first, second = (740, 988) if rising else (988, 740)
    add(y, button(seed, first), .02, .35)
    add(y, button(seed, second), .11, .35)
    return trimmed(in_room(y, rng, .1), -11, -46, .03)


def of_instruments(work):
    def played(score, duration, peak):
        return in_hall(score, work, duration, peak)

    return {
        "SCORE": [played(ladder(step), 1.25, -6) for step in range(6)],
        "FANFARE": [played(fanfare(), 2.8, -3)],
        "THEIRS": [played(theirs(), 1.7, -8)],
        "STUCK": [played(stuck(), 1.4, -6)],
        "COUNT": [played(count(), .6, -7)],
        "GO": [played(go(), 1.2, -4)],
        "WIN": [played(win(), 3.3, -3)],
        "LOSE": [played(lose(), 2.7, -6)],
        "BELL": [played(bell(), 1.1, -14)],
    }


def in_hall(score, work, duration, peak):
    """A short score as one channel, at this peak."""
    dry = score.render(work, duration).mean(axis=1)
    return trimmed(in_room(dry, np.random.default_rng(240), .2, .3)[:len(dry)], peak, -44, .25)


def ladder(step):
    """Three notes of the major pentatonic scale, begun a step higher for more points; the highest with a run of bells."""
    score = Score(120)
    score.instrument(0, VIBRAPHONE, 120, 60)
    score.instrument(1, CELESTA, 110, 70)
    score.instrument(2, GLOCKENSPIEL, 90, 54)
    for at, name in enumerate(LADDER[step:step + 3]):
        score.note(0, at * .2, 1.6, pitch(name), 84 + 6 * at)
        score.note(1, at * .2, 1.6, pitch(name) + 12, 58)
    if step >= 4:
        for at, interval in enumerate((0, 4, 7, 12)):
            score.note(2, .6 + at * .11, 1.2, pitch(LADDER[step]) + 12 + interval, 60)
    return score


def chord(score, channel, at, length, names, velocity, spread=0.0):
    for place, name in enumerate(names.split()):
        score.note(channel, at + place * spread, length, pitch(name), velocity)


def fanfare():
    """The player went out: horns, a roll of the timpani, a harp upwards."""
    score = Score(138)
    score.instrument(0, FRENCH_HORN, 116)
    score.instrument(1, TIMPANI, 118)
    score.instrument(2, HARP, 112, 78)
    for at, length, names, velocity in (
            (0, .22, "c4 e4 g4", 98), (.25, .22, "c4 e4 g4", 98), (.5, .22, "c4 e4 g4", 102),
            (.75, .9, "e4 g4 c5", 112), (1.75, .4, "f4 a4 d5", 104), (2.25, 2.1, "g4 b4 e5 g5", 114)):
        chord(score, 0, at, length, names, velocity)
    for at, name, velocity in ((0, "c3", 98), (.75, "c3", 110), (2.25, "g2", 116)):
        score.note(1, at, .8, pitch(name), velocity)
    for stroke in range(9):
        score.note(1, 1.5 + stroke / 12, .1, pitch("g2"), 56 + 6 * stroke)
    chord(score, 2, 2.25, 1.5, "g4 c5 e5 g5 c6 e6 g6 c7", 70, .06)
    return score


def theirs():
    """The opponent went out: a shrug in thirds, downwards."""
    score = Score(112)
    score.instrument(0, MARIMBA, 118, 58)
    score.instrument(1, BASSOON, 92, 70)
    chord(score, 0, 0, .5, "g4 b4", 84)
    chord(score, 0, .5, .5, "f4 a4", 80)
    chord(score, 0, 1, 1.2, "eb4 g4", 78)
    score.note(1, 1, 1.2, pitch("c3"), 74)
    return score


def stuck():
    """Nobody can go: plucked strings that stay on the fifth."""
    score = Score(112)
    score.instrument(0, PIZZICATO, 122)
    chord(score, 0, 0, .3, "c3 eb4 gb4", 92)
    chord(score, 0, .5, .3, "c3 eb4 gb4", 84)
    chord(score, 0, 1.25, .8, "g2 d4 f4", 88)
    return score


def count():
    """Three, two, one."""
    score = Score(120)
    score.instrument(0, MARIMBA, 127)
    score.instrument(1, VIBRAPHONE, 84)
    score.note(0, 0, .6, pitch("c5"), 110)
    score.note(1, 0, .6, pitch("c5"), 66)
    return score


def go():
    score = Score(120)
    score.instrument(0, MARIMBA, 120)
    score.instrument(1, GLOCKENSPIEL, 104)
    score.instrument(2, FRENCH_HORN, 84)
    score.note(0, 0, 1, pitch("c6"), 116)
    chord(score, 1, 0, 1.5, "c6 g6", 92, .06)
    chord(score, 2, 0, .8, "c5 e5 g5", 88)
    return score


def win():
    """A harp upwards into a full chord with bells above."""
    score = Score(126)
    for channel, program, volume, pan in (
            (0, HARP, 120, 50), (1, FRENCH_HORN, 104, 64), (2, STRINGS, 96, 64), (3, TIMPANI, 116, 64), (4, GLOCKENSPIEL, 92, 84)):
        score.instrument(channel, program, volume, pan)
    chord(score, 0, 0, 1.2, "f4 a4 c5 f5 a5 c6 f6", 88, .12)
    chord(score, 1, .84, 2.4, "f4 a4 c5 f5 a5", 104)
    chord(score, 2, .84, 2.6, "c4 f4 a4 f5", 84)
    score.note(3, .84, 1, pitch("f2"), 110)
    chord(score, 4, .9, 1, "f6 a6 c7 f7", 76, .12)
    return score


def lose():
    """Four steps down, without mockery."""
    score = Score(112)
    score.instrument(0, BASSOON, 100, 60)
    score.instrument(1, STRINGS, 84)
    score.instrument(2, PIZZICATO, 108, 70)
    for at, name in ((0, "c5"), (.5, "bb4"), (1, "ab4")):
        score.note(0, at, .45, pitch(name) - 12, 80)
        score.note(2, at, .3, pitch(name) - 12, 78)
    score.note(0, 1.5, 1.8, pitch("g3"), 76)
    chord(score, 1, 1.5, 1.8, "c3 g3 c4 eb4", 66)
    return score


def bell():
    """It is your turn."""
    score = Score(120)
    score.instrument(0, CELESTA, 110)
    score.instrument(1, VIBRAPHONE, 80)
    score.note(0, 0, 1.4, pitch("g5"), 66)
    score.note(1, 0, 1.4, pitch("g5"), 50)
    score.note(0, .24, 1.4, pitch("c6"), 58)
    return score
