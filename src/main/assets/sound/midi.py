"""A score as a Standard MIDI File, and its sound by fluidsynth with the soundfont FluidR3 GM."""
import struct
import subprocess
from pathlib import Path

import numpy as np

from dsp import RATE

SOUNDFONT = "/usr/share/sounds/sf2/FluidR3_GM.sf2"
TICKS = 480
DRUMS = 9
NAMES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


def pitch(name):
    """The MIDI number of a note: c4 is 60; c#4, db4."""
    letter, accidentals, octave = name[0], name[1:-1], int(name[-1])
    return 12 * (octave + 1) + NAMES[letter] + accidentals.count("#") - accidentals.count("b")


class Score:
    """Times and lengths in beats."""

    def __init__(self, beats_per_minute):
        self.tempo = beats_per_minute
        self.events = []

    def instrument(self, channel, program, volume=100, pan=64):
        for control, value in ((7, volume), (10, pan), (91, 0), (93, 0)):
            self.events.append((0, 0, bytes([0xB0 | channel, control, value])))
        self.events.append((0, 1, bytes([0xC0 | channel, program])))

    def note(self, channel, at, length, key, velocity):
        velocity = max(1, min(127, round(velocity)))
        self.events.append((at, 3, bytes([0x90 | channel, key, velocity])))
        self.events.append((at + length, 2, bytes([0x80 | channel, key, 0])))

    def only(self, channel):
        """The part of one channel."""
        part = Score(self.tempo)
        part.events = [event for event in self.events if event[2][0] & 15 == channel]
        return part

    def file(self):
        track = bytearray(b"\0\xff\x51\x03" + int(60e6 / self.tempo).to_bytes(3, "big"))
        last = 0
        for at, _, message in sorted(self.events, key=lambda event: (round(event[0] * TICKS), event[1])):
            tick = round(at * TICKS)
            track += variable_length(tick - last) + message
            last = tick
        track += b"\0\xff\x2f\0"
        return b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS) + b"MTrk" + struct.pack(">I", len(track)) + bytes(track)

    def render(self, work, duration):
        """So many seconds of it, as two channels, without reverberation."""
        source, target = Path(work) / "score.mid", Path(work) / "score.raw"
        source.write_bytes(self.file())
        subprocess.run(
            ["fluidsynth", "-n", "-i", "-q", "-r", str(RATE), "-g", "0.6", "-o", "synth.chorus.active=0",
             "-o", "synth.reverb.active=0", "-O", "float", "-T", "raw", "-F", str(target), SOUNDFONT, str(source)],
            check=True, capture_output=True)
        sound = np.fromfile(target, np.float32).reshape(-1, 2).astype(np.float64)
        count = round(duration * RATE)
        return np.pad(sound, ((0, max(0, count - len(sound))), (0, 0)))[:count]


def variable_length(number):
    digits = [number & 127]
    while number > 127:
        number >>= 7
        digits.insert(0, (number & 127) | 128)
    return bytes(digits)
