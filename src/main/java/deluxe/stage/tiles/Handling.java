package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.Tile;
import deluxe.stage.Tempo;
import deluxe.stage.art.Box;
import java.util.Optional;
import java.util.function.Supplier;

/** What fingers and keys find on the table, and what they do there. Places and times are those of the display. */
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

    /** What is under a finger. */
    public Target at(double x, double y) {
        return pointing.at(x, y);
    }

    /** Where this can be touched; a box of no size if it is not on the table. */
    public Box place(Target target) {
        return pointing.place(target);
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
        pointing.makeRoom(motion.get(), tempo.at(nowMillis));
        clearTheView(nowMillis);
    }

    /** The lifted tile follows the pointer; returns the end at which it would land. */
    public Optional<End> drag(double x, double y, double nowMillis) {
        heldX = x;
        heldY = y;
        return pointing.drag(x, y, tempo.at(nowMillis));
    }

    /** Whether a tile that is let go here is meant for the board. */
    public boolean isAtBoard(double x, double y) {
        return pointing.isAtBoard(x, y);
    }

    /** The lifted tile flies home, unless what is shown next plays it. */
    public void letGo(double nowMillis) {
        pointing.letGo(motion.get(), tempo.at(nowMillis));
        pointing.makeRoom(motion.get(), tempo.at(nowMillis));
    }

    /** The board has changed: a picked tile is offered its places anew, and a lifted one is aimed again from where it is held. */
    public void aimAnew(double stageMillis) {
        pointing.aimAnew();
        pointing.makeRoom(motion.get(), stageMillis);
        if (pointing.grip().isPresent()) {
            pointing.drag(heldX, heldY, stageMillis);
        }
    }

    /** The tile is picked without being lifted. */
    public void select(Optional<Tile> tile, double nowMillis) {
        pointing.select(tile);
        pointing.makeRoom(motion.get(), tempo.at(nowMillis));
        if (tile.isPresent()) {
            clearTheView(nowMillis);
        }
    }

    /** A player who picks a tile has read what was scored before, and wants to see where the tile can go. */
    private void clearTheView(double nowMillis) {
        items.flourishes().leaveOnceSeen(Ribbon.PLACE, tempo.at(nowMillis));
        items.flourishes().leaveOnceSeen(Sentence.PLACE, tempo.at(nowMillis));
    }

    /** Sets where the picked tile would land. */
    public void aim(Optional<End> end) {
        pointing.aim(end);
    }

    /** Sets what has the keyboard's focus, and brings it into sight. */
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

    /** The mouse is over this tile, which can be played; returns whether that is new. */
    public boolean hover(Optional<Tile> tile) {
        return pointing.hover(tile, motion.get());
    }

    /** Scrolls a large hand along with a finger, by this much to the right. */
    public void scrollHand(double byPixels) {
        items.hand().scroll(byPixels);
    }

    /** A wheel moves a large hand by whole tiles, this much to the right; returns whether there was anything left to see. */
    public boolean wheelHand(double byPixels, double nowMillis) {
        return items.hand().turn(byPixels, motion.get(), tempo.at(nowMillis));
    }

    /** Moves a large hand on to the next tiles that are out of sight: -1 to the left, 1 to the right. */
    public void pageHand(int direction, double nowMillis) {
        items.hand().page(direction, motion.get(), tempo.at(nowMillis));
    }

    /** A hand that was scrolled comes to rest where only whole tiles are seen. */
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

    /** Sets whether the counter's sum is shown split into the ends that make it. */
    public void explainSum(boolean shown) {
        hints.explain(shown);
    }
}
