package deluxe.play;

import deluxe.dominoes.End;
import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.ports.Time;
import deluxe.stage.tiles.Handling;
import deluxe.stage.tiles.Target;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Fingers and the mouse at the table: a tap chooses, a drag carries a tile or pushes the hand along. It follows one pointer at a
 * time; a second one changes nothing.
 */
final class Fingers implements Pointers.Touches {
    /** How far a finger can slip before a tap is no longer a tap, in CSS pixels. */
    private static final double SLIP = 8;
    /** Two taps in so short a time are one thing. */
    private static final double DOUBLE_TAP_MILLIS = 350;

    private final Handling table;
    private final Display display;
    private final Time time;
    private final Hover hover;
    private final Supplier<Optional<? extends Hand>> player;
    private Optional<Grip> grip = Optional.empty();
    private Optional<Tile> tapped = Optional.empty();
    private double tappedMillis;

    Fingers(Handling table, Display display, Time time, Hover hover, Supplier<Optional<? extends Hand>> player) {
        this.table = table;
        this.display = display;
        this.time = time;
        this.hover = hover;
        this.player = player;
    }

    /** If a finger that is held is pressed again, it was let go without notice: what it was doing is cancelled first. */
    @Override
    public void pressed(Pointers.Pointer pointer, double x, double y) {
        if (heldBy(pointer) != null) {
            cancel();
        }
        if (grip.isEmpty()) {
            grip = player.get().map(hand -> new Grip(hand, pointer, table.at(x, y), x, y));
        }
        follow(pointer, x, y);
    }

    /** While a finger touches the table, the mouse is nowhere. */
    private void follow(Pointers.Pointer pointer, double x, double y) {
        if (pointer.coarse()) {
            hover.leave();
        } else {
            hover.moveTo(x, y);
        }
        lookAgain();
    }

    /** Looks again at what is under the mouse and what can be done with it: both may have changed. */
    void lookAgain() {
        if (grip.filter(Grip::isCarriedByMouse).isPresent()) {
            hover.grab();
        } else {
            hover.look(player.get().isPresent());
        }
    }

    @Override
    public void moved(Pointers.Pointer pointer, double x, double y) {
        Grip held = heldBy(pointer);
        if (held != null) {
            move(held, x, y);
        }
        follow(pointer, x, y);
    }

    private void move(Grip held, double x, double y) {
        if (held.carries()) {
            table.drag(x, y, time.nowMillis());
        } else if (held.scrolls) {
            push(held, x, y);
        } else if (held.hasSlipped(x, y)) {
            begin(held, x, y);
        }
        held.lastX = x;
        display.wake();
    }

    private void begin(Grip held, double x, double y) {
        boolean sideways = Math.abs(x - held.startX) > Math.abs(y - held.startY);
        boolean alongTheHand = held.pointer.coarse() && sideways && table.handScrolls();
        if (held.target instanceof Target.HandTile tile && !alongTheHand) {
            lift(held, tile.tile(), x, y);
            return;
        }
        held.scrolls = held.target instanceof Target.HandTile || held.target instanceof Target.ScrollHand;
    }

    private void lift(Grip held, Tile tile, double x, double y) {
        held.hand.grasped(tile);
        held.tile = Optional.of(tile);
        table.lift(tile, x, y, held.pointer.coarse(), time.nowMillis());
        table.drag(x, y, time.nowMillis());
    }

    /** Scrolls the hand with the finger; a finger that moves up out of the hand takes the tile along. */
    private void push(Grip held, double x, double y) {
        if (held.target instanceof Target.HandTile tile && table.isAboveHand(y)) {
            lift(held, tile.tile(), x, y);
            return;
        }
        table.scrollHand(held.lastX - x);
    }

    @Override
    public void released(Pointers.Pointer pointer, double x, double y) {
        Grip held = heldBy(pointer);
        if (held == null) {
            return;
        }
        grip = Optional.empty();
        if (held.carries()) {
            drop(held, x, y);
        } else if (held.scrolls) {
            table.settleHand(time.nowMillis());
        } else if (!isCalledOff(held, x, y)) {
            tap(held);
        }
        follow(pointer, x, y);
        display.wake();
    }

    /** Whoever reaches for the boneyard draws there or by going on to the hand, and not by letting go elsewhere. */
    private boolean isCalledOff(Grip held, double x, double y) {
        return held.target instanceof Target.Boneyard
                && held.hasSlipped(x, y)
                && table.isAboveHand(y)
                && !(table.at(x, y) instanceof Target.Boneyard);
    }

    private void drop(Grip held, double x, double y) {
        Tile tile = held.tile.orElseThrow();
        Optional<End> end = table.drag(x, y, time.nowMillis());
        boolean waits = end.isPresent() && held.hand.laid(tile, end.get());
        if (end.isEmpty() && table.isAtBoard(x, y)) {
            held.hand.misplaced(tile);
        }
        if (!waits) {
            table.letGo(time.nowMillis());
        }
    }

    private void tap(Grip held) {
        if (held.target instanceof Target.Boneyard) {
            table.reach(held.startX, held.startY);
        }
        tap(held.hand, held.target);
    }

    void tap(Hand hand, Target target) {
        if (target instanceof Target.HandTile tile) {
            tapTile(hand, tile.tile());
        } else if (target instanceof Target.OpenEnd end) {
            hand.pointedAt(Optional.of(end.end()));
        } else if (target instanceof Target.Board) {
            hand.pointedAt(Optional.empty());
        } else if (target instanceof Target.Boneyard) {
            hand.reachedForBoneyard();
        } else if (target instanceof Target.CannotGo) {
            hand.cannotGo();
        } else if (target instanceof Target.PlayedTiles) {
            hand.askedForPlayedTiles();
        } else if (target instanceof Target.Gear) {
            hand.askedForMenu();
        } else if (target instanceof Target.Counter) {
            hand.askedForSum();
        } else if (target instanceof Target.ScrollHand scroll) {
            hand.scrolled(scroll.direction());
        } else {
            hand.pointedAt(Optional.empty());
        }
    }

    private void tapTile(Hand hand, Tile tile) {
        double now = time.nowMillis();
        boolean again = tapped.filter(tile::equals).isPresent() && now - tappedMillis <= DOUBLE_TAP_MILLIS;
        tapped = again ? Optional.empty() : Optional.of(tile);
        tappedMillis = now;
        if (again) {
            hand.choseTwice(tile);
        } else {
            hand.chose(tile);
        }
    }

    @Override
    public void lost(Pointers.Pointer pointer) {
        hover.leave();
        if (heldBy(pointer) != null) {
            cancel();
        }
        lookAgain();
    }

    @Override
    public boolean wheeled(double x, double y, double pixels) {
        Target target = table.at(x, y);
        boolean overTheHand = target instanceof Target.HandTile || target instanceof Target.ScrollHand;
        boolean scrolled =
                overTheHand && grip.isEmpty() && player.get().isPresent() && table.wheelHand(pixels, time.nowMillis());
        if (scrolled) {
            lookAgain();
            display.wake();
        }
        return scrolled;
    }

    /**
     * Puts back the tile that is being carried, or lets a scrolled hand come to rest, and forgets the finger. Returns whether a tile was
     * carried.
     */
    boolean cancel() {
        boolean carried = grip.filter(Grip::carries).isPresent();
        grip.ifPresent(this::abandon);
        grip = Optional.empty();
        lookAgain();
        return carried;
    }

    private void abandon(Grip held) {
        if (held.carries()) {
            table.letGo(time.nowMillis());
        } else if (held.scrolls) {
            table.settleHand(time.nowMillis());
        }
        display.wake();
    }

    private Grip heldBy(Pointers.Pointer pointer) {
        return grip.filter(held -> held.pointer.id() == pointer.id()).orElse(null);
    }

    /** What a finger did, as the session understands it. */
    interface Hand {
        void grasped(Tile tile);

        /** Returns whether the tile waits where it is, to be played as soon as the one before it has landed. */
        boolean laid(Tile tile, End end);

        /** The tile was dropped on the board, but not at an end that it fits. */
        void misplaced(Tile tile);

        void chose(Tile tile);

        /** The tile was tapped twice in a row. */
        void choseTwice(Tile tile);

        /** The player pointed at this end or, if it is empty, at some other place on the table. */
        void pointedAt(Optional<End> end);

        void reachedForBoneyard();

        /** The player says that they can neither play nor draw. */
        void cannotGo();

        void askedForPlayedTiles();

        void askedForMenu();

        void askedForSum();

        void scrolled(int direction);
    }

    private static final class Grip {
        private final Hand hand;
        private final Pointers.Pointer pointer;
        private final Target target;
        private final double startX;
        private final double startY;
        private double lastX;
        private boolean scrolls;
        private Optional<Tile> tile = Optional.empty();

        Grip(Hand hand, Pointers.Pointer pointer, Target target, double x, double y) {
            this.hand = hand;
            this.pointer = pointer;
            this.target = target;
            startX = x;
            startY = y;
            lastX = x;
        }

        boolean carries() {
            return tile.isPresent();
        }

        boolean isCarriedByMouse() {
            return carries() && !pointer.coarse();
        }

        boolean hasSlipped(double x, double y) {
            return Math.abs(x - startX) > SLIP || Math.abs(y - startY) > SLIP;
        }
    }
}
