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

import bossa
import measure
import mix
from dsp import RATE, decibels, silence
from effects import all_effects

AUDIO = MAIN / "webapp" / "audio"
CUTS = MAIN / "java" / "deluxe" / "stage" / "deluxe" / "Cuts.java"
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

JAVA_CUTS = """package deluxe.stage.deluxe;

/** Where each clip lies in the recording. Written by {{@code src/main/assets/sound/make.py}}; not to be edited. */
final class Cuts {{
    private Cuts() {{}}

    /** The begin and the length in milliseconds of one variant after the other. */
    static int[] of(DeluxeClip clip) {{
        return switch (clip) {{
{cases}
        }};
    }}
}}
"""

JAVA_LOOPS = """package deluxe.web;

import deluxe.ports.Sound;

/** How long the music is. Written by {{@code src/main/assets/sound/make.py}}; not to be edited. */
final class Loops {{
    private Loops() {{}}

    /** From where it begins anew to where it ends. */
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
        cases, report = sprite(work)
        report += "\n## Music\n\n| file | length | size | loudness | true peak | seam without blend | with blend | largest step nearby |\n|---|---|---|---|---|---|---|---|\n"
        tones, loops = [], []
        for name, piece in (("door", bossa.at_the_door()), ("table", bossa.at_the_table())):
            report += music(name, piece, work, tones)
            loops.append(f"            case {name.upper()} -> {round(1000 * piece.seconds)};")
        report += "\nPower by octave, in dB to the loudest:\n\n| file | 62 | 125 | 250 | 500 | 1k | 2k | 4k | 8k Hz |\n|---|---|---|---|---|---|---|---|---|\n"
        report += "".join(tones)
    CUTS.write_text(JAVA_CUTS.format(cases="\n".join(cases)))
    LOOPS.write_text(JAVA_LOOPS.format(loops="\n".join(loops)))
    FIGURES.write_text(report)
    print(report)


def sprite(work):
    parts, cases, rows = [silence(LEAD_MILLIS / 1000)], [], []
    position = LEAD_MILLIS
    for name, variants in all_effects(work).items():
        numbers = []
        for place, sound in enumerate(variants):
            length = int(np.ceil(1000 * len(sound) / RATE))
            slot = -(-(length + GAP_MILLIS) // SLOT_MILLIS) * SLOT_MILLIS
            numbers += [position, length]
            rows.append((f"{name} {place + 1}", position, length))
            parts.append(np.pad(sound, (0, slot * RATE // 1000 - len(sound))))
            position += slot
        cases.append(f"            case {name} -> new int[] {{{', '.join(map(str, numbers))}}};")
    heard = encoded("effects", np.concatenate(parts), ["-m", "m", "-b", "64", "--cbr"], work)
    table = "".join(figures(name, heard[start * RATE // 1000:(start + length) * RATE // 1000]) for name, start, length in rows)
    size = (AUDIO / "effects.mp3").stat().st_size
    report = (f"# Figures\n\nWritten by `make.py`: measured on the shipped MP3s, decoded by ffmpeg.\n\n## Effects\n\n"
              f"{len(rows)} sounds, {position / 1000:.1f} s, {size / 1024:.0f} KB, "
              f"true peak {measure.loudness(AUDIO / 'effects.mp3')[1]:.1f} dB. "
              f"Attack is the time from a hundredth of the peak to the peak; decay is the time from the peak until the level stays 30 dB below it.\n\n"
              f"| sound | length ms | peak dB | attack ms | decay ms | spectral centroid Hz |\n|---|---|---|---|---|---|\n{table}")
    return cases, report


def figures(name, x):
    return (f"| {name} | {1000 * len(x) / RATE:.0f} | {decibels(np.abs(x).max()):.1f} | {measure.attack_millis(x):.1f} "
            f"| {measure.decay_millis(x):.0f} | {measure.centroid_hertz(x):.0f} |\n")


def music(name, piece, work, tones):
    loop = mix.loop(piece, work)
    pad = round(PAD * RATE)
    heard = encoded(name, np.concatenate([loop[-pad:], loop, loop[:pad]]), ["-m", "j", "-b", "80", "--cbr"], work)
    plain, blended, step = measure.seam(heard, PAD, piece.seconds, BLEND_SAMPLES)
    octaves = " | ".join(f"{level:.1f}" for level in measure.octave_levels(heard))
    tones.append(f"| {name}.mp3 | {octaves} |\n")
    path = AUDIO / f"{name}.mp3"
    level, peak = measure.loudness(path)
    return (f"| {name}.mp3 | {piece.seconds:.2f} s | {path.stat().st_size / 1024:.0f} KB | {level:.1f} LUFS | {peak:.1f} dB "
            f"| {plain:.0f} dB | {blended:.0f} dB | {step:.0f} dB |\n")


def encoded(name, sound, options, work):
    wav = work / f"{name}.wav"
    wavfile.write(wav, RATE, (sound * 32767).round().astype(np.int16))
    mp3 = AUDIO / f"{name}.mp3"
    subprocess.run(["lame", "--quiet", "--resample", "44.1", "-q", "0", *options, str(wav), str(mp3)], check=True)
    return measure.decoded(mp3, work)


if __name__ == "__main__":
    main()
