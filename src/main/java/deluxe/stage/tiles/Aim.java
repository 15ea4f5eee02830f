package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Landing;
import deluxe.stage.Finger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The picked tile, where it could land, and where it would. */
public final class Aim {
    /** How much nearer another end must be, in u, to be aimed at instead, so that the ghost doesn't flicker between two. */
    private static final double FAITH = .45;

    private final Board board;
    private final Tableau tableau;
    private final Tile tile;
    private final List<Landing> landings;
    private Optional<Landing> aimed = Optional.empty();

    Aim(Board board, Tableau tableau, Tile tile, boolean playable) {
        this.board = board;
        this.tableau = tableau;
        this.tile = tile;
        landings = playable ? board.landings(tableau, tile) : List.of();
    }

    public Tile tile() {
        return tile;
    }

    public List<Landing> landings() {
        return landings;
    }

    public Optional<Landing> aimed() {
        return aimed;
    }

    Optional<End> end() {
        return aimed.map(Landing::end);
    }

    public boolean isAimedAt(Landing landing) {
        return aimed.isPresent() && aimed.get().equals(landing);
    }

    /** Aims at this end, if the tile fits there. */
    void at(Optional<End> end) {
        aimed = Optional.empty();
        for (Landing landing : landings) {
            if (end.isPresent() && landing.end().equals(end.get())) {
                aimed = Optional.of(landing);
            }
        }
    }

    /** Aims at the nearest landing place; keeps the one before unless another is clearly nearer. */
    void follow(double x, double y) {
        double best =
                aimed.map(kept -> distance(kept, x, y) - FAITH * board.u()).orElse(Double.POSITIVE_INFINITY);
        for (Landing landing : landings) {
            double distance = distance(landing, x, y);
            if (distance < best) {
                best = distance;
                aimed = Optional.of(landing);
            }
        }
    }

    private double distance(Landing landing, double x, double y) {
        Pose pose = board.pose(landing.spot());
        return Math.hypot(x - pose.x(), y - pose.y());
    }

    /**
     * The end that a player means who points there: one whose landing place is near, or at the tile that is there, or else the nearest.
     * Empty if the tile fits nowhere.
     */
    Optional<End> near(double x, double y) {
        double reach = Math.max(Finger.SMALLEST_TARGET / 2, board.u() * 1.2);
        return nearest(landings, x, y, reach)
                .or(() -> nearest(landingsAtTile(x, y), x, y, Double.POSITIVE_INFINITY))
                .or(() -> nearest(landings, x, y, Double.POSITIVE_INFINITY))
                .map(Landing::end);
    }

    private Optional<Landing> nearest(List<Landing> among, double x, double y, double reach) {
        Optional<Landing> nearest = Optional.empty();
        double best = reach;
        for (Landing landing : among) {
            double distance = distance(landing, x, y);
            if (distance < best) {
                best = distance;
                nearest = Optional.of(landing);
            }
        }
        return nearest;
    }

    private List<Landing> landingsAtTile(double x, double y) {
        List<Landing> there = new ArrayList<>();
        for (Landing landing : landings) {
            End end = landing.end();
            if (!end.isFelt()
                    && board.bones().get(end.played()).destination().box().contains(x, y)) {
                there.add(landing);
            }
        }
        return there;
    }

    /** What the ends would add up to if the tile landed there. */
    public int sum(Landing landing) {
        return tableau.sumWith(tile, landing.end());
    }
}
