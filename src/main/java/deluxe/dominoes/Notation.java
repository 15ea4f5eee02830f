package deluxe.dominoes;

import deluxe.kit.Malformed;
import java.util.List;

/**
 * A play in words: {@code 5-5} leads, {@code 5-3 on 5-5 near} joins the near side of the double, {@code 6-3 on 5-3} the only
 * half of 5-3 that it can meet.
 */
public final class Notation {
    private static final String ON = " on ";
    private static final int TILE_LENGTH = 3;

    private Notation() {}

    /** The words for a play, given the tiles that were played before it, in order. */
    public static String write(Play play, List<Tile> played) {
        if (play.end().isFelt()) {
            return play.tile().toString();
        }
        Tile parent = played.get(play.end().played());
        return play.tile()
                + ON
                + parent
                + (parent.isDouble() ? " " + play.end().side().word() : "");
    }

    /** The play that these words describe, given the tiles that were played before it, in order. */
    public static Play read(String text, List<Tile> played) {
        int on = text.indexOf(ON);
        if (on < 0) {
            return Play.lead(unplayed(Tile.of(text), played));
        }
        Tile tile = unplayed(Tile.of(text.substring(0, on)), played);
        String place = text.substring(on + ON.length());
        Tile parent = Tile.of(place.substring(0, Math.min(TILE_LENGTH, place.length())));
        int at = played.indexOf(parent);
        if (at < 0) {
            throw new Malformed("there is no " + parent + " on the table");
        }
        String side = place.substring(TILE_LENGTH);
        return new Play(tile, End.of(at, parent.isDouble() ? sideOfDouble(parent, side) : half(tile, parent, side)));
    }

    /** The only half of an ordinary tile that another one can meet. */
    public static Side half(Tile tile, Tile parent) {
        if (!tile.has(parent.high()) && !tile.has(parent.low())) {
            throw new Malformed(tile + " and " + parent + " have no value in common");
        }
        return tile.has(parent.high()) ? Side.HIGH : Side.LOW;
    }

    /** The tile itself; refused if it was played before. */
    public static Tile unplayed(Tile tile, List<Tile> played) {
        if (played.indexOf(tile) >= 0) {
            throw new Malformed(tile + " is already on the table");
        }
        return tile;
    }

    private static Side half(Tile tile, Tile parent, String word) {
        if (!word.isEmpty()) {
            throw new Malformed("only a double has named sides, not " + parent + ":" + word);
        }
        return half(tile, parent);
    }

    private static Side sideOfDouble(Tile parent, String word) {
        for (Side side : Side.of(parent)) {
            if (word.equals(" " + side.word())) {
                return side;
            }
        }
        throw new Malformed("a side of " + parent + " must be near, far, left or right, not:" + word);
    }
}
