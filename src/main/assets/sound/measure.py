"""What can be measured of a sound, for who cannot listen."""
import subprocess

import numpy as np
from scipy.io import wavfile
from scipy.signal import welch

from dsp import RATE, decibels


def loudness(path):
    """(LUFS integrated, true peak in dB) of a file."""
    told = subprocess.run(
        ["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-filter_complex", "ebur128=peak=true", "-f", "null", "-"],
        check=True, capture_output=True, text=True).stderr
    summary = told[told.rindex("Summary"):]
    return tuple(float(summary.split(label)[1].split()[0]) for label in ("I:", "Peak:"))


def decoded(mp3, work):
    """The samples that a decoder makes of an MP3, all of its padding left out."""
    wav = work / "decoded.wav"
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-i", str(mp3), "-ar", str(RATE), "-c:a", "pcm_f32le", str(wav)], check=True)
    return wavfile.read(wav)[1].astype(np.float64)


def attack_millis(x):
    """From the first sound (a hundredth of the peak) to the peak."""
    level = np.abs(x)
    return 1000 * (level.argmax() - np.argmax(level > level.max() * .01)) / RATE


def decay_millis(x):
    """From the peak until it stays 30 dB below."""
    level = np.abs(x)
    loud = np.where(level > level.max() * 10 ** (-30 / 20))[0]
    return 1000 * (loud[-1] - level.argmax()) / RATE


def centroid_hertz(x):
    """Where the middle of its power lies."""
    frequencies, power = welch(x, RATE, nperseg=min(2048, len(x)))
    return (frequencies * power).sum() / power.sum()


def octave_levels(x):
    """The power in each octave from 62 Hz to 8 kHz, in dB to the loudest."""
    frequencies, power = welch(x.mean(axis=1), RATE, nperseg=8192)
    levels = []
    for middle in 62.5 * 2.0 ** np.arange(8):
        inside = (frequencies >= middle / 2 ** .5) & (frequencies < middle * 2 ** .5)
        levels.append(10 * np.log10(power[inside].sum()))
    return [level - max(levels) for level in levels]


def seam(loop, pad, length, blend):
    """How far the signal jumps where the loop begins anew, with the blend that the player makes and without, in dB to full
    scale, and beside it the largest step from sample to sample in the second around."""
    first, last = round(pad * RATE), round((pad + length) * RATE)
    plain = np.abs(loop[last - 1] - loop[first - 1]).max()
    blended = loop.copy()
    weights = np.linspace(0, 1, blend)[:, None]
    blended[last - blend:last] = (1 - weights) * loop[last - blend:last] + weights * loop[first - blend:first]
    jump = np.abs(blended[last - 1] - blended[first - 1]).max()
    step = np.abs(np.diff(loop[last - RATE:last], axis=0)).max()
    return decibels(plain), decibels(jump), decibels(step)
