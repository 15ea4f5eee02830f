package deluxe.stage.tiles;

import deluxe.dominoes.Hand;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which way the board goes on at each open end: mostly straight on, but round a corner where there is no room. Where the hand's own
 * tiles would land is found out one tile a frame.
 */
public final class EndArrows {
    /** How far an arrow reaches over the end, as a share of its size. */
    private static final double REACH = .72;
    /** At the edge of the board arrows are smaller, but no smaller than this share of the usual size. */
    private static final double SMALLEST = .55;

    private final Board board;
    private final List<Landing> landings = new ArrayList<>();
    private final List<Tile> toTry = new ArrayList<>();
    private List<Anchor> known = List.of();
    private Hand hand;
    private Tableau tableau;

    EndArrows(Board board) {
        this.board = board;
    }

    /** Tries another tile, if there is one; does nothing while it is still being worked out how the board lies. */
    public void ponder(View now) {
        if (board.isPondering()) {
            return;
        }
        if (now.hand() != hand || now.tableau() != tableau || !isKnown()) {
            begin(now);
        }
        if (!toTry.isEmpty()) {
            landings.addAll(board.landings(tableau, toTry.remove(0)));
        }
    }

    private void begin(View now) {
        hand = now.hand();
        tableau = now.tableau();
        known = board.anchors();
        landings.clear();
        toTry.clear();
        Plays plays = now.plays();
        for (Play play : plays.list()) {
            if (!tableau.isEmpty() && toTry.indexOf(play.tile()) < 0) {
                toTry.add(play.tile());
            }
        }
    }

    /** Whether the open ends are still where they were when this began. */
    private boolean isKnown() {
        List<Anchor> now = board.anchors();
        boolean isKnown = now.size() == known.size();
        for (int at = 0; isKnown && at < now.size(); at++) {
            isKnown = now.get(at).equals(known.get(at));
        }
        return isKnown;
    }

    public boolean isPondering() {
        return !toTry.isEmpty();
    }

    /** The pose of an arrow from the tile to where the next one would lie: straight on if a tile of the hand would lie that way. */
    public Pose arrow(Anchor anchor) {
        Pose straight = arrow(board.x(anchor, 0), board.y(anchor, 0), anchor.direction());
        Optional<Pose> aside = Optional.empty();
        for (Landing landing : isKnown() ? landings : List.<Landing>of()) {
            if (landing.end().equals(anchor.end())) {
                Pose arrow = towards(board.pose(landing.spot()).box(), anchor);
                if (arrow.turn() == straight.turn()) {
                    return arrow;
                }
                aside = aside.isPresent() ? aside : Optional.of(arrow);
            }
        }
        return aside.orElse(straight);
    }

    private Pose towards(Box next, Anchor anchor) {
        double right = next.centreX() - board.x(anchor, -board.u() / 2);
        double down = next.centreY() - board.y(anchor, -board.u() / 2);
        if (Math.abs(right) > Math.abs(down)) {
            return right > 0 ? arrow(next.x(), next.centreY(), 0) : arrow(next.right(), next.centreY(), 2);
        }
        return down > 0 ? arrow(next.centreX(), next.y(), 1) : arrow(next.centreX(), next.bottom(), 3);
    }

    /** @param direction in quarter turns from east */
    private Pose arrow(double x, double y, int direction) {
        Box box = board.box();
        double room =
                switch (direction) {
                    case 0 -> box.right() - x;
                    case 1 -> box.bottom() - y;
                    case 2 -> x - box.x();
                    default -> y - box.y();
                };
        double u = CommonLayout.within(board.u() * SMALLEST, room / REACH, board.u());
        return Pose.faceUp(x, y, u, direction * Pose.QUARTER);
    }
}
