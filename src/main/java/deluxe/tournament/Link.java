package deluxe.tournament;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;

/** A score sheet as a short text for a link, packed by hand as {@code docs/record.md} describes. */
public final class Link {
    static final int VERSION_BITS = 6;
    static final int KIND_BITS = 3;
    static final int DIGIT_BITS = 4;
    static final int TILE_BITS = 6;
    static final int SIDE_BITS = 2;

    /** More letters than the longest accepted record can have. */
    static final int MOST_LETTERS = 250_000;

    private Link() {}

    public static String of(ScoreSheet sheet) {
        return new LinkWriter().write(sheet);
    }

    /** Reads a link that {@link #of} could have made, or refuses it as {@link Malformed}. */
    public static ScoreSheet read(String link) {
        Whole.within("the number of characters in a link", link.length(), 0, MOST_LETTERS);
        return new LinkReader(link).read();
    }

    /** How many bits it takes to name the bare felt or one of the tiles that were played. */
    static int placeBits(int played) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(played);
    }

    /** What a line can say. */
    enum Kind {
        PLAY(0),
        DRAW(1),
        PASS(2),
        ROUND(3),
        PAUSE(4),
        RESUME(5),
        END(6),
        TIME_UP(7);

        private final int number;

        Kind(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }

        static Kind of(int number) {
            for (Kind kind : values()) {
                if (kind.number == number) {
                    return kind;
                }
            }
            throw new IllegalArgumentException("no kind of line has number " + number);
        }
    }
}
