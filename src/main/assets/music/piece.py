"""A piece of music that is played over and over."""
import random

from midi import Score


class Piece:
    """A loop: what reaches beyond its end is heard again at its begin.

    `instruments` says of each channel (program, pan); `levels` its loudness by itself in LUFS; `wet` how much of it is heard
    from the room. `under` is a bed of sounds that nobody plays: a loop of the same length, two channels."""

    def __init__(self, tempo, beats, instruments, levels, wet, tone, under=None):
        self.score = Score(tempo)
        self.levels = levels
        self.wet = wet
        self.tone = tone
        self.under = under
        self.beats = beats
        self.seconds = beats * 60 / tempo
        self.luck = random.Random(20)
        for channel, program, pan in instruments:
            self.score.instrument(channel, program, 100, pan)

    def note(self, channel, beat, length, key, velocity, sway=.012):
        played = (beat + self.luck.uniform(-sway, sway)) % self.beats
        self.score.note(channel, played, length, key, velocity + self.luck.uniform(-4, 4))
