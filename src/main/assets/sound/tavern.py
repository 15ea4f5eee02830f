"""The tavern's effects by the names that the game has for them (deluxe.stage.tavern.TavernClip), each with its variants."""
from bone_and_silver import (clink, die_on_die, die_on_wall, die_on_wood, door_opens, door_shuts, dull, heap, parchment, seal, set_down,
                             shaken, touch)
from dsp import trimmed
from effects import chord, in_hall, variants
from midi import Score, pitch

RECORDER, PSALTERY, HARP, LUTE, SHAWM, BASSOON, TAIKO, FIDDLE = 74, 15, 46, 24, 68, 70, 116, 110
CLINKS = [3700, 4150, 3950, 4500, 4300]


def all_effects(work):
    return {**of_dice_and_money(), **of_instruments(work)}


def of_dice_and_money():
    """The first begins at once and loud: by it the player finds out how far a decoder has shifted the file."""
    return {
        "HARD": variants(lambda seed: die_on_wood(seed, 1), 3, 430, -3.5),
        "SOFT": variants(lambda seed: die_on_wood(seed, .2), 3, 410, -9),
        "WOOD": variants(lambda seed: die_on_wood(seed, .55), 4, 420, -5),
        "WALL": variants(die_on_wall, 3, 440, -4),
        "BONE": variants(die_on_die, 4, 450, -6),
        "SHAKE": [trimmed(shaken(400 + at, 2), -7, -46, .03) for at in range(2)],
        "CLINK": [trimmed(clink(460 + at, tone), -9, -42, .04) for at, tone in enumerate(CLINKS)],
        "HEAP": variants(heap, 1, 470, -7, -40),
        "STACK": variants(set_down, 2, 480, -7, -42),
        "SEAL": variants(seal, 1, 490, -8),
        "UNROLL": variants(lambda seed: parchment(seed, .66, True), 1, 500, -9, -40),
        "ROLL": variants(lambda seed: parchment(seed, .52, False), 1, 510, -10, -40),
        "DOOR_IN": variants(door_opens, 1, 520, -5, -46),
        "DOOR_OUT": variants(door_shuts, 1, 530, -4, -46),
        "TOUCH": [trimmed(touch(540, 900), -11, -50, .02), trimmed(touch(541, 840), -11, -50, .02)],
        "REFUSAL": variants(lambda seed: dull(seed, (0, .12)), 1, 550, -8),
    }


def of_instruments(work):
    return {
        "TURN": [in_hall(turn(), work, .9, -14)],
        "WON": [in_hall(won(), work, 2.2, -5)],
        "LOST": [in_hall(lost(), work, 1.9, -8)],
        "DRAWN": [in_hall(drawn(), work, 1.4, -8)],
        "VICTORY": [in_hall(victory(), work, 4.2, -3)],
        "RUIN": [in_hall(ruin(), work, 3.2, -6)],
    }


def band_of(tempo, *players):
    score = Score(tempo)
    for channel, (program, volume) in enumerate(players):
        score.instrument(channel, program, volume)
    return score


def turn():
    """Two strings of the psaltery: somebody is to throw."""
    score = band_of(120, (PSALTERY, 100))
    score.note(0, 0, 1, pitch("d5"), 62)
    score.note(0, .22, 1, pitch("a5"), 54)
    return score


def won():
    """Six steps up to the high d: shawm and recorder, then the psaltery in fifths, over a drum."""
    score = band_of(132, (SHAWM, 104), (PSALTERY, 108), (TAIKO, 112), (RECORDER, 84))
    for at, length, name in ((0, .3, "d5"), (.33, .3, "e5"), (.67, .3, "f5"), (1, .6, "g5"), (1.67, .3, "a5"), (2, 1.6, "d6")):
        score.note(0, at, length, pitch(name) - 12, 96)
        score.note(3, at, length, pitch(name), 80)
    chord(score, 1, 2, 1.6, "d4 a4 d5 a5 d6", 88, .05)
    for at, velocity in ((0, 84), (1, 92), (2, 112)):
        score.note(2, at, .8, pitch("d2"), velocity)
    return score


def lost():
    """Four steps down to the low d, lute and bassoon."""
    score = band_of(108, (LUTE, 112), (BASSOON, 92))
    for at, length, name in ((0, .6, "g4"), (.67, .3, "f4"), (1, .6, "e4"), (1.67, .3, "c4"), (2, 1.2, "d4")):
        score.note(0, at, length * 1.4, pitch(name) - 12, 84)
        score.note(1, at, length, pitch(name) - 12, 66)
    score.note(0, 2.04, 1.4, pitch("a2"), 70)
    return score


def drawn():
    """Nobody wins: an open fifth, and again."""
    score = band_of(112, (LUTE, 110), (PSALTERY, 84))
    for at in (0, .67):
        chord(score, 0, at, .9, "g3 d4", 80, .03)
    chord(score, 1, .67, 1.2, "g4 d5", 66, .05)
    return score


def victory():
    """The whole tavern is broke but the player: shawms in fifths, recorder above, drum rolls, psaltery and harp upwards."""
    score = band_of(120, (SHAWM, 108), (RECORDER, 92), (PSALTERY, 108), (TAIKO, 118), (HARP, 104))
    line = ((0, .6, "a4"), (.67, .3, "g4"), (1, .6, "f4"), (1.67, .3, "g4"), (2, .9, "a4"), (3, .6, "c5"), (3.67, .3, "d5"), (4, 3.2, "d5"))
    for at, length, name in line:
        score.note(0, at, length, pitch(name), 100)
        score.note(0, at, length, pitch(name) - 7, 84)
        score.note(1, at, length, pitch(name) + 12, 84)
    for at, velocity in ((0, 100), (1, 84), (2, 104), (3, 90), (4, 120)):
        score.note(3, at, .9, pitch("d2"), velocity)
    for stroke in range(6):
        score.note(3, 3.4 + stroke / 10, .1, pitch("a2"), 60 + 7 * stroke)
    chord(score, 2, 4, 2.4, "d4 a4 d5 f5 a5 d6", 92, .08)
    chord(score, 4, 4, 2.6, "d3 a3 d4 a4 d5 a5 d6", 80, .12)
    return score


def ruin():
    """The purse is empty: the fiddle sinks, the lute stays on the fifth, a drum far away."""
    score = band_of(92, (FIDDLE, 92), (LUTE, 108), (TAIKO, 96))
    for at, length, name in ((0, .9, "a4"), (1, .6, "g4"), (1.67, .3, "f4"), (2, .6, "e4"), (2.67, .3, "c4"), (3, 1.9, "d4")):
        score.note(0, at, length, pitch(name), 70)
    for at, name in ((0, "d3"), (1, "a2"), (2, "a2"), (3, "d3")):
        score.note(1, at, 1.2, pitch(name), 78)
    score.note(1, 3.06, 1.4, pitch("a3"), 62)
    for at in (0, 3):
        score.note(2, at, 1, pitch("d2"), 78)
    return score
