package deluxe.cli;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Landing;
import deluxe.felt.Spot;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;

/** Measures the places where the next tile can land. */
final class LandingTally {
    private static final double PERCENT = 100;

    private final DoubleSet set;
    private int states;
    private int ends;
    private int endsWithoutRoom;
    /** States in which two open sides of a double share one place, so that one ghost is shown for both. */
    private int statesWithSharedPlaces;
    /** States in which ghosts overlap without being the same. */
    private int statesWithOverlaps;

    LandingTally(DoubleSet set) {
        this.set = set;
    }

    /** Tries one unplayed ordinary tile for each value that is open: all others of that value land in the same places. */
    void inspect(Arrangement board, Arranger arranger) {
        boolean isShared = false;
        boolean isOverlapping = false;
        for (int value = 0; value <= set.mostPips(); value++) {
            Tile tile = unplayed(board.tableau(), value);
            if (tile != null && (board.tableau().openValues() & 1 << value) != 0) {
                List<Landing> landings = arranger.landings(board, tile);
                countEnds(board, landings, value);
                isShared |= anyPair(landings, LandingTally::areShared);
                isOverlapping |= anyPair(landings, LandingTally::areOverlapping);
            }
        }
        states++;
        statesWithSharedPlaces += isShared ? 1 : 0;
        statesWithOverlaps += isOverlapping ? 1 : 0;
    }

    private Tile unplayed(Tableau tableau, int value) {
        for (int other = 0; other <= set.mostPips(); other++) {
            Tile tile = Tile.of(value, other);
            if (!tile.isDouble() && !isPlayed(tableau, tile)) {
                return tile;
            }
        }
        return null;
    }

    private static boolean isPlayed(Tableau tableau, Tile tile) {
        for (int played = 0; played < tableau.size(); played++) {
            if (tableau.tile(played).equals(tile)) {
                return true;
            }
        }
        return false;
    }

    private void countEnds(Arrangement board, List<Landing> landings, int value) {
        for (Landing landing : landings) {
            if (board.tableau().value(landing.end()) == value) {
                ends++;
                endsWithoutRoom += hasRoom(board, landing) ? 0 : 1;
            }
        }
    }

    private static boolean hasRoom(Arrangement board, Landing landing) {
        for (int tile = 0; tile < board.spots().size(); tile++) {
            Spot spot = board.spots().get(tile);
            if (spot.isWithin(tile == landing.end().played() ? 0 : 1, landing.spot())) {
                return false;
            }
        }
        return landing.isClear();
    }

    private static boolean anyPair(List<Landing> landings, BiPredicate<Landing, Landing> pair) {
        for (int at = 1; at < landings.size(); at++) {
            for (int earlier = 0; earlier < at; earlier++) {
                if (pair.test(landings.get(at), landings.get(earlier))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean areShared(Landing one, Landing other) {
        return one.end().played() == other.end().played() && one.spot().equals(other.spot());
    }

    private static boolean areOverlapping(Landing one, Landing other) {
        return !areShared(one, other) && one.spot().isWithin(0, other.spot());
    }

    String rooms() {
        return endsWithoutRoom + " of " + ends;
    }

    String ghosts() {
        return String.format(
                Locale.ROOT,
                "overlap in %.2f %% of states; in %.2f %% two sides of a double have one place, and one ghost, for both",
                PERCENT * statesWithOverlaps / states,
                PERCENT * statesWithSharedPlaces / states);
    }
}
