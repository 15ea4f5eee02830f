"""What things in the tavern sound like: bone dice, silver coins, parchment, an oak door; struck bodies as in materials.py."""
import numpy as np

from dsp import RATE, add, band, in_room, low_pass, seconds, silence
from materials import BOARD, click, ringing

# Modes as (frequency in Hz, strength, time in s until it has died away to 1/e).
DIE = [(2150, .80, .008), (2950, 1.0, .007), (3900, .60, .006), (5600, .40, .004), (8300, .20, .0025)]
RIM = [(210, .90, .036), (342, .80, .030), (516, .60, .022), (760, .40, .015), (1130, .22, .010)]
LEATHER = [(310, .50, .020), (480, .90, .022), (820, .60, .014)]
LEAF = [(62, 1.0, .11), (97, .90, .09), (151, .70, .07), (238, .40, .05), (410, .25, .03)]
PEWTER = [(690, .5, .045), (1240, .8, .055), (1910, .5, .035), (3050, .3, .020)]
SILVER = [(1.0, 1.0, .110), (1.506, .60, .080), (2.27, .45, .050), (2.98, .30, .030)]


def knock(rng, body, board, force, wood):
    """A small body strikes wood: 0.3 s. The harder, the brighter and the shorter its touch; `wood` says how much of it is heard."""
    y = silence(.3)
    struck = [(frequency, strength * (.35 + .65 * force) ** place, decay * (.85 + .3 * rng.random()))
              for place, (frequency, strength, decay) in enumerate(body)]
    add(y, ringing(struck, .1, rng), .0003, .6 + .5 * force)
    add(y, ringing(board, .28, rng, .04), .0006, wood * .14)
    add(y, click(.012, 1500 + 900 * force, 5000 + 4500 * force, .0011, rng), 0, .5 + .8 * force)
    add(y, click(.05, 250, 1300, .007, rng), 0, .3 * wood)
    return y


def die_on_wood(seed, force):
    """A bone die on the board: a corner, then an edge, as it turns."""
    rng = np.random.default_rng(seed)
    y = silence(.34)
    add(y, knock(rng, DIE, BOARD, force, .75), 0)
    if force < .8:
        add(y, knock(rng, DIE, BOARD, .4 * force, .4), .014 + .012 * rng.random(), .45)
    return in_room(y, rng, .12)


def die_on_wall(seed):
    """The raised rim is thinner than the board and stands free: lower than bone, more hollow than the board."""
    rng = np.random.default_rng(seed)
    return in_room(knock(rng, DIE, RIM, .6, 1.7), rng, .14)


def die_on_die(seed):
    """Two bones, almost no wood."""
    rng = np.random.default_rng(seed)
    y = silence(.2)
    for place, (frequency, strength, decay) in enumerate(DIE):
        higher = [(frequency * (1.12 if place % 2 else .96), strength, decay * 1.5)]
        add(y, ringing(higher, .12, rng, .04), .0002 * place, .7)
    add(y, click(.01, 2500, 11000, .0008, rng), 0, 1.2)
    return in_room(y, rng, .09)


def shaken(seed, shakes):
    """Three dice in a leather cup: hollow, every shake a handful of touches."""
    rng = np.random.default_rng(seed)
    y = silence(.14 * shakes + .25)
    for shake in range(shakes):
        for _ in range(6):
            touch = knock(rng, DIE, LEATHER, .25 + .5 * rng.random(), 1.0)
            add(y, touch, .03 + .14 * shake + abs(rng.normal(0, .022)), .4 + .6 * rng.random())
    return low_pass(in_room(y, rng, .05), 6000)


def coin(rng, tone, ring=1.0):
    """Thin silver: its modes are no harmonics."""
    y = silence(.55)
    modes = [(tone * ratio, strength, decay * ring) for ratio, strength, decay in SILVER]
    add(y, ringing(modes, .5, rng, .01), 0, .5)
    add(y, click(.006, 2500, 12000, .0009, rng), 0, .6)
    return y


def clink(seed, tone):
    """One coin comes to lie on others: it rings, touches again, lies."""
    rng = np.random.default_rng(seed)
    y = silence(.6)
    add(y, coin(rng, tone, .8), 0)
    add(y, coin(rng, tone * 1.19, .4), .028 + .012 * rng.random(), .45)
    add(y, coin(rng, tone * 1.07, .3), .070 + .015 * rng.random(), .2)
    return in_room(y, rng, .10)


def heap(seed):
    """A heap drawn over the table: many coins, over a rustle of metal on wood that swells and ends."""
    rng = np.random.default_rng(seed)
    y = silence(1.3)
    for _ in range(34):
        at = .03 + .85 * rng.beta(1.7, 1.6)
        add(y, coin(rng, 3300 + 2200 * rng.random(), .25 + .35 * rng.random()), at, .15 + .5 * rng.random() ** 2)
    t = seconds(.95)
    rustle = band(rng.standard_normal(len(t)), 2200, 9000) * .10 + band(rng.standard_normal(len(t)), 250, 900) * .12
    add(y, rustle * np.sin(np.pi * t / .95) ** 1.3 * (1 + 2.5 * low_pass(rng.standard_normal(len(t)), 60)), 0)
    return in_room(y, rng, .12)


def set_down(seed):
    """A small stack put on wood: the table, then the coins settle one after the other."""
    rng = np.random.default_rng(seed)
    y = silence(.7)
    add(y, ringing(BOARD, .28, rng, .03), 0, .30)
    add(y, click(.05, 300, 1500, .008, rng), 0, .35)
    for place in range(5):
        add(y, coin(rng, 3500 + 500 * rng.random(), .35), .006 + .017 * place + .006 * rng.random(), .6 * .72 ** place)
    return in_room(y, rng, .10)


def parchment(seed, duration, opening):
    """A stiff sheet: it swishes, and crackles where it bends."""
    rng = np.random.default_rng(seed)
    t = seconds(duration)
    share = t / duration
    y = np.zeros(len(t))
    for _ in range(round(95 * duration)):
        at = rng.beta(1.6, 2.6) if opening else rng.beta(2.6, 1.6)
        snap = click(.012, 900, 6500, .0007 + .0012 * rng.random(), rng)
        add(y, snap, at * duration * .94, 1.1 * rng.random() ** 2)
    swell = np.sin(np.pi * share ** (.7 if opening else 1.4)) ** 2
    y += band(rng.standard_normal(len(t)), 1500, 7000) * swell * .16
    y += band(rng.standard_normal(len(t)), 250, 900) * swell ** 1.5 * .12
    return in_room(y, rng, .06)


def creak(rng, duration, low, high):
    """A hinge sticks and slips: pulses whose rate wanders, heard through the leaf's wood."""
    t = seconds(duration)
    rate = low + (high - low) * np.sin(np.pi * t / duration) ** 2 + 120 * low_pass(rng.standard_normal(len(t)), 12)
    slips = np.diff(np.floor(np.cumsum(np.maximum(rate, 8)) / RATE), prepend=0) * (.5 + .5 * rng.random(len(t)))
    heard = sum(band(slips, f * .97, f * 1.03) * strength for f, strength in ((520, 1), (910, .9), (1430, .7), (2300, .4)))
    return heard * np.sin(np.pi * t / duration) ** .6


def latch(rng, force):
    y = silence(.2)
    add(y, ringing(PEWTER, .2, rng), 0, .4 * force)
    add(y, click(.03, 700, 5000, .003, rng), 0, .8 * force)
    add(y, ringing(RIM, .2, rng), .002, .4 * force)
    return y


def door_opens(seed):
    """The latch is lifted, the hinge sings, the leaf comes to its wall."""
    rng = np.random.default_rng(seed)
    y = silence(1.25)
    add(y, latch(rng, .8), 0)
    add(y, latch(rng, .5), .075)
    add(y, creak(rng, .78, 44, 84), .14, 10)
    add(y, ringing(LEAF, .4, rng), .90, .20)
    add(y, click(.06, 120, 1200, .012, rng), .90, .16)
    return in_room(y, rng, .2, .14)


def door_shuts(seed):
    """A short creak downwards, the leaf into its frame, the latch falls."""
    rng = np.random.default_rng(seed)
    y = silence(1.15)
    add(y, creak(rng, .42, 70, 38), 0, 7)
    add(y, ringing(LEAF, .5, rng), .40, 1.0)
    add(y, click(.06, 120, 1800, .012, rng), .40, .9)
    add(y, latch(rng, .6), .47)
    return in_room(y, rng, .2, .14)


def cup(rng):
    """Pewter on oak."""
    y = silence(.35)
    add(y, ringing(PEWTER, .3, rng, .08), .001, .35)
    add(y, ringing(BOARD, .28, rng, .06), 0, .8)
    add(y, click(.04, 200, 2000, .006, rng), 0, .6)
    return y


def dull(seed, strokes):
    """A hand laid flat on the table: not like this."""
    rng = np.random.default_rng(seed)
    y = silence(strokes[-1] + .3)
    for place, at in enumerate(strokes):
        add(y, ringing(LEAF[1:] + RIM[:2], .25, rng, .04), at, .6 * .8 ** place)
        add(y, click(.05, 150, 900, .010, rng), at, .7 * .8 ** place)
    return in_room(y, rng, .12)


def seal(seed):
    """A stamp pressed into wax: soft, then the wood below it."""
    rng = np.random.default_rng(seed)
    y = silence(.35)
    add(y, band(rng.standard_normal(round(.09 * RATE)), 300, 1600) * np.hanning(round(.09 * RATE)), 0, .25)
    add(y, ringing(BOARD, .28, rng, .03), .06, .8)
    add(y, click(.03, 250, 1400, .006, rng), .06, .6)
    return in_room(y, rng, .10)


def touch(seed, tone):
    """A knuckle of bone on the bar's wood: a button."""
    rng = np.random.default_rng(seed)
    y = silence(.12)
    add(y, ringing([(tone, .9, .011), (1.83 * tone, .4, .006), (.4 * tone, .7, .02)], .11, rng, .01), 0)
    add(y, click(.006, 1500, 6000, .0008, rng), 0, .5)
    return y
