package deluxe.dominoes;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The tiles that a player holds, in the order in which they were dealt and drawn. A value. */
public final class Hand {
    private final Tile[] tiles;

    private Hand(Tile[] tiles) {
        this.tiles = tiles;
    }

    /** The tiles of a deal from place {@code first} on. */
    static Hand dealt(Deal deal, int first, int size) {
        Tile[] tiles = new Tile[size];
        for (int at = 0; at < size; at++) {
            tiles[at] = deal.tile(first + at);
        }
        return new Hand(tiles);
    }

    /** These tiles, each once. */
    public static Hand of(List<Tile> tiles) {
        return new Hand(tiles.toArray(new Tile[0]));
    }

    public int size() {
        return tiles.length;
    }

    public Tile tile(int at) {
        return tiles[at];
    }

    public List<Tile> tiles() {
        return List.of(tiles);
    }

    public boolean holds(Tile tile) {
        return placeOf(tile) >= 0;
    }

    public int pips() {
        int pips = 0;
        for (Tile tile : tiles) {
            pips += tile.pips();
        }
        return pips;
    }

    /** Whether any tile could be played somewhere. */
    public boolean fits(Tableau tableau) {
        for (Tile tile : tiles) {
            if (tableau.fits(tile)) {
                return true;
            }
        }
        return false;
    }

    /** The first tile that could be played somewhere. */
    Optional<Tile> fitting(Tableau tableau) {
        for (Tile tile : tiles) {
            if (tableau.fits(tile)) {
                return Optional.of(tile);
            }
        }
        return Optional.empty();
    }

    Hand with(Tile tile) {
        Tile[] more = Arrays.copyOf(tiles, tiles.length + 1);
        more[tiles.length] = tile;
        return new Hand(more);
    }

    Hand without(Tile tile) {
        int place = placeOf(tile);
        if (place < 0) {
            throw new IllegalArgumentException("the hand does not hold this tile");
        }
        Tile[] fewer = new Tile[tiles.length - 1];
        System.arraycopy(tiles, 0, fewer, 0, place);
        System.arraycopy(tiles, place + 1, fewer, place, fewer.length - place);
        return new Hand(fewer);
    }

    private int placeOf(Tile tile) {
        for (int at = 0; at < tiles.length; at++) {
            if (tiles[at].equals(tile)) {
                return at;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return Arrays.toString(tiles);
    }
}
