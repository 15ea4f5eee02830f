package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.stage.ConfettiShower;
import deluxe.stage.SparkFlight;
import deluxe.stage.SparkFlight.Point;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.stage.art.Medal;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Makes points visible: medals where they come from, a sum in words, sparks to the score. */
public final class ShownPoints {
    /** How long each end shows what it counts. */
    static final double MEDAL_MILLIS = TellingTimes.CALL_MILLIS * 2;

    /** With so many points at once, a few chips of confetti are thrown: a great sum, or going out on a large hand. */
    private static final int GREAT = 20;

    private final TableItems items;
    private final Furniture furniture;
    private final TableLayout layout;
    private final TileMotion motion;

    public ShownPoints(TableItems items, Furniture furniture, TableLayout layout, TileMotion motion) {
        this.items = items;
        this.furniture = furniture;
        this.layout = layout;
        this.motion = motion;
    }

    /** What the open ends add up to, in words: {@code 5 + 10 = 15}. An end that counts 0 is an end too. */
    public static String words(Tableau tableau) {
        return terms(tableau, false) + total(tableau);
    }

    /** The same, and why a double counts what it counts: {@code 5 + 2 × 5 = 15}. */
    public static String why(Tableau tableau) {
        return terms(tableau, true) + total(tableau);
    }

    private static String total(Tableau tableau) {
        return " = " + tableau.sum();
    }

    /** What each end counts, {@code 5 + 10}, or {@code 5 + 2 × 5}; empty on the bare felt. */
    public static String terms(Tableau tableau, boolean isExplained) {
        StringBuilder words = new StringBuilder();
        for (End end : tableau.ends()) {
            if (tableau.counts(end)) {
                int value = tableau.value(end);
                int counted = tableau.counted(end);
                words.append(words.length() == 0 ? "" : " + ");
                words.append(isExplained && counted > value ? "2 × " + value : String.valueOf(counted));
            }
        }
        return words.toString();
    }

    /**
     * Calls the ends out; then their points leave for the score.
     *
     * @return when there has been time to understand that
     */
    public double ends(Tableau tableau, Seat seat, int points, double startMillis) {
        List<Point> from = new ArrayList<>();
        List<Anchor> anchors = items.board().anchors();
        for (int at = 0; at < anchors.size(); at++) {
            End end = anchors.get(at).end();
            if (tableau.counts(end)) {
                int counted = tableau.counted(end);
                Box place = new MedalPlace(items.board()).at(anchors.get(at));
                Stamp medal = medal("end" + at, String.valueOf(counted), place, startMillis, MEDAL_MILLIS);
                items.flourishes().add(furniture.endMedal(medal, items.board(), end));
                if (counted > 0) {
                    from.add(new Point(place.centreX(), place.centreY()));
                }
            }
        }
        RibbonPlace ribbonPlace = ribbonPlace(tableau);
        double until = startMillis + TellingTimes.SUM_MILLIS;
        items.flourishes().add(new Ribbon(words(tableau), ribbonPlace, startMillis, until));
        return fly(from, seat, points, startMillis + TellingTimes.CALL_MILLIS);
    }

    /** A place for the sum in words that hides neither the tiles that it counts nor their medals. */
    public RibbonPlace ribbonPlace(Tableau tableau) {
        return RibbonPlace.ofSum(items, furniture.keptInSight(), tableau);
    }

    /** Shows the points of a leftover tile. */
    public void leftover(String name, int points, Box box, double startMillis) {
        items.flourishes().add(medal(name, "+" + points, box, startMillis, TellingTimes.LEFTOVER_MILLIS));
    }

    private static Stamp medal(String name, String text, Box box, double startMillis, double millis) {
        return new Stamp(name, new Medal(text, true), box, startMillis, startMillis + millis, Stamp.Manner.POP);
    }

    /**
     * Points leave these places for a score, which counts up as they arrive.
     *
     * @return when the first of them leave; nobody needs to wait for them after that
     */
    double fly(List<Point> from, Seat seat, int points, double startMillis) {
        int to = furniture.score(seat) + points;
        if (motion.reduced()) {
            items.cues().add(TileCue.SCORED, seat, points, startMillis);
            furniture.raise(seat, to, startMillis, 0);
            return startMillis;
        }
        Box plate =
                seat == Seat.PLAYER ? layout.plates().own() : layout.plates().other();
        Point goal = new Point(plate.centreX(), plate.centreY());
        SparkFlight sparks = new SparkFlight(from, goal, Math.floor(plate.height() * .62), startMillis);
        items.flourishes().add(sparks);
        if (points >= GREAT && seat == Seat.PLAYER) {
            items.flourishes().add(ConfettiShower.handful(layout.board(), startMillis));
        }
        items.cues().add(TileCue.SCORED, seat, points, sparks.arrivalMillis());
        furniture.raise(seat, to, sparks.arrivalMillis(), TellingTimes.COUNT_MILLIS);
        return startMillis;
    }
}
