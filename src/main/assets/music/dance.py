"""A dance in the manner of the estampies of the 13th century: two strains, each played twice, with an open and a closed ending. The
tune is ours."""
import cantiga
from cantiga import FIDDLE, LUTE, PSALTERY, RECORDER, SHAWM
from piece import Piece

OPEN, CLOSED = "e4 3 c4 3 e4 6", "e4 2 c4 1 d4 3 d4 6"
FIRST = "d4 2 f4 1 a4 3 g4 2 f4 1 e4 3 "
SECOND = "a4 2 b4 1 c5 3 b4 2 a4 1 g4 3 "
STRAINS = (FIRST + OPEN, FIRST + CLOSED, SECOND + "b4 2 g4 1 a4 3 a4 6", SECOND + CLOSED)
PHRASE = cantiga.PHRASE
TEMPO = 120


def at_the_tavern(under_of):
    """Both strains twice, 8 phrases. `under_of` makes the bed of sounds for so many seconds."""
    beats = 2 * len(STRAINS) * PHRASE
    piece = Piece(TEMPO, beats, cantiga.INSTRUMENTS, cantiga.LEVELS, cantiga.WET, cantiga.tone, under_of(beats * 60 / TEMPO))
    for place, phrase in enumerate(2 * STRAINS):
        start = place * PHRASE
        second = place >= len(STRAINS)
        if second:
            cantiga.tune(piece, SHAWM if place % 2 else FIDDLE, phrase, start, 72)
            cantiga.tune(piece, RECORDER, phrase, start, 68, 12, graces=True)
        else:
            cantiga.tune(piece, LUTE, phrase, start, 84)
            cantiga.divided(piece, PSALTERY, phrase, start, 64)
        cantiga.harp(piece, start, "d3", "a3")
        cantiga.drone(piece, start, on_g=False)
        cantiga.drums(piece, start, 1.0 if second else .5, fill=place % 2 == 1)
    return piece
