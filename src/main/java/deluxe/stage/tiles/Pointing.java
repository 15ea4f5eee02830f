package deluxe.stage.tiles;

import deluxe.dominoes.End;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Tile;
import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the player's finger or the keyboard points at: what is under it, what it holds, what it aims at. */
public final class Pointing {
    /** How far above a finger the middle of a tile is held, in u and in CSS pixels. */
    private static final double ABOVE_FINGER_U = 1;

    private static final double ABOVE_FINGER = 26;
    /** A tile whose middle is no farther below the board than this, in u, is meant for the board. */
    private static final double REACHES_OVER = .75;

    private final TableItems items;
    private final InRoom inRoom;
    private Optional<TableState> state = Optional.empty();
    private Optional<TableLayout> layout = Optional.empty();
    private Optional<Grip> grip = Optional.empty();
    private Optional<Aim> aim = Optional.empty();
    private Optional<Target> focused = Optional.empty();

    /** @param inRoom what else can be touched in the room; it may be open over the hand */
    public Pointing(TableItems items, InRoom inRoom) {
        this.items = items;
        this.inRoom = inRoom;
    }

    /** What can be touched in a room, besides what is on every table. */
    public interface InRoom {
        /** The part of the room itself that is touched there. */
        Optional<Target> at(double x, double y);

        /** Where this part of the room is; a box of no size if the room has none. */
        default Box place(Target target) {
            return TableLayout.NOWHERE;
        }
    }

    public Optional<Grip> grip() {
        return grip;
    }

    public boolean holds(Bone bone) {
        return grip.isPresent() && grip.get().bone() == bone;
    }

    public Optional<Aim> aim() {
        return aim;
    }

    Optional<Target> focused() {
        return focused;
    }

    void focus(Optional<Target> target) {
        focused = target;
    }

    public void fit(Optional<TableLayout> wanted) {
        layout = wanted;
        drop();
    }

    /** From now on nothing is held or aimed at. */
    void drop() {
        grip = Optional.empty();
        select(Optional.empty());
    }

    /** The table is in this state now; a tile that was picked and is still in the hand stays picked. */
    public void face(Optional<TableState> next, double nowMillis) {
        state = next;
        Optional<Tile> picked = aim.map(Aim::tile).filter(this::isInHand);
        if (picked.isEmpty()) {
            grip.ifPresent(held -> held.bone().place(held.at(nowMillis)));
            drop();
            return;
        }
        aim = picked.map(this::aimOf);
    }

    private boolean isInHand(Tile tile) {
        return state.isPresent() && state.get().view().hand().holds(tile);
    }

    boolean isPlayable(Tile tile) {
        if (state.isEmpty() || !state.get().choosing()) {
            return false;
        }
        Plays plays = state.get().view().plays();
        for (int at = 0; at < plays.size(); at++) {
            if (plays.tile(at).equals(tile)) {
                return true;
            }
        }
        return false;
    }

    /** The first tile of the hand that can be played, if all tiles that can are out of sight. */
    public Optional<Bone> beyondSight() {
        Optional<Bone> first = Optional.empty();
        for (Bone bone : items.hand().bones()) {
            if (bone.tile().isPresent() && isPlayable(bone.tile().get())) {
                if (items.hand().beyond(bone) == 0) {
                    return Optional.empty();
                }
                first = first.isPresent() ? first : Optional.of(bone);
            }
        }
        return first;
    }

    /** Whether a tile that can be played is out of sight on this side. */
    boolean isPlayableBeyond(int direction) {
        for (Bone bone : items.hand().bones()) {
            if (items.hand().beyond(bone) == direction
                    && bone.tile().filter(this::isPlayable).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the mouse can take or press this now. */
    boolean offers(Target target) {
        if (target instanceof Target.HandTile tile) {
            return isPlayable(tile.tile());
        }
        if (target instanceof Target.OpenEnd) {
            return aim.isPresent();
        }
        return !(target instanceof Target.Board || target instanceof Target.Elsewhere);
    }

    /** The mouse is over this tile, if that can be played: it stands a pixel higher. Returns whether that is new. */
    boolean hover(Optional<Tile> tile, TileMotion motion) {
        boolean isNew = false;
        for (Bone bone : items.hand().bones()) {
            isNew |= motion.show(bone.hovered, tile.isPresent() && bone.is(tile.get()));
        }
        return isNew;
    }

    private Aim aimOf(Tile tile) {
        return new Aim(items.board(), state.orElseThrow().view().tableau(), tile, isPlayable(tile));
    }

    void lift(Tile tile, double x, double y, boolean coarse, double nowMillis) {
        select(Optional.empty());
        items.hand().find(tile).ifPresent(bone -> {
            double above = coarse ? items.hand().row().u() * ABOVE_FINGER_U + ABOVE_FINGER : 0;
            grip = Optional.of(new Grip(bone, x, y, above, nowMillis));
            items.cues().add(TileCue.LIFTED, Seat.PLAYER, nowMillis);
            aim = Optional.of(aimOf(tile));
        });
    }

    Optional<End> drag(double x, double y, double nowMillis) {
        if (grip.isEmpty() || aim.isEmpty()) {
            return Optional.empty();
        }
        grip.get().move(x, y, nowMillis);
        if (isAtBoard(x, y)) {
            aim.get().follow(grip.get().x(), grip.get().y());
        } else {
            aim.get().at(Optional.empty());
        }
        return aim.get().end();
    }

    /**
     * Whether the pointer or the tile it holds is over the board. From above the hand, the tile need only reach over the board's edge; from
     * within the hand, where it may have been brought back, it must be there with all its length.
     */
    boolean isAtBoard(double x, double y) {
        if (isOverBoard(x, y) || grip.isEmpty()) {
            return isOverBoard(x, y);
        }
        Row hand = items.hand().row();
        double reach = y < hand.box().y() ? hand.u() * REACHES_OVER : -hand.u();
        return isOverBoard(grip.get().x(), grip.get().y() - reach);
    }

    private boolean isOverBoard(double x, double y) {
        return layout.isPresent()
                && y < layout.get().board().bottom()
                && y > layout.get().frame().band()
                && x > 0
                && x < layout.get().frame().width();
    }

    void letGo(TileMotion motion, double nowMillis) {
        grip.ifPresent(held -> {
            Bone bone = held.bone();
            bone.place(held.at(nowMillis));
            double home = motion.fly(bone, items.hand().slot(bone), nowMillis, TileTimes.FLIGHT_MILLIS);
            items.cues().add(TileCue.CAME_HOME, Seat.PLAYER, home);
        });
        drop();
    }

    void select(Optional<Tile> tile) {
        for (Bone bone : items.hand().bones()) {
            bone.raised.show(tile.isPresent() && bone.is(tile.get()));
        }
        aim = tile.filter(this::isInHand).map(this::aimOf);
    }

    /** The board has changed: aims at the same end where it is now. */
    void aimAnew() {
        Optional<End> end = aim.flatMap(Aim::end);
        aim = aim.map(Aim::tile).map(this::aimOf);
        aim(end);
    }

    public void aim(Optional<End> end) {
        aim.ifPresent(picked -> picked.at(end));
    }

    /** The board makes room for the places where the picked tile can land. */
    void makeRoom(TileMotion motion, double nowMillis) {
        items.board().makeRoom(landings(), motion, nowMillis);
    }

    private List<Landing> landings() {
        return aim.map(Aim::landings).orElse(List.of());
    }

    /** Where the picked tile can land. */
    public List<Box> landingPlaces() {
        List<Box> places = new ArrayList<>();
        for (Landing landing : landings()) {
            places.add(items.board().pose(landing.spot()).box());
        }
        return places;
    }

    /** Where this can be touched: a tile of the hand that is out of sight, where the hand scrolls to it. */
    Box place(Target target) {
        if (layout.isEmpty()) {
            return TableLayout.NOWHERE;
        }
        TableLayout places = layout.get();
        if (target instanceof Target.HandTile tile) {
            HandRow hand = items.hand();
            Optional<Bone> bone = hand.find(tile.tile());
            if (bone.isEmpty()) {
                return TableLayout.NOWHERE;
            }
            int beyond = hand.beyond(bone.get());
            return beyond == 0 ? hand.slot(bone.get()).box() : hand.edge(beyond);
        }
        if (target instanceof Target.OpenEnd end) {
            for (Landing landing : landings()) {
                if (landing.end().equals(end.end())) {
                    return items.board().pose(landing.spot()).box();
                }
            }
            return TableLayout.NOWHERE;
        }
        if (target instanceof Target.Boneyard) {
            return places.heaps().own();
        }
        if (target instanceof Target.Counter) {
            return places.plates().counter();
        }
        return target instanceof Target.Gear ? places.plates().gear() : inRoom.place(target);
    }

    Target at(double x, double y) {
        if (layout.isEmpty()) {
            return new Target.Elsewhere();
        }
        TableLayout places = layout.get();
        if (Finger.target(places.plates().gear()).contains(x, y)) {
            return new Target.Gear();
        }
        if (state.isEmpty()) {
            return new Target.Elsewhere();
        }
        if ((state.get().mustDraw() || items.heap().stands())
                && Finger.target(places.heaps().own()).contains(x, y)) {
            return new Target.Boneyard();
        }
        if (Finger.target(places.plates().counter()).contains(x, y)) {
            return new Target.Counter();
        }
        return inRoom.at(x, y).or(() -> inHand(x, y)).orElseGet(() -> onBoard(x, y));
    }

    private Optional<Target> inHand(double x, double y) {
        HandRow hand = items.hand();
        for (int direction = -1; direction <= 1; direction += 2) {
            if (hand.goesOn(direction) && hand.edge(direction).contains(x, y)) {
                return Optional.of(new Target.ScrollHand(direction));
            }
        }
        return hand.at(x, y).flatMap(Bone::tile).map(Target.HandTile::new);
    }

    private Target onBoard(double x, double y) {
        if (!isOverBoard(x, y)) {
            return new Target.Elsewhere();
        }
        if (aim.isPresent()) {
            return openEnd(aim.get().near(x, y));
        }
        return openEnd(anchorNear(x, y));
    }

    private static Target openEnd(Optional<End> end) {
        return end.isPresent() ? new Target.OpenEnd(end.get()) : new Target.Board();
    }

    private Optional<End> anchorNear(double x, double y) {
        Board board = items.board();
        double reach = Math.max(Finger.SMALLEST_TARGET / 2, board.u() * .9);
        Optional<End> nearest = Optional.empty();
        for (Anchor anchor : board.anchors()) {
            double distance = Math.hypot(x - board.x(anchor, 0), y - board.y(anchor, 0));
            if (distance < reach) {
                reach = distance;
                nearest = Optional.of(anchor.end());
            }
        }
        return nearest;
    }
}
