"""What things on a domino table sound like: struck bodies as sums of dying modes, felt and air as filtered noise."""
import numpy as np

from dsp import add, band, in_room, low_pass, seconds, silence

# Modes as (frequency in Hz, strength, time in s until it has died away to 1/e).
TILE = [(1420, .55, .011), (2080, 1.0, .014), (2630, .55, .011), (3650, .50, .008), (5200, .30, .005), (7400, .14, .003)]
BOARD = [(128, .55, .055), (196, .90, .045), (287, .80, .038), (421, .55, .028), (640, .38, .020), (905, .22, .014)]
KNUCKLE = [(172, 1.0, .050), (268, .85, .042), (395, .60, .030), (560, .35, .020), (880, .16, .012)]
PEG = [(980, .50, .020), (1640, 1.0, .022), (2410, .45, .014), (3900, .18, .006)]


def ringing(modes, duration, rng, detune=.02):
    t = seconds(duration)
    y = np.zeros(len(t))
    for frequency, strength, decay in modes:
        tuned = frequency * (1 + rng.uniform(-detune, detune))
        y += strength * np.exp(-t / decay) * np.sin(2 * np.pi * tuned * t + rng.uniform(0, .6))
    return y


def click(duration, low, high, decay, rng):
    t = seconds(duration)
    return band(rng.standard_normal(len(t)) * np.exp(-t / decay), low, high)


def knock(rng, body, force, board, brightness=1.0):
    """One body strikes the board: 0.3 s. The harder, the brighter; `board` says how much of the wood is heard."""
    y = silence(.3)
    struck = [(frequency, strength * brightness ** (place * .5), decay * (.85 + .3 * rng.random()))
              for place, (frequency, strength, decay) in enumerate(body)]
    add(y, ringing(struck, .12, rng), .0004, .75 * force)
    add(y, ringing(BOARD, .28, rng, .03), .0008, board * force * .38)
    add(y, click(.012, 1800 * (.6 + .4 * force), 9000, .0011, rng), 0, 1.3 * force)
    add(y, click(.05, 300, 1500, .007, rng), 0, .5 * force * board)
    return y


def clack(seed, force):
    """A tile put down on the table: its edge touches, then it lies."""
    rng = np.random.default_rng(seed)
    y = silence(.4)
    add(y, knock(rng, TILE, force, .8), 0)
    add(y, knock(rng, TILE, .22 * force, .3, 1.1), .021 + .006 * rng.random())
    return in_room(y, rng, .12)


def click_of_tiles(seed, force, board):
    """Two tiles that touch, far less of the table."""
    rng = np.random.default_rng(seed)
    return in_room(knock(rng, TILE, force, board, .9 + .4 * rng.random()), rng, .08)


def brushed(seed, duration, leaning):
    """A tile drawn over felt; the swell leans to the begin below 1, to the end above."""
    rng = np.random.default_rng(seed)
    t = seconds(duration)
    noise = rng.standard_normal(len(t))
    swell = np.sin(np.pi * (t / duration) ** leaning) ** 1.4
    stick_and_slip = 1 + 3 * low_pass(rng.standard_normal(len(t)), 90)
    return (band(noise, 700, 4200) * stick_and_slip + band(noise, 150, 500)) * swell * .5


def shuffle(seed):
    """A heap of tiles stirred on the table: 1.4 s."""
    rng = np.random.default_rng(seed)
    y = silence(1.4)
    for _ in range(36):
        touch = knock(rng, TILE, .18 + .5 * rng.random() ** 2, .12, .9 + .5 * rng.random())
        add(y, touch, .05 + 1.1 * rng.beta(1.6, 1.5))
    t = seconds(1.4)
    y += band(rng.standard_normal(len(t)), 300, 2600) * np.sin(np.pi * t / 1.4) ** 1.2 * .13
    return in_room(y, rng, .10)


def draw(seed):
    """A tile pulled out of the boneyard and taken up."""
    rng = np.random.default_rng(seed)
    y = silence(.4)
    add(y, brushed(seed + 1, .16, .7), 0, .5)
    add(y, knock(rng, TILE, .55, .35, 1.15), .14)
    return in_room(y, rng, .08)


def lift(seed):
    """A tile taken off the table."""
    rng = np.random.default_rng(seed)
    y = silence(.2)
    add(y, knock(rng, TILE, .30, .25, .8), 0)
    add(y, brushed(seed + 1, .12, .5), .004, .45)
    return y


def knuckles(seed, strokes, force):
    """Knuckles on the table: strokes at these times."""
    rng = np.random.default_rng(seed)
    y = silence(strokes[-1] + .35)
    for place, at in enumerate(strokes):
        hard = force * (1 - .18 * place)
        add(y, ringing(KNUCKLE, .3, rng, .03), at, .6 * hard)
        add(y, click(.05, 200, 1400, .008, rng), at, .7 * hard)
    return in_room(y, rng, .14)


def button(seed, tone):
    """A small wooden key pressed down."""
    rng = np.random.default_rng(seed)
    y = silence(.12)
    add(y, ringing([(tone, .9, .013), (2 * tone, .35, .006), (.36 * tone, .6, .02)], .11, rng, 0), 0)
    add(y, click(.006, 2000, 8000, .0008, rng), 0, .5)
    return y


def tick(seed, tone):
    """A clock of brass and wood."""
    rng = np.random.default_rng(seed)
    y = silence(.16)
    add(y, ringing([(tone, .8, .018), (2 * tone, .25, .007), (.5 * tone, .5, .024)], .15, rng, 0), 0)
    add(y, click(.004, 3000, 9000, .0006, rng), 0, .5)
    return in_room(y, rng, .06)


def peg(seed):
    """A peg pushed into its hole."""
    rng = np.random.default_rng(seed)
    y = silence(.25)
    add(y, ringing(PEG, .2, rng), .002, .8)
    add(y, ringing(BOARD, .2, rng), .002, .25)
    add(y, click(.03, 900, 5000, .003, rng), 0, .6)
    return in_room(y, rng, .10)


def air(seed, duration, rising):
    """A panel that comes or goes: a breath whose pitch rises or falls."""
    rng = np.random.default_rng(seed)
    t = seconds(duration)
    noise = rng.standard_normal(len(t))
    high = t / duration if rising else 1 - t / duration
    blend = band(noise, 350, 900) * (1 - high) + band(noise, 900, 2400) * high
    return blend * np.sin(np.pi * (t / duration) ** .6) ** 2
