"""Makes all music and effects, and the table of where each effect lies. README.md says what to install."""
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from scipy.io import wavfile

HERE = Path(__file__).resolve().parent
MAIN = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "music"))

import ambience
import bossa
import cantiga
import dance
import effects
import measure
import mix
import tavern
from dsp import RATE, decibels, silence

AUDIO = MAIN / "webapp" / "audio"
STAGE = MAIN / "java" / "deluxe" / "stage"
LOOPS = MAIN / "java" / "deluxe" / "web" / "Loops.java"
FIGURES = HERE / "FIGURES.md"

# The sprite begins with silence, so that a player who finds its first sound knows how much a decoder put in front.
# `Sound.Clip` says the same number.
LEAD_MILLIS = 100
GAP_MILLIS = 60
SLOT_MILLIS = 10

# Around a loop, so that it is whole whatever a decoder adds or takes away at the ends.
PAD = .25
BLEND_SAMPLES = 882

# How a loop is encoded: music at the domino tables, in the tavern with its noise, at its door, and what is only heard behind music.
FINE = ["--resample", "44.1", "-m", "j", "-b", "80", "--cbr"]
PLAIN = ["--resample", "44.1", "-m", "j", "-b", "64", "--cbr"]
SMALL = ["--resample", "44.1", "-m", "j", "-b", "56", "--cbr"]
FAINT = ["--resample", "22.05", "-m", "m", "-b", "24", "--cbr"]

PUB_SECONDS = 18

# Between these every effect must peak, as it is decoded: none is silent, none is clipped.
FAINTEST_DB, LOUDEST_DB = -18, -1

JAVA_CUTS = """package deluxe.stage.{room};

/** Where each clip is in the recording. Written by {{@code src/main/assets/sound/make.py}}; don't edit it. */
final class {table} {{
    private {table}() {{}}

    /** Where each variant begins and how long it is, in milliseconds, one after the other. */
    static int[] of({clip} clip) {{
        return switch (clip) {{
{cases}
        }};
    }}
}}
"""

JAVA_LOOPS = """package deluxe.web;

import deluxe.ports.Sound;

/** How long the music is. Written by {{@code src/main/assets/sound/make.py}}; don't edit it. */
final class Loops {{
    private Loops() {{}}

    /** The length of the part that repeats. */
    static int millis(Sound.Music music) {{
        return switch (music) {{
{loops}
        }};
    }}
}}
"""


def main():
    AUDIO.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        report = ("# Figures\n\nWritten by `make.py`: measured on the shipped MP3s, decoded by ffmpeg. "
                  "Attack is the time from a hundredth of the peak to the peak; decay is the time from the peak until the level stays "
                  "30 dB below it.\n")
        report += sprite("effects", effects.all_effects(work), {"room": "deluxe", "table": "Cuts", "clip": "DeluxeClip"}, work)
        report += sprite("tavern-effects", tavern.all_effects(work), {"room": "tavern", "table": "TavernCuts", "clip": "TavernClip"}, work)
        report += "\n## Music\n\n| file | length | size | loudness | true peak | seam without blend | with blend | largest step nearby |\n|---|---|---|---|---|---|---|---|\n"
        tones, loops = [], []
        loudness = lambda x: mix.loudness(x, work)[0]
        tavern_bed = lambda seconds: ambience.of_a_tavern(seconds, loudness)
        pieces = (("door", bossa.at_the_door(), FINE), ("table", bossa.at_the_table(), FINE),
                  ("tavern", cantiga.in_the_tavern(tavern_bed), PLAIN), ("dance", dance.at_the_tavern(tavern_bed), SMALL))
        for name, piece, options in pieces:
            report += music(name, mix.loop(piece, work), piece.seconds, options, work, tones)
            loops.append(f"            case {name.upper()} -> {round(1000 * piece.seconds)};")
        report += music("pub", ambience.of_a_pub(PUB_SECONDS, loudness), PUB_SECONDS, FAINT, work, tones)
        loops.append(f"            case PUB -> {1000 * PUB_SECONDS};")
        report += "\nPower by octave, in dB to the loudest:\n\n| file | 62 | 125 | 250 | 500 | 1k | 2k | 4k | 8k Hz |\n|---|---|---|---|---|---|---|---|---|\n"
        report += "".join(tones)
    LOOPS.write_text(JAVA_LOOPS.format(loops="\n".join(loops)))
    FIGURES.write_text(report)
    print(report)


def sprite(file, sounds, places, work):
    """All effects of a table in one file, and the class that says where each lies."""
    parts, cases, rows = [silence(LEAD_MILLIS / 1000)], [], []
    position = LEAD_MILLIS
    for name, variants in sounds.items():
        numbers = []
        for place, sound in enumerate(variants):
            length = int(np.ceil(1000 * len(sound) / RATE))
            slot = -(-(length + GAP_MILLIS) // SLOT_MILLIS) * SLOT_MILLIS
            numbers += [position, length]
            rows.append((f"{name} {place + 1}", position, length))
            parts.append(np.pad(sound, (0, slot * RATE // 1000 - len(sound))))
            position += slot
        cases.append(f"            case {name} -> new int[] {{{', '.join(map(str, numbers))}}};")
    (STAGE / places["room"] / f"{places['table']}.java").write_text(JAVA_CUTS.format(cases="\n".join(cases), **places))
    heard = encoded(file, np.concatenate(parts), ["--resample", "44.1", "-m", "m", "-b", "64", "--cbr"], work)
    table = "".join(figures(name, heard[start * RATE // 1000:(start + length) * RATE // 1000]) for name, start, length in rows)
    path = AUDIO / f"{file}.mp3"
    return (f"\n## {file}.mp3\n\n"
            f"{len(rows)} sounds, {position / 1000:.1f} s, {path.stat().st_size / 1024:.0f} KB, true peak {measure.loudness(path)[1]:.1f} dB.\n\n"
            f"| sound | length ms | peak dB | attack ms | decay ms | spectral centroid Hz |\n|---|---|---|---|---|---|\n{table}")


def figures(name, x):
    peak = decibels(np.abs(x).max())
    if not FAINTEST_DB < peak < LOUDEST_DB:
        raise ValueError(f"{name} peaks at {peak:.1f} dB")
    return (f"| {name} | {1000 * len(x) / RATE:.0f} | {peak:.1f} | {measure.attack_millis(x):.1f} "
            f"| {measure.decay_millis(x):.0f} | {measure.centroid_hertz(x):.0f} |\n")


def music(name, loop, duration, options, work, tones):
    pad = round(PAD * RATE)
    heard = encoded(name, np.concatenate([loop[-pad:], loop, loop[:pad]]), options, work)
    heard = np.atleast_2d(heard.T).T
    plain, blended, step = measure.seam(heard, PAD, duration, BLEND_SAMPLES)
    octaves = " | ".join(f"{level:.1f}" for level in measure.octave_levels(heard))
    tones.append(f"| {name}.mp3 | {octaves} |\n")
    path = AUDIO / f"{name}.mp3"
    level, peak = measure.loudness(path)
    return (f"| {name}.mp3 | {duration:.2f} s | {path.stat().st_size / 1024:.0f} KB | {level:.1f} LUFS | {peak:.1f} dB "
            f"| {plain:.0f} dB | {blended:.0f} dB | {step:.0f} dB |\n")


def encoded(name, sound, options, work):
    wav = work / f"{name}.wav"
    wavfile.write(wav, RATE, (sound * 32767).round().astype(np.int16))
    mp3 = AUDIO / f"{name}.mp3"
    subprocess.run(["lame", "--quiet", "-q", "0", *options, str(wav), str(mp3)], check=True)
    return measure.decoded(mp3, work)


if __name__ == "__main__":
    main()
