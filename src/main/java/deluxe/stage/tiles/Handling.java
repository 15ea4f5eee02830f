package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.Tile;
import deluxe.stage.Tempo;
import java.util.Optional;
import java.util.function.Supplier;

/** What fingers and keys find on the table and do to what lies there. Places and times are those of the display. */
public final class Handling {
    private final TableItems items;
    private final Pointing pointing;
    private final Hints hints;
    private final Tempo tempo;
    private final Supplier<TileMotion> motion;
    private double heldX;
    private double heldY;

    public Handling(TableItems items, Pointing pointing, Hints hints, Tempo tempo, Supplier<TileMotion> motion) {
        this.items = items;
        this.pointing = pointing;
        this.hints = hints;
        this.tempo = tempo;
        this.motion = motion;
    }

    /** What lies under a finger. */
    public Target at(double x, double y) {
        return pointing.at(x, y);
    }

    /** A finger is on this place of the boneyard; the next tile drawn comes from there. */
    public void reach(double x, double y) {
        items.heap().reach(x, y);
    }

    /** The tile rises under the pointer; above it, if the pointer is {@code coarse}. */
    public void lift(Tile tile, double x, double y, boolean coarse, double nowMillis) {
        heldX = x;
        heldY = y;
        pointing.lift(tile, x, y, coarse, tempo.at(nowMillis));
        clearTheView(nowMillis);
    }

    /** The lifted tile follows the pointer; returns the end at which it would land. */
    public Optional<End> drag(double x, double y, double nowMillis) {
        heldX = x;
        heldY = y;
        return pointing.drag(x, y, tempo.at(nowMillis));
    }

    /** Whether who lets go here means the board. */
    public boolean isAtBoard(double x, double y) {
        return pointing.isAtBoard(x, y);
    }

    /** The lifted tile flies home, unless what is shown next plays it. */
    public void letGo(double nowMillis) {
        pointing.letGo(motion.get(), tempo.at(nowMillis));
    }

    /** The board lies otherwise: what is picked is offered the places of now, and a lifted tile aims from where it is held. */
    public void aimAnew(double stageMillis) {
        pointing.aimAnew();
        if (pointing.grip().isPresent()) {
            pointing.drag(heldX, heldY, stageMillis);
        }
    }

    /** The tile is picked without being lifted. */
    public void select(Optional<Tile> tile, double nowMillis) {
        pointing.select(tile);
        if (tile.isPresent()) {
            clearTheView(nowMillis);
        }
    }

    /** Whoever picks a tile has read what was scored before, and wants to see where it can go. */
    private void clearTheView(double nowMillis) {
        items.flourishes().leaveOnceSeen(Ribbon.PLACE, tempo.at(nowMillis));
    }

    /** Where the picked tile would land. */
    public void aim(Optional<End> end) {
        pointing.aim(end);
    }

    /** Where the keyboard is: what it is at comes into sight. */
    public void focus(Optional<Target> focused) {
        pointing.focus(focused);
        focused.ifPresent(at -> {
            if (at instanceof Target.HandTile tile) {
                items.hand().show(tile.tile());
            } else if (at instanceof Target.OpenEnd end) {
                aim(Optional.of(end.end()));
            }
        });
    }

    /** Whether the mouse can take or press this now. */
    public boolean offers(Target target) {
        return pointing.offers(target);
    }

    /** The mouse is over this tile, which can be played; returns whether it was not before. */
    public boolean hover(Optional<Tile> tile) {
        return pointing.hover(tile, motion.get());
    }

    /** Moves what is seen of a large hand under a finger, by this much to the right. */
    public void scrollHand(double byPixels) {
        items.hand().scroll(byPixels);
    }

    /** A wheel moves a large hand by whole tiles, this much to the right; returns whether there was anything left to see. */
    public boolean wheelHand(double byPixels, double nowMillis) {
        return items.hand().turn(byPixels, motion.get(), tempo.at(nowMillis));
    }

    /** Goes on to the tiles beside those that are seen of a large hand: -1 to the left, 1 to the right. */
    public void pageHand(int direction, double nowMillis) {
        items.hand().page(direction, motion.get(), tempo.at(nowMillis));
    }

    /** A hand that was scrolled comes to rest where whole tiles are seen. */
    public void settleHand(double nowMillis) {
        items.hand().settle(motion.get(), tempo.at(nowMillis));
    }

    /** Whether there is more of the hand than is seen. */
    public boolean handScrolls() {
        return items.hand().goesOn(-1) || items.hand().goesOn(1);
    }

    public boolean isAboveHand(double y) {
        return y < items.hand().row().box().y();
    }

    /** Opens the sum of the counter into the ends that make it. */
    public void explainSum(boolean shown) {
        hints.explain(shown);
    }
}
