package deluxe.felt;

/**
 * How close the view is when a board fills the felt, and what that is worth. What the eye notices is the ratio of two zooms, so zoom is
 * counted in {@link #OCTAVE}s: half as large is one octave away, whatever the zoom.
 */
final class Closeness {
    static final int OCTAVE = 4096;
    /** The margin round the board: half a cell on each side. */
    static final int MARGIN_CELLS = 1;

    /** Pixels per unit are kept in 256ths, and a unit has two cells. */
    private static final int PIXELS = 2 * 256;

    static final int MOST_CELLS = 512;
    /** Up to this many tiles the same zoom is asked for; more need more room. */
    private static final int USUAL_TILES = 26;
    /** When a square as large as the felt is this many units wide, zooming in further is worth nothing. */
    private static final int CLOSEST_UNITS = 10;
    /** A board of up to this many tiles goes straight on as long as its tiles are about three quarters as large as the hand's. */
    static final int FEW_TILES = 5;

    /**
     * The width of that square, in twentieths of a unit, when the view is as far out as it should go: this, plus the next number times
     * the felt's length over its width.
     */
    private static final int FARTHEST_UNITS_20 = 286;

    private static final int FARTHEST_UNITS_20_LONGER = 10;
    /** Added again for what that ratio has above three to one: too few rows are left to turn in. */
    private static final int FARTHEST_UNITS_20_VERY_LONG = 18;

    /** From one zoom to another that is smaller by a tenth. */
    private static final int TENTH = 622;

    private static final int COMFORT = OCTAVE * 6 / 100;

    private final int[] byWidth = new int[MOST_CELLS];
    private final int[] byHeight = new int[MOST_CELLS];
    private final int usualAlarm;
    private final int flatLine;
    private final int uprightLine;
    private final int usualClosest;
    /** The zoom of the closest view. */
    private final int nearest;

    private final int closestOfFew;
    private int closest;
    private int comfort;
    private int alarm;

    Closeness(Felt felt) {
        for (int cells = 0; cells < MOST_CELLS; cells++) {
            byWidth[cells] = log2(fitting(felt.width(), cells));
            byHeight[cells] = log2(fitting(felt.height(), cells));
        }
        int side = felt.squareSide();
        int shorter = felt.shorter();
        int farthestUnits20 = FARTHEST_UNITS_20
                + FARTHEST_UNITS_20_LONGER * felt.longer() / shorter
                + FARTHEST_UNITS_20_VERY_LONG * Math.max(0, felt.longer() - 3 * shorter) / shorter;
        int farthest = 10 * PIXELS * side / farthestUnits20;
        usualClosest = log2(PIXELS / 2 * side / CLOSEST_UNITS);
        nearest = log2(PIXELS * Viewport.closest(felt).cellPixels());
        closestOfFew = Math.min(usualClosest, log2(PIXELS / 2 * felt.handTile() * 3 / 4));
        // The possible zooms come in steps of a cell; asking for a little more than a step gains nothing.
        usualAlarm = log2(fitting(shorter, (PIXELS * shorter + farthest / 2) / farthest - MARGIN_CELLS));
        expect(0);
        flatLine = comfortableLine(byWidth);
        uprightLine = comfortableLine(byHeight);
    }

    private int comfortableLine(int[] zooms) {
        int cells = Lines.LONGEST;
        while (cells > 0 && zooms[cells] < comfort) {
            cells--;
        }
        return cells;
    }

    /** The longest line, in cells, that the felt has room for at a comfortable zoom and that isn't over the limit. */
    int longestLine(boolean flat) {
        return flat ? flatLine : uprightLine;
    }

    /** Sets how many tiles will be seen: what zoom can be asked for depends on it. */
    void expect(int tiles) {
        alarm = usualAlarm - (log2(Math.max(tiles, USUAL_TILES)) - log2(USUAL_TILES)) * 3 / 4;
        comfort = alarm + COMFORT;
        closest = tiles <= FEW_TILES ? closestOfFew : usualClosest;
    }

    private static int fitting(int pixels, int cells) {
        return PIXELS * pixels / (cells + MARGIN_CELLS);
    }

    /** The zoom at which a board of this many cells fills the felt, as a logarithm. */
    int at(int widthCells, int heightCells) {
        return Math.min(byWidth[Math.min(widthCells, MOST_CELLS - 1)], byHeight[Math.min(heightCells, MOST_CELLS - 1)]);
    }

    boolean isComfortable(int zoom) {
        return zoom >= comfort;
    }

    boolean isAlarming(int zoom) {
        return zoom < alarm;
    }

    /** Whether the view at this zoom is no more than a tenth smaller than at another. */
    boolean isNearly(int zoom, int other) {
        return zoom >= Math.min(other, nearest) - TENTH;
    }

    /** What a zoom is worth: steps count heavily below the alarm, lightly up to comfort, double above that, nothing over the closest. */
    int worth(int zoom) {
        if (zoom < alarm) {
            return 12 * (zoom - alarm);
        }
        if (zoom < comfort) {
            return zoom - alarm;
        }
        return COMFORT + (Math.min(zoom, Math.max(closest, comfort)) - comfort) * 2;
    }

    /** The binary logarithm of a positive number in {@link #OCTAVE}s, by squaring: the same on every engine. */
    static int log2(int value) {
        int whole = 31 - Integer.numberOfLeadingZeros(value);
        int mantissa = whole <= 15 ? value << (15 - whole) : value >>> (whole - 15);
        int fraction = 0;
        for (int bit = OCTAVE >> 1; bit > 0; bit >>= 1) {
            mantissa = (mantissa * mantissa) >>> 15;
            if (mantissa >= 1 << 16) {
                mantissa >>>= 1;
                fraction |= bit;
            }
        }
        return whole * OCTAVE + fraction;
    }
}
