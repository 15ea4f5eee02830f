"""Signals as numpy arrays at 44.1 kHz: filters, fades, rooms, levels. A loop is filtered circularly, so that it has no seam."""
import numpy as np
from scipy.ndimage import maximum_filter1d, uniform_filter1d
from scipy.signal import butter, fftconvolve, sosfilt

RATE = 44100


def seconds(duration):
    """Time stamps of so many seconds."""
    return np.arange(round(RATE * duration)) / RATE


def silence(duration):
    return np.zeros(round(RATE * duration))


def band(x, low, high):
    return sosfilt(butter(2, [low, min(high, RATE * 0.49)], "bandpass", fs=RATE, output="sos"), x)


def low_pass(x, frequency):
    return sosfilt(butter(2, frequency, "lowpass", fs=RATE, output="sos"), x)


def add(onto, x, at, gain=1.0):
    """Mixes x onto a longer signal at a time in seconds; what reaches beyond the end is lost."""
    first = round(at * RATE)
    count = min(len(x), len(onto) - first)
    if count > 0:
        onto[first:first + count] += gain * x[:count]


def decibels(gain):
    return 20 * np.log10(max(gain, 1e-12))


def gain_of(db):
    return 10 ** (db / 20)


def trimmed(x, peak_db, floor_db, fade):
    """From just before the first sound to where it has died away, faded out, at this peak."""
    level = np.abs(x)
    heard = np.where(level > level.max() * gain_of(floor_db))[0]
    y = x[max(0, heard[0] - 8):heard[-1] + 1].copy()
    tail = min(len(y) // 3, round(fade * RATE))
    y[-tail:] *= np.linspace(1, 0, tail) ** 2
    return y / np.abs(y).max() * gain_of(peak_db)


def impulse_response(rng, decay, low, high, length):
    t = seconds(length)
    noise = band(rng.standard_normal(len(t)) * np.exp(-t / decay), low, high)
    return noise / np.sqrt((noise ** 2).sum())


def in_room(x, rng, wet, decay=0.08):
    """In a small panelled room, or with a longer decay in a hall."""
    length = 3 * decay
    dry = np.concatenate([x, silence(length)])
    response = np.concatenate([silence(0.006), impulse_response(rng, decay, 250, 5200, length)])
    return dry + wet * fftconvolve(dry, response)[:len(dry)]


def circular(x, response):
    """Convolves each channel of a loop, of which what rings beyond the end is heard at its begin."""
    return np.fft.irfft(np.fft.rfft(x, axis=0) * np.fft.rfft(response, len(x), axis=0), len(x), axis=0)


def equalized(x, db_at):
    """Applies a curve, in dB by frequency, to a loop."""
    frequencies = np.maximum(np.fft.rfftfreq(len(x), 1 / RATE), 1)
    return np.fft.irfft(np.fft.rfft(x, axis=0) * gain_of(db_at(frequencies))[:, None], len(x), axis=0)


def limited(x, peak_db):
    """A loop whose peaks stay under a level: the gain gives way 4 ms ahead and 4 ms after."""
    reach = round(0.004 * RATE)
    peaks = maximum_filter1d(np.abs(x).max(axis=1), 2 * reach + 1, mode="wrap")
    gains = np.minimum(1, gain_of(peak_db) / np.maximum(peaks, 1e-9))
    return x * uniform_filter1d(gains, reach, mode="wrap")[:, None]
