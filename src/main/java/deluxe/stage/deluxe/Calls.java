package deluxe.stage.deluxe;

import deluxe.dominoes.End;
import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.stage.SparkFlight;
import deluxe.stage.SparkFlight.Point;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.stage.art.Medal;
import deluxe.stage.tiles.Clearing;
import deluxe.stage.tiles.Gait;
import deluxe.stage.tiles.MedalPlace;
import deluxe.stage.tiles.Props;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TileCue;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Points made visible: medals where they come from, a sum in words, sparks to the score. */
final class Calls {
    private final Props props;
    private final Hud hud;
    private final TableLayout layout;
    private final Gait gait;

    Calls(Props props, Hud hud, TableLayout layout, Gait gait) {
        this.props = props;
        this.hud = hud;
        this.layout = layout;
        this.gait = gait;
    }

    /** What the open ends add up to, in words: {@code 5 + 10 = 15}. An end of nothing is an end too. */
    static String words(Tableau tableau) {
        StringBuilder words = new StringBuilder();
        int parts = 0;
        for (int part : tableau.parts()) {
            words.append(parts == 0 ? "" : " + ").append(part);
            parts++;
        }
        return parts > 1 ? words + " = " + tableau.sum() : String.valueOf(tableau.sum());
    }

    /**
     * The ends are called out, and their points leave for the score.
     *
     * @return when that has been understood
     */
    double ends(Tableau tableau, Seat seat, int points, double startMillis) {
        List<Point> from = new ArrayList<>();
        List<Anchor> anchors = props.board().anchors();
        for (int at = 0; at < anchors.size(); at++) {
            End end = anchors.get(at).end();
            if (tableau.counts(end)) {
                int counted = tableau.counted(end);
                Box place = new MedalPlace(props.board()).at(anchors.get(at));
                medal("end" + at, String.valueOf(counted), place, startMillis, DeluxeTimes.CALL_MILLIS * 2);
                if (counted > 0) {
                    from.add(new Point(place.centreX(), place.centreY()));
                }
            }
        }
        Clearing clearing = clearing(tableau);
        double until = startMillis + DeluxeTimes.SUM_MILLIS;
        props.flourishes().add(new Ribbon(words(tableau), clearing, startMillis, until));
        return fly(from, seat, points, startMillis + DeluxeTimes.CALL_MILLIS);
    }

    /** A place for the sum in words that hides neither the tiles that it counts nor their medals. */
    Clearing clearing(Tableau tableau) {
        List<Box> counted = new ArrayList<>();
        for (Anchor anchor : props.board().anchors()) {
            if (tableau.counts(anchor.end())) {
                counted.add(new MedalPlace(props.board()).at(anchor));
                counted.add(props.board()
                        .bones()
                        .get(anchor.end().played())
                        .destination()
                        .box());
            }
        }
        return new Clearing(props, counted);
    }

    /** What a tile that was left over brings. */
    void leftover(String name, int points, Box box, double startMillis) {
        medal(name, "+" + points, box, startMillis, DeluxeTimes.LEFTOVER_MILLIS);
    }

    private void medal(String name, String text, Box box, double startMillis, double millis) {
        double end = startMillis + millis;
        props.flourishes().add(new Stamp(name, new Medal(text, true), box, startMillis, end, Stamp.Manner.POP));
    }

    /**
     * Points leave these places for a score, which counts up as they come.
     *
     * @return when the first have left, from when on nobody needs to wait for them
     */
    double fly(List<Point> from, Seat seat, int points, double startMillis) {
        int to = hud.score(seat) + points;
        if (gait.reduced()) {
            props.cues().add(TileCue.SCORED, seat, points, startMillis);
            hud.raise(seat, to, startMillis, 0);
            return startMillis;
        }
        Box plate = seat == Seat.PLAYER ? layout.playerPlate() : layout.opponentPlate();
        Point goal = new Point(plate.centreX(), plate.centreY());
        SparkFlight sparks = new SparkFlight(from, goal, Math.floor(plate.height() * .62), startMillis);
        props.flourishes().add(sparks);
        props.cues().add(TileCue.SCORED, seat, points, sparks.arrivalMillis());
        hud.raise(seat, to, sparks.arrivalMillis(), DeluxeTimes.COUNT_MILLIS);
        return startMillis;
    }
}
