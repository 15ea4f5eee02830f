package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.stage.Motion;
import deluxe.stage.art.Box;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * Deals a round: the tiles on the table are gathered face down in its middle and dealt from there, one by one. No tile is seen
 * twice: where one is gathered, its back appears as it arrives. Only tiles that lay nowhere appear by themselves.
 */
public final class DealMotion {
    private static final double WIDTH = .62;
    private static final double HEIGHT = .7;
    /** From the place of one gathered tile to that of the next; it has no divisor in common with the size of any set. */
    private static final int STRIDE = 17;

    private final TableItems items;
    private final TileMotion motion;
    private final TableState next;
    private final View view;

    public DealMotion(TableItems items, TileMotion motion, TableState next) {
        this.items = items;
        this.motion = motion;
        this.next = next;
        view = next.view();
    }

    /** Tells the deal; returns when all tiles will lie in the hands. */
    public double tell(double startMillis) {
        List<Bone> old = items.clear(startMillis);
        items.opponent().lieAside(Optional.empty());
        items.hand().play();
        items.cues().add(TileCue.SHUFFLED, view.turn(), startMillis);
        List<Tile> tiles = view.hand().tiles();
        boolean gathers = !old.isEmpty() && !motion.reduced();
        double flying = startMillis + (gathers ? TileTimes.GLIDE_MILLIS : Motion.FADE_MILLIS);
        int all = tiles.size() + view.otherHandSize() + view.boneyardSize();
        items.heap().appear(middle(), all, motion, flying - Motion.FADE_MILLIS);
        if (gathers) {
            gather(old, startMillis);
        } else {
            items.dismiss(old, startMillis);
        }
        for (Tile tile : tiles) {
            Bone bone = items.heap().draw();
            bone.become(tile);
            items.hand().bones().add(bone);
        }
        for (int back = 0; back < view.otherHandSize(); back++) {
            items.opponent().bones().add(items.heap().draw());
        }
        items.opponent().know(next.revealed());
        for (int at = 0; at < Math.max(tiles.size(), view.otherHandSize()); at++) {
            flying = dealTo(Seat.PLAYER, items.hand().bones(), at, items.hand()::slot, flying);
            flying = dealTo(Seat.OPPONENT, items.opponent().bones(), at, items.opponent()::slot, flying);
        }
        double dealt = flying + TileTimes.DEAL_FLIGHT_MILLIS;
        if (items.heap().stands()) {
            items.heap().goHome(motion, dealt - Motion.FADE_MILLIS);
        } else {
            items.dismissHeap(dealt - Motion.FADE_MILLIS);
        }
        return dealt;
    }

    /** The tiles of the round before glide to places all over the heap, so that nobody can follow them, and become part of it. */
    private void gather(List<Bone> old, double startMillis) {
        List<Bone> heap = items.heap().bones();
        double gathered = startMillis + TileTimes.GLIDE_MILLIS;
        for (int at = 0; at < old.size(); at++) {
            Bone bone = old.get(at);
            Bone back = heap.get(at * STRIDE % heap.size());
            Pose place = back.destination();
            motion.glide(bone, place, startMillis);
            bone.take(new TilePath(place, place.shown(0), gathered, 0, Motion::steady, 0, 0, false));
            back.place(place.shown(0));
            back.take(new TilePath(place, place, gathered, 0, Motion::steady, 0, 0, false));
        }
        items.leaving().addAll(old);
    }

    private Box middle() {
        Box board = items.board().box();
        double wide = Math.min(board.width() * WIDTH, board.height() * 1.6);
        double high = board.height() * HEIGHT;
        return new Box(board.centreX() - wide / 2, board.centreY() - high / 2, wide, high);
    }

    /** Which place in a hand a tile goes to. */
    private interface Slots {
        Pose slot(int at);
    }

    private double dealTo(Seat seat, List<Bone> bones, int at, Slots slots, double startMillis) {
        if (at >= bones.size()) {
            return startMillis;
        }
        double down = motion.fly(bones.get(at), slots.slot(at), startMillis, TileTimes.DEAL_FLIGHT_MILLIS);
        items.cues().add(TileCue.DEALT, seat, down);
        return startMillis + TileTimes.DEAL_STAGGER_MILLIS;
    }
}
