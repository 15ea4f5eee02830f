package deluxe.felt;

import deluxe.dominoes.Tableau;
import java.util.List;

/**
 * What can be wrong with an arrangement, found the plain way and only from where the tiles lie: nothing here is shared with
 * the searches that made it.
 *
 * @param overlaps pairs of tiles that lie over one another
 * @param closeStrangers pairs of tiles that are not joined and have less than half a unit between them
 * @param apart tiles that do not touch the tile they are joined to
 * @param longestLine in cells: how far joined tiles go on in a straight line
 * @param isTooLong whether that is over the limit; only where every double is a spinner is there one
 */
public record Inspection(int overlaps, int closeStrangers, int apart, int longestLine, boolean isTooLong) {
    /** How wide a line is, in cells. */
    private static final int UNIT = 2;

    /** Looks at all pairs of tiles. */
    public static Inspection of(Arrangement arrangement) {
        List<Spot> spots = arrangement.spots();
        Tableau tableau = arrangement.tableau();
        int overlaps = 0;
        int closeStrangers = 0;
        int apart = 0;
        for (int tile = 1; tile < spots.size(); tile++) {
            for (int other = 0; other < tile; other++) {
                boolean joined = tableau.parent(tile) == other;
                overlaps += spots.get(tile).isWithin(0, spots.get(other)) ? 1 : 0;
                closeStrangers += !joined && spots.get(tile).isWithin(1, spots.get(other)) ? 1 : 0;
                apart += joined && !spots.get(tile).isWithin(1, spots.get(other)) ? 1 : 0;
            }
        }
        int longestLine = longestLine(tableau, spots);
        boolean isTooLong = tableau.hasManySpinners() && longestLine > Lines.LONGEST;
        return new Inspection(overlaps, closeStrangers, apart, longestLine, isTooLong);
    }

    /** Whether no tiles overlap, are too close or come apart, and no line is too long. */
    public boolean isSound() {
        return overlaps == 0 && closeStrangers == 0 && apart == 0 && !isTooLong;
    }

    private static int longestLine(Tableau tableau, List<Spot> spots) {
        int longest = 0;
        for (Spot spot : spots) {
            for (int y = spot.y() - spot.halfHeight(); y <= spot.y() + spot.halfHeight() - UNIT; y++) {
                longest = Math.max(longest, longestRow(tableau, spots, y, true));
            }
            for (int x = spot.x() - spot.halfWidth(); x <= spot.x() + spot.halfWidth() - UNIT; x++) {
                longest = Math.max(longest, longestRow(tableau, spots, x, false));
            }
        }
        return longest;
    }

    /** The longest run of joined tiles in a row (or column) one unit wide that begins at this cell; each of them fills its width. */
    private static int longestRow(Tableau tableau, List<Spot> spots, int row, boolean flat) {
        int[] run = new int[spots.size()];
        int[] begin = new int[spots.size()];
        int[] end = new int[spots.size()];
        int longest = 0;
        for (int tile = 0; tile < spots.size(); tile++) {
            Spot spot = spots.get(tile);
            if (!fills(spot, row, flat)) {
                continue;
            }
            int on = tableau.parent(tile);
            boolean goesOn = on >= 0 && fills(spots.get(on), row, flat) && touches(spot, spots.get(on), flat);
            run[tile] = goesOn ? run[on] : tile;
            begin[run[tile]] = goesOn ? Math.min(begin[run[on]], from(spot, flat)) : from(spot, flat);
            end[run[tile]] = goesOn ? Math.max(end[run[on]], to(spot, flat)) : to(spot, flat);
            longest = Math.max(longest, end[run[tile]] - begin[run[tile]]);
        }
        return longest;
    }

    private static boolean touches(Spot one, Spot other, boolean flat) {
        return to(one, flat) == from(other, flat) || to(other, flat) == from(one, flat);
    }

    private static boolean fills(Spot spot, int row, boolean flat) {
        int middle = flat ? spot.y() : spot.x();
        int half = flat ? spot.halfHeight() : spot.halfWidth();
        return middle - half <= row && row + UNIT <= middle + half;
    }

    private static int from(Spot spot, boolean flat) {
        return flat ? spot.x() - spot.halfWidth() : spot.y() - spot.halfHeight();
    }

    private static int to(Spot spot, boolean flat) {
        return flat ? spot.x() + spot.halfWidth() : spot.y() + spot.halfHeight();
    }
}
