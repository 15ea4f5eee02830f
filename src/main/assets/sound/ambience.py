"""Rooms that talk to themselves: voices of which no word is understood, a hearth, now and then a cup set down. Loops without a seam."""
import numpy as np
from scipy.signal import sosfilt, butter

import bone_and_silver
from dsp import RATE, band, circular, gain_of, impulse_response, in_room, low_pass, seconds
from materials import click, ringing

# In LUFS, each by itself; the music lies some 12 dB above the loudest.
MURMUR, HEARTH, CUPS = -34.0, -39.0, -44.0

# The first three formants of vowels in Hz.
VOWELS = [(730, 1090, 2440), (530, 1840, 2480), (270, 2290, 3010), (570, 840, 2410), (300, 870, 2240)]
VOICES = 9
CUP_EVERY = 7.5

# The pub is encoded as one channel, which takes 6 dB: the music lies some 15 dB above it.
TALK, GLASSES, CLOCK = -29.0, -35.0, -43.0
GUESTS = 5
GLASS = [(1870, .7, .10), (2960, 1.0, .14), (4330, .5, .09), (6100, .25, .05)]


def of_a_tavern(duration, loudness):
    """Two channels. `loudness` measures such a signal in LUFS."""
    rng = np.random.default_rng(100)
    hall = np.stack([impulse_response(rng, .35, 200, 3800, 1.4) for _ in range(2)], axis=1)
    murmur = murmured(rng, duration)
    murmur = circular(low(murmur, 1900), hall) + .15 * murmur
    cups = cups_set_down(rng, duration)
    parts = ((murmur, MURMUR), (burning(rng, duration), HEARTH), (cups + .5 * circular(cups, hall), CUPS))
    return sum(part * gain_of(level - loudness(part)) for part, level in parts)


def of_a_pub(duration, loudness):
    """The same for a pub: few voices, glasses that touch, a clock on the wall. So many whole seconds."""
    rng = np.random.default_rng(101)
    snug = np.stack([impulse_response(rng, .18, 200, 4200, .8) for _ in range(2)], axis=1)
    talk = murmured(rng, duration, GUESTS)
    talk = circular(low(talk, 1500), snug) + .2 * talk
    glasses, clock = np.zeros_like(talk), np.zeros_like(talk)
    for at in (2.3, 7.9, 8.2, 13.6):
        onto(glasses, ringing(GLASS, .5, rng, .06), at, rng.uniform(.2, .8), rng.uniform(.5, 1))
    for second in range(duration):
        onto(clock, click(.03, 900, 2600, .004, rng), second, .8, 1 if second % 2 == 0 else .7)
    parts = ((talk, TALK), (glasses + .4 * circular(glasses, snug), GLASSES), (clock + .5 * circular(clock, snug), CLOCK))
    return sum(part * gain_of(level - loudness(part)) for part, level in parts)


def onto(loop, x, at, pan=.5, gain=1.0):
    """Mixes x onto a loop, beyond whose end its begin is."""
    places = (round(at * RATE) + np.arange(len(x))) % len(loop)
    loop[places, 0] += gain * np.cos(pan * np.pi / 2) * x
    loop[places, 1] += gain * np.sin(pan * np.pi / 2) * x


def low(loop, frequency):
    """A low-pass for a loop: run twice, so that it starts as it ends."""
    sos = butter(2, frequency, "lowpass", fs=RATE, output="sos")
    return sosfilt(sos, np.concatenate([loop, loop]), axis=0)[len(loop):]


def murmured(rng, duration, voices=VOICES):
    loop = np.zeros((round(duration * RATE), 2))
    for voice in range(voices):
        tone = 92 + 14 * voice * rng.uniform(.8, 1.2)
        pan = rng.uniform(.1, .9)
        near = rng.uniform(.35, 1)
        throat = rng.uniform(.86, 1.2)
        at = rng.uniform(0, 4)
        while at < duration:
            spoken = phrase(rng, tone, throat)
            onto(loop, spoken, at, pan, near)
            at += len(spoken) / RATE + rng.exponential(1.8)
    return loop


def phrase(rng, tone, throat):
    """Some syllables on one breath, its tone sinking."""
    parts = []
    count = rng.integers(3, 14)
    for place in range(count):
        pitch = tone * (1.12 - .22 * place / count) * rng.uniform(.93, 1.1)
        parts.append(syllable(rng, pitch, throat * rng.uniform(.93, 1.07)))
        if rng.random() < .25:
            parts.append(np.zeros(round(rng.uniform(.03, .12) * RATE)))
    return np.concatenate(parts)


def syllable(rng, tone, throat):
    """Pulses and breath through the formants of a vowel, higher where the throat is shorter."""
    t = seconds(rng.uniform(.11, .26))
    turns = np.cumsum(tone * (1 + .05 * np.sin(np.pi * t / t[-1])) / RATE)
    breath = rng.standard_normal(len(t))
    source = 2 * (turns % 1) - 1 + .15 * breath
    first, second, third = (throat * formant for formant in VOWELS[rng.integers(len(VOWELS))])
    vowel = (band(source, first * .82, first * 1.2) + .5 * band(source, second * .9, second * 1.1)
             + .2 * band(source, third * .92, third * 1.08))
    consonant = band(breath, 1800, 4200) * np.exp(-t / .018) * rng.uniform(0, .12)
    return (vowel + consonant) * np.sin(np.pi * t / (t[-1] + 1 / RATE)) ** .7 * rng.uniform(.5, 1)


def burning(rng, duration):
    """A low roar that breathes, with crackles, some of them in bursts, and at times a log that pops."""
    count = round(duration * RATE)
    loop = np.stack([roar(rng, count), roar(rng, count)], axis=1)
    at = 0.0
    while at < duration:
        for _ in range(1 if rng.random() < .8 else rng.integers(3, 9)):
            strength = rng.random() ** 3
            onto(loop, crackle(rng), at + rng.exponential(.05), rng.uniform(.55, .75), .9 * strength)
        at += rng.exponential(.16)
    for _ in range(round(duration / 11)):
        onto(loop, pop(rng), rng.uniform(0, duration), rng.uniform(.55, .75), .9)
    return loop


def roar(rng, count):
    """Noise that repeats: made of its own frequencies, so it has no seam."""
    frequencies = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1 / RATE)
    shape = 1 / (1 + (frequencies / 160) ** 1.4) / (1 + (35 / frequencies) ** 4)
    noise = np.fft.irfft(shape * np.exp(2j * np.pi * rng.random(len(frequencies))), count)
    breath = np.fft.irfft((frequencies < .9) * (frequencies > .04) * np.exp(2j * np.pi * rng.random(len(frequencies))), count)
    return noise / noise.std() * .1 * (1 + .35 * breath / breath.std()).clip(.2, 2)


def crackle(rng):
    t = seconds(.03)
    centre = rng.uniform(1200, 5200)
    return band(rng.standard_normal(len(t)) * np.exp(-t / rng.uniform(.0006, .004)), centre * .7, centre * 1.5)


def pop(rng):
    t = seconds(.12)
    snap = band(rng.standard_normal(len(t)) * np.exp(-t / .006), 500, 3500)
    return snap + .5 * np.exp(-t / .02) * np.sin(2 * np.pi * rng.uniform(180, 320) * t)


def cups_set_down(rng, duration):
    loop = np.zeros((round(duration * RATE), 2))
    at = rng.uniform(2, 5)
    while at < duration - 1:
        cup = low_pass(in_room(bone_and_silver.cup(rng), rng, .3, .2), 3200)
        onto(loop, cup, at, rng.uniform(.15, .85), rng.uniform(.4, 1))
        at += CUP_EVERY * rng.uniform(.6, 1.5)
    return loop
