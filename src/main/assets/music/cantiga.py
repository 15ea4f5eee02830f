"""Cantiga de Santa Maria 100, "Santa Maria, strela do dia", from the court of Alfonso X: arranged for a tavern in Toledo.

Its notes are those of the manuscripts, as current transcriptions agree on them. Their rhythm in 6/8, the instruments and all that
accompanies the tune are ours."""
import numpy as np

from midi import DRUMS, pitch
from piece import Piece

RECORDER, PSALTERY, LUTE, HARP, FIDDLE, DRONE, SHAWM, FRAME_DRUM = 0, 1, 2, 3, 4, 5, 6, 7
INSTRUMENTS = ((RECORDER, 74, 78), (PSALTERY, 15, 44), (LUTE, 24, 90), (HARP, 46, 34), (FIDDLE, 110, 56), (DRONE, 110, 70),
               (SHAWM, 68, 74), (FRAME_DRUM, 116, 60), (DRUMS, 0, 66))

# The loudness of each by itself in LUFS: what carries the tune in front, drone and jingles far behind.
LEVELS = {RECORDER: -24.5, PSALTERY: -24.0, LUTE: -24.5, HARP: -26.5, FIDDLE: -26.5, DRONE: -32.0, SHAWM: -28.5, FRAME_DRUM: -27.0,
          DRUMS: -35.0}
WET = {RECORDER: .34, PSALTERY: .26, LUTE: .18, HARP: .26, FIDDLE: .32, DRONE: .30, SHAWM: .36, FRAME_DRUM: .16, DRUMS: .20}

TAMBOURINE, HIGH_SKIN, OPEN_SKIN = 54, 62, 63

# A phrase is eight beats of three eighths. Each note with its length in eighths.
REFRAIN = ("a4 3 g4 2 f4 1 e4 3 e4 2 f4 1 g4 3 a4 3 d4 3 d4 3",
           "a4 3 g4 2 f4 1 e4 3 d4 2 e4 1 f4 2 e4 1 d4 2 c4 1 d4 3 d4 3")
STANZA = ("g4 2 a4 1 b4 3 b4 2 a4 1 c5 2 b4 1 a4 2 b4 1 g4 3 g4 6",
          "g4 2 a4 1 b4 3 b4 2 a4 1 c5 2 b4 1 a4 2 g4 1 a4 3 g4 6",
          "b4 2 c5 1 d5 3 d5 2 b4 1 c5 2 d5 1 b4 2 a4 1 b4 3 b4 6",
          "b4 2 b4 1 b4 3 b4 2 a4 1 c5 2 b4 1 a4 2 b4 1 g4 3 g4 6")
VERSE = REFRAIN + STANZA + REFRAIN
PHRASE = 8
TEMPO = 96

# The steps of the mode, for what is played beside the tune.
DORIAN = [pitch(name) for name in "d3 e3 f3 g3 a3 b3 c4 d4 e4 f4 g4 a4 b4 c5 d5 e5 f5 g5 a5 b5 c6 d6 e6".split()]


def in_the_tavern(under_of):
    """Two verses, 16 phrases. `under_of` makes the bed of sounds for so many seconds."""
    beats = 2 * len(VERSE) * PHRASE
    piece = Piece(TEMPO, beats, INSTRUMENTS, LEVELS, WET, tone, under_of(beats * 60 / TEMPO))
    for place, phrase in enumerate(2 * VERSE):
        number, within = divmod(place, len(VERSE))
        start = place * PHRASE
        second = number == 1
        if within < 2:
            refrain(piece, phrase, start, second)
        elif within < 6:
            stanza(piece, phrase, start, within - 2, second)
        else:
            answer(piece, phrase, start, second)
        drone(piece, start, on_g=2 <= within < 6)
        jingles = .0 if within < 2 and not second else 1.0 if within >= 6 or second and within < 2 else .5
        drums(piece, start, jingles, fill=within in (1, 5, 7))
    return piece


def refrain(piece, phrase, start, second):
    """First the recorder over a harp; then the psaltery, with a shawm that answers at the end of each line."""
    if second:
        tune(piece, PSALTERY, phrase, start, 80, restroke=True)
        tune(piece, LUTE, phrase, start, 66, -12)
        tune(piece, SHAWM, phrase, start, 62, skip_until=6)
    else:
        tune(piece, RECORDER, phrase, start, 72, 12)
    harp(piece, start, "d3", "a3")


def stanza(piece, phrase, start, line, second):
    """First lute, then psaltery and lute; the second time the fiddle, and for the high lines the recorder above it."""
    if second:
        tune(piece, FIDDLE, phrase, start, 74)
        if line >= 2:
            tune(piece, RECORDER, phrase, start, 66, 12, graces=True)
        plucked_drone(piece, start)
    else:
        tune(piece, LUTE, phrase, start, 84)
        if line >= 2:
            tune(piece, PSALTERY, phrase, start, 74, restroke=True)
    harp(piece, start, "g2", "d3")


def answer(piece, phrase, start, second):
    """The refrain's tune at the end of the stanza: all who played, the second time with the shawm."""
    tune(piece, RECORDER, phrase, start, 76, 12, graces=True)
    divided(piece, PSALTERY, phrase, start, 70)
    tune(piece, FIDDLE, phrase, start, 66)
    if second:
        tune(piece, SHAWM, phrase, start, 66)
        tune(piece, LUTE, phrase, start, 72, -12)
    harp(piece, start, "d3", "a3")


def notes_of(phrase):
    """(beat, length in beats, MIDI number) of each note."""
    marks = phrase.split()
    eighths = [int(length) for length in marks[1::2]]
    if sum(eighths) != 3 * PHRASE:
        raise ValueError(f"a phrase has {3 * PHRASE} eighths, not {sum(eighths)}: {phrase}")
    at = 0
    for name, length in zip(marks[::2], eighths):
        yield at / 3, length / 3, pitch(name)
        at += length


def tune(piece, channel, phrase, start, velocity, above=0, graces=False, restroke=False, skip_until=0):
    for place, (at, length, key) in enumerate(notes_of(phrase)):
        if at < skip_until:
            continue
        accent = 7 if at % 2 == 0 else 0
        plucked = channel in (PSALTERY, LUTE)
        beat = start + at
        if graces and length >= 1 and place % 3 == 1:
            piece.note(channel, beat - .01, .09, step(key, 1) + above, velocity - 8, .003)
            beat += .08
        piece.note(channel, beat, length * (1.25 if plucked else .93), key + above, velocity + accent)
        if restroke and length >= 1:
            for third in range(1, round(3 * length) if length < 2 else 4):
                piece.note(channel, beat + third / 3, .3, key + above, velocity - 30 + 4 * third)


def divided(piece, channel, phrase, start, velocity):
    """The tune in eighths: a long note goes to its neighbour and comes back."""
    for at, length, key in notes_of(phrase):
        eighths = round(3 * length)
        turn = [key, step(key, 1), key] if eighths >= 3 else [key] * eighths
        for place in range(eighths):
            piece.note(channel, start + at + place / 3, .4, turn[place % len(turn)], velocity - (0 if place == 0 else 16))


def step(key, steps):
    """The neighbour in the mode."""
    return DORIAN[DORIAN.index(key) + steps]


def harp(piece, start, low, high):
    """Open fifths: the first string on each beat, the others after it."""
    for beat in range(PHRASE):
        root = pitch(low if beat % 2 == 0 else high)
        piece.note(HARP, start + beat, 1.4, root, 74 if beat % 2 == 0 else 60, .006)
        piece.note(HARP, start + beat + 2 / 3, .7, root + 12, 50)
        if beat % 2 == 0:
            piece.note(HARP, start + beat + 1 / 3, .9, root + 7, 48)


def plucked_drone(piece, start):
    """The lute beats g and d below the fiddle."""
    for beat in range(PHRASE):
        piece.note(LUTE, start + beat, .9, pitch("g3"), 66 if beat % 2 == 0 else 54)
        piece.note(LUTE, start + beat + 2 / 3, .5, pitch("d4"), 50)


def drone(piece, start, on_g):
    for name, velocity in (("d3", 54), ("g3" if on_g else "a3", 48)):
        piece.note(DRONE, start, PHRASE - .06, pitch(name), velocity, .004)


def drums(piece, start, jingles, fill):
    """A frame drum: low in the middle of the skin, high at its rim; with jingles, as many as the part wants."""
    for beat in range(PHRASE):
        at = start + beat
        piece.note(FRAME_DRUM, at, .6, pitch("d2"), 88 if beat % 2 == 0 else 58, .006)
        piece.note(DRUMS, at + 2 / 3, .2, HIGH_SKIN, 46, .008)
        if beat % 2 == 1:
            piece.note(DRUMS, at + 1 / 3, .2, HIGH_SKIN, 38, .008)
        if jingles:
            piece.note(DRUMS, at, .2, TAMBOURINE, (52 if beat % 2 == 0 else 66) * jingles, .008)
            piece.note(DRUMS, at + 2 / 3, .2, TAMBOURINE, 38 * jingles, .008)
    if fill:
        for eighth in range(3):
            piece.note(DRUMS, start + PHRASE - 1 + eighth / 3, .2, OPEN_SKIN, 50 + 10 * eighth, .006)


def tone(frequency):
    """A darker room than the lounge's."""
    return (-10 * np.log10(1 + (42 / frequency) ** 4)
            + 3.0 / (1 + (2800 / frequency) ** 2)
            - 10 * np.log10(1 + (frequency / 14000) ** 8))
