"""The tune of the house, a bossa nova in F, and its two arrangements: at the table, and slower at the door."""
import numpy as np

from midi import DRUMS, pitch
from piece import Piece

GUITAR, BASS, VIBRAPHONE, FLUTE = 0, 1, 2, 3
BRUSHES = 40
KICK, SIDE_STICK, TAP, SWIRL, PEDAL_HAT, CABASA = 36, 37, 38, 40, 44, 69
BEATS, STEPS = 4, 8

# A chord: root and fifth for the bass, and how the guitar holds it, low to high.
CHORDS = {
    "F": ("f2", "c2", "a3 c4 e4 g4"),
    "F6": ("f2", "c2", "a3 d4 f4 a4"),
    "F13": ("f2", "c2", "eb3 a3 d4 g4"),
    "Gm": ("g2", "d2", "f3 bb3 d4 a4"),
    "C13": ("c2", "g2", "bb3 d4 e4 a4"),
    "C7b9": ("c2", "g2", "bb3 db4 e4 g4"),
    "Am": ("a2", "e2", "g3 c4 e4 a4"),
    "D7b9": ("d2", "a2", "f#3 c4 eb4 a4"),
    "Cm": ("c2", "g2", "g3 bb3 eb4 g4"),
    "Bb": ("bb1", "f2", "a3 d4 f4 a4"),
    "Bbm6": ("bb1", "f2", "g3 db4 f4 bb4"),
    "Em7b5": ("e2", "bb2", "g3 bb3 d4 g4"),
    "A7b9": ("a2", "e2", "g3 c#4 e4 bb4"),
    "Dm": ("d2", "a2", "f3 a3 c4 e4"),
    "Dm/C": ("c2", "a2", "f3 a3 c4 e4"),
    "Bm7b5": ("b1", "f2", "a3 d4 f4 a4"),
    "E7b9": ("e2", "b2", "g#3 b3 d4 f4"),
    "Eb": ("eb2", "bb2", "g3 bb3 d4 f4"),
    "Db": ("db2", "ab2", "f3 ab3 c4 eb4"),
}

# Bars: the chords, and the tune in eighths, in which a dot holds the note and a dash is silence.
THEME = [
    ("F", "- c5 . e5 . . c5 ."),
    ("F6", "d5 . . a4 . . - -"),
    ("Gm", "- d5 . f5 . . d5 ."),
    ("C13", "e5 . . bb4 . . - -"),
    ("Am", "- e5 . g5 . . e5 ."),
    ("D7b9", "f#5 . . eb5 . . c5 ."),
    ("Gm", "d5 . . bb4 . . a4 ."),
    ("C13", "g4 . . . . . - -"),
]
ANSWER = [
    ("F", "- c5 . e5 . . c5 ."),
    ("Cm F13", "eb5 . . c5 . . a4 ."),
    ("Bb", "- d5 . f5 . . a5 ."),
    ("Bbm6", "g5 . . f5 . . db5 ."),
    ("Am", "- c5 . e5 . . g5 ."),
    ("D7b9", "f#5 . . eb5 . . c5 ."),
    ("Gm C7b9", "d5 . bb4 . db5 . c5 ."),
    ("F6", "a4 . . . . . - -"),
]
BRIDGE = [
    ("Em7b5", "- - g5 . . . bb5 ."),
    ("A7b9", "a5 . . g5 . . c#5 ."),
    ("Dm", "- - f5 . . . a5 ."),
    ("Dm/C", "e5 . . . d5 . . ."),
    ("Bm7b5", "- - d5 . . . f5 ."),
    ("E7b9", "e5 . . d5 . . g#4 ."),
    ("Am D7b9", "c5 . e5 . eb5 . c5 ."),
    ("Gm C13", "bb4 . d5 . a5 . . ."),
]
LAST = THEME[:6] + [("Gm C7b9", "d5 . bb4 . db5 . c5 ."), ("F6", "f5 . . . . . - -")]
INTERLUDE = [
    ("F", "a5 . . . g5 . . ."),
    ("Eb", "bb5 . . . . . g5 ."),
    ("F", "a5 . . . c6 . . ."),
    ("Eb", "bb5 . . . . . - -"),
    ("Db", "- c6 . ab5 . . f5 ."),
    ("Eb", "- d6 . bb5 . . g5 ."),
    ("Gm", "- a5 . f5 . d5 . bb4"),
    ("C13", "a4 . . bb4 . . g4 ."),
]
OPENING = INTERLUDE[:4]

CLAVE = (0, 1.5, 3, 5, 6.5)


# The loudness of each instrument by itself in LUFS; of the drums an arrangement says it.
LEVELS = {GUITAR: -24.0, BASS: -23.5, VIBRAPHONE: -22.5, FLUTE: -23.5}

# How much of it is heard from the room.
WET = {GUITAR: .16, BASS: .04, VIBRAPHONE: .24, FLUTE: .30, DRUMS: .10}

INSTRUMENTS = ((GUITAR, 24, 46), (BASS, 32, 64), (VIBRAPHONE, 11, 82), (FLUTE, 73, 36), (DRUMS, BRUSHES, 68))


def tone(frequency):
    """Less rumble, more air: the soundfont is dark."""
    return (-10 * np.log10(1 + (45 / frequency) ** 4)
            - 2.5 / (1 + (frequency / 170) ** 4)
            + 5.0 / (1 + (2300 / frequency) ** 2)
            - 10 * np.log10(1 + (frequency / 15000) ** 8))


class Arrangement(Piece):
    def __init__(self, tempo, bars, drums_lufs):
        super().__init__(tempo, bars * BEATS, INSTRUMENTS, {**LEVELS, DRUMS: drums_lufs}, WET, tone)

    def tune(self, channel, first_bar, bars, velocity, octave=0):
        for place, (_, line) in enumerate(bars):
            for step, length, name in notes_of(line):
                accent = 6 if step in (0, 3) else 0
                beat = (first_bar + place) * BEATS + step / 2
                self.note(channel, beat + .02, length / 2 * 1.05, pitch(name) + 12 * octave, velocity + accent)


def notes_of(line):
    """(step, length in steps, name) of each note of a bar."""
    marks = line.split()
    if len(marks) != STEPS:
        raise ValueError(f"a bar has {STEPS} eighths, not {len(marks)}: {line}")
    starts = [step for step, mark in enumerate(marks) if mark not in ".-"]
    for step in starts:
        length = 1
        while step + length < STEPS and marks[step + length] == ".":
            length += 1
        yield step, length, marks[step]


def chord_at(bars, bar, beat):
    names = bars[bar % len(bars)][0].split()
    return CHORDS[names[-1] if beat >= 2 else names[0]]


def comping(piece, bars):
    """The guitar on the clave, which takes two bars; what anticipates a bar already holds its chord."""
    for bar in range(len(bars)):
        for stroke in CLAVE:
            if int(stroke // BEATS) != bar % 2:
                continue
            within = stroke % BEATS
            ahead = within == 3
            _, _, voicing = chord_at(bars, bar + 1, 0) if ahead else chord_at(bars, bar, within)
            for string, name in enumerate(voicing.split()):
                piece.note(GUITAR, bar * BEATS + within + .016 * string, 1.1, pitch(name), 60 + 3 * string, .006)


def picking(piece, bars):
    """The guitar alone: thumb and fingers one after the other, each string left to ring."""
    for bar in range(len(bars)):
        for step in range(STEPS):
            _, _, voicing = chord_at(bars, bar, step / 2)
            name = voicing.split()[(0, 2, 1, 3, 2, 1, 3, 2)[step]]
            piece.note(GUITAR, bar * BEATS + step / 2, 1.6, pitch(name), 70 if step % 4 == 0 else 58)


def walking(piece, bars):
    """The bass: root, fifth, root, and a step into the next bar at the end of each phrase."""
    for bar in range(len(bars)):
        root, fifth, _ = chord_at(bars, bar, 0)
        later, later_fifth, _ = chord_at(bars, bar, 2)
        coming = pitch(chord_at(bars, bar + 1, 0)[0])
        at = bar * BEATS
        piece.note(BASS, at, 1.4, pitch(root), 92, .005)
        piece.note(BASS, at + 1.5, .45, pitch(fifth), 72, .008)
        piece.note(BASS, at + 2, 1.4, pitch(later if later != root else fifth), 86, .005)
        piece.note(BASS, at + 3.5, .45, coming + 1 if bar % 4 == 3 else pitch(later_fifth), 68, .008)


def resting(piece, bars):
    """The bass in halves."""
    for bar in range(len(bars)):
        for beat in (0, 2):
            root, fifth, _ = chord_at(bars, bar, beat)
            two_chords = len(bars[bar][0].split()) > 1
            piece.note(BASS, bar * BEATS + beat, 1.9, pitch(root if beat == 0 or two_chords else fifth), 82, .006)


def brushes(piece, bars):
    for bar in range(len(bars)):
        at = bar * BEATS
        for beat in (0, 2):
            piece.note(DRUMS, at + beat, 1.9, SWIRL, 54)
            piece.note(DRUMS, at + beat, .3, KICK, 46)
            piece.note(DRUMS, at + beat + 1.5, .3, KICK, 34)
            piece.note(DRUMS, at + beat + 1, .2, PEDAL_HAT, 50)
        for step in range(STEPS):
            piece.note(DRUMS, at + step / 2, .2, CABASA, (46, 28, 36, 30, 44, 28, 40, 34)[step], .008)
        for stroke in CLAVE:
            if int(stroke // BEATS) == bar % 2:
                piece.note(DRUMS, at + stroke % BEATS, .2, SIDE_STICK, 50, .006)
        if bar % 8 == 7:
            for step in (5, 6, 7):
                piece.note(DRUMS, at + step / 2, .2, TAP, 44 + 5 * step)


def soft_brushes(piece, bars):
    for bar in range(len(bars)):
        for beat in (0, 2):
            piece.note(DRUMS, bar * BEATS + beat, 1.9, SWIRL, 46)
            piece.note(DRUMS, bar * BEATS + beat + 1, .2, PEDAL_HAT, 40)


def at_the_table():
    """Vibraphone and flute take turns with the tune: 40 bars."""
    bars = THEME + ANSWER + BRIDGE + LAST + INTERLUDE
    piece = Arrangement(128, len(bars), -32.5)
    comping(piece, bars)
    walking(piece, bars)
    brushes(piece, bars)
    piece.tune(VIBRAPHONE, 0, THEME, 74)
    piece.tune(VIBRAPHONE, 8, ANSWER, 76)
    piece.tune(FLUTE, 16, BRIDGE, 70)
    piece.tune(VIBRAPHONE, 24, LAST, 78)
    piece.tune(FLUTE, 24, LAST, 54)
    piece.tune(FLUTE, 32, INTERLUDE, 66)
    return piece


def at_the_door():
    """Slower, the guitar picked, the flute first: 24 bars."""
    bars = OPENING + THEME + ANSWER + OPENING
    piece = Arrangement(96, len(bars), -42)
    picking(piece, bars)
    resting(piece, bars)
    soft_brushes(piece, bars)
    piece.tune(FLUTE, 4, THEME, 64)
    piece.tune(VIBRAPHONE, 12, ANSWER, 68)
    piece.tune(VIBRAPHONE, 20, OPENING, 60)
    return piece
