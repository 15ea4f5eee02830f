package deluxe.dominoes;

import deluxe.kit.Word;
import java.util.List;

/** A side of a tile where another may be joined: an ordinary tile has two halves, a double two long sides and two short ones. */
public enum Side implements Word {
    /** The half with more pips of an ordinary tile. */
    HIGH("high", 0, 0),
    /** The half with fewer pips of an ordinary tile. */
    LOW("low", 1, 1),
    /** The long side by which a double was joined; of a double that led, one of its long sides. */
    NEAR("near", 2, 0),
    /** The long side opposite the near one. */
    FAR("far", 3, 1),
    /** One short end of a double. */
    LEFT("left", 4, 2),
    /** The other short end of a double. */
    RIGHT("right", 5, 3);

    private static final List<Side> OF_ORDINARY = List.of(HIGH, LOW);
    private static final List<Side> OF_DOUBLE = List.of(NEAR, FAR, LEFT, RIGHT);

    private final String word;
    private final int number;
    private final int place;

    Side(String word, int number, int place) {
        this.word = word;
        this.number = number;
        this.place = place;
    }

    /** All sides that this tile has. */
    public static List<Side> of(Tile tile) {
        return tile.isDouble() ? OF_DOUBLE : OF_ORDINARY;
    }

    /** Whether this is one of a double's two short ends. */
    public boolean isShort() {
        return this == LEFT || this == RIGHT;
    }

    @Override
    public String word() {
        return word;
    }

    /** A number that is unique among all sides, 0 to 5. */
    int number() {
        return number;
    }

    /** A number that is unique among the sides of one tile, 0 to 3. */
    int place() {
        return place;
    }
}
