"""From a score to a loop: each instrument at a measured loudness, one room, one master."""
import numpy as np
from scipy.io import wavfile

import measure
from dsp import RATE, circular, equalized, gain_of, impulse_response, limited

RING_OUT = 6
# LAME makes what it encodes at 80 kb/s half a decibel quieter: -18 LUFS are heard.
LOUDNESS = -17.45
PEAK = -4.5


def loop(piece, work):
    """The mastered loop, two channels."""
    mixed = sum(instrument(piece, channel, work) for channel in piece.wet)
    if piece.under is not None:
        mixed = mixed + piece.under
    shaped = equalized(mixed, piece.tone)
    level, _ = loudness(shaped, work)
    for _ in range(3):
        result = limited(shaped * gain_of(LOUDNESS - level), PEAK)
        reached, _ = loudness(result, work)
        level += reached - LOUDNESS
    return result


def instrument(piece, channel, work):
    dry = wrapped(piece.score.only(channel).render(work, piece.seconds + RING_OUT), piece.seconds)
    level, _ = loudness(dry, work)
    return (dry + piece.wet[channel] * circular(dry, room())) * gain_of(piece.levels[channel] - level)


def wrapped(sound, length):
    """What rings beyond the end is heard at the begin: the loop has no seam."""
    count = round(length * RATE)
    result = sound[:count].copy()
    rest = sound[count:]
    result[:len(rest)] += rest
    return result


def room():
    """A hall of 1.6 s, different for each ear."""
    rng = np.random.default_rng(16)
    ears = [impulse_response(rng, .24, 220, 6000, 1.6) for _ in range(2)]
    return np.pad(np.stack(ears, axis=1), ((round(.018 * RATE), 0), (0, 0)))


def loudness(x, work):
    path = work / "measured.wav"
    wavfile.write(path, RATE, x.astype(np.float32))
    return measure.loudness(path)
