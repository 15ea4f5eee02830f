package deluxe.stage.tavern;

import deluxe.dice.Gambler;
import deluxe.dice.TavernEvent;
import deluxe.dice.Throw;
import deluxe.ports.Display;
import deluxe.ports.Overlay;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import deluxe.stage.dice.DiceThrow;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.Knock;
import deluxe.stage.retouch.Retouch;
import deluxe.table.Seat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The tavern on the display: shows the current state, and plays what happens, one event after the other. */
public final class TavernScene implements Display.Painter {
    private static final double BREATH_MILLIS = 650;
    private static final double TOLD_MILLIS = 900;
    private static final double REDUCED_MILLIS = 350;
    private static final double FLICKER_MILLIS = 120;
    /** From one shape of the flame to the next: each change has to be repainted, and nobody would notice more of them. */
    private static final double FLAME_STEP_MILLIS = 60;

    private static final double SEAL = 46;
    private static final Theme THEME = Theme.EMERALD;

    private final Names names;
    private final Display display;
    private final Overlay overlay;
    private final DiceOnBoard dice;
    private final Stills stills = new Stills();
    private final Retouch retouch = new Retouch();
    private final CoinTable coins = new CoinTable();
    private final Deque<TavernEvent> waiting = new ArrayDeque<>();

    private Listener listener = new Listener() {};
    private Display.Size size = new Display.Size(1, 1, 1);
    private SafeArea edges = SafeArea.WHOLE;
    private TavernLayout layout = TavernLayout.of(size, edges, false);
    private boolean leftHanded;
    private boolean reduced;
    private boolean contrast;
    private TavernSight sight;
    private Optional<TavernEvent> shown = Optional.empty();
    private double endMillis;
    private double aheadMillis;
    private double displayMillis;
    private Flick flick = Flick.PLAIN;
    private Optional<Seat> next = Optional.empty();
    private Fortune own = Fortune.EVEN;
    private Fortune theirs = Fortune.EVEN;

    /** What people are called. */
    public interface Names {
        String player();

        String of(Gambler gambler);
    }

    /** Is told what the player sees. */
    public interface Listener {
        /** This event begins to be shown; for a throw: the dice lie still. */
        default void told(TavernEvent event) {}

        /** The dice are picked up and thrown. */
        default void shaken(Seat seat) {}

        /** Nothing is left to be played. */
        default void rested() {}

        default void knocked(Knock knock) {}

        /** A coin was put down. */
        default void clinked() {}
    }

    public TavernScene(Display display, Overlay overlay, Names names, DiceThrow.Tries luck, TavernSight first) {
        this.display = display;
        this.overlay = overlay;
        this.names = names;
        dice = new DiceOnBoard(luck);
        sight = first;
        display.show(this);
    }

    public void listen(Listener other) {
        listener = other;
    }

    /**
     * Sets the player's preferences.
     *
     * @param highContrast whether important things are shown in high contrast
     */
    public void suit(boolean leftHand, boolean reducedMotion, boolean highContrast) {
        leftHanded = leftHand;
        reduced = reducedMotion;
        contrast = highContrast;
        lay();
    }

    private void lay() {
        layout = TavernLayout.of(size, edges, leftHanded);
        display.wake();
    }

    /** Shows this at once, and drops the events that were still to be played. */
    public void show(TavernSight next) {
        waiting.clear();
        shown = Optional.empty();
        if (!next.guest().equals(sight.guest())) {
            theirs = Fortune.EVEN;
        }
        sight = next;
        coins.clear();
        next.lying().ifPresentOrElse(dice::lay, dice::clear);
        display.wake();
    }

    /**
     * Plays what happened.
     *
     * @param from how the player threw, if the player did
     * @param toThrow whose turn it is after that
     */
    public void play(List<TavernEvent> events, Flick from, Optional<Seat> toThrow) {
        waiting.addAll(events);
        flick = from;
        next = toThrow;
        display.wake();
    }

    /** The state once the event that is being shown is over. */
    TavernSight sight() {
        return sight;
    }

    public boolean isPlaying() {
        return shown.isPresent() || !waiting.isEmpty();
    }

    /** Skips to shortly before the end of the event that is being shown. */
    public void hurry() {
        if (shown.isPresent()) {
            aheadMillis += Math.max(0, endMillis - BREATH_MILLIS / 2 - stageMillis());
            display.wake();
        }
    }

    /** Whether a place on the display is on the opponent's portrait. */
    public boolean isOnGuest(double x, double y) {
        return layout.opponent().contains(x, y);
    }

    private double stageMillis() {
        return displayMillis + aheadMillis;
    }

    @Override
    public void resized(Display.Size other, SafeArea taken) {
        size = other;
        edges = taken;
        retouch.forget();
        lay();
    }

    @Override
    public boolean paint(Surface surface, double nowMillis) {
        displayMillis = nowMillis;
        advance();
        stills.begin();
        retouch.paint(surface, size.width(), size.height(), this::draw);
        dice.paintFlight(overlay, layout, size.ratio(), stageMillis());
        return isPlaying() || stills.isBehind() || !reduced;
    }

    private void advance() {
        while (true) {
            double at = stageMillis();
            dice.tellKnocks(at, listener);
            coins.tellLanded(at, listener);
            if (shown.isPresent()) {
                if (at < endMillis) {
                    tellThrow(at);
                    return;
                }
                tellThrow(endMillis);
                shown = Optional.empty();
                if (waiting.isEmpty()) {
                    sight = sight.withTurn(next);
                    listener.rested();
                }
            }
            if (waiting.isEmpty()) {
                return;
            }
            begin(waiting.poll(), at);
        }
    }

    /** Reports a throw once, when the dice lie still. */
    private void tellThrow(double at) {
        if (sight.lying().isEmpty()
                && shown.isPresent()
                && shown.get() instanceof TavernEvent.Thrown thrown
                && at >= endMillis - BREATH_MILLIS) {
            sight = sight.withLying(Optional.of(thrown.lying()));
            listener.told(thrown);
        }
    }

    private void begin(TavernEvent event, double at) {
        shown = Optional.of(event);
        endMillis = at;
        if (event instanceof TavernEvent.Thrown thrown) {
            listener.shaken(thrown.seat());
            sight = sight.withTurn(Optional.of(thrown.seat())).withLying(Optional.empty());
            if (reduced) {
                dice.lay(thrown.lying(), thrown.onlyDie());
                endMillis = at + REDUCED_MILLIS + BREATH_MILLIS;
            } else {
                dice.start(thrown.lying(), thrown.onlyDie(), flick, at);
                endMillis = at + dice.flightMillis() + BREATH_MILLIS;
            }
            flick = Flick.PLAIN;
            return;
        }
        if (event instanceof TavernEvent.Wagered wagered) {
            dice.clear();
            own = Fortune.EVEN;
            theirs = Fortune.EVEN;
            sight = sight.withLying(Optional.empty());
            endMillis = coins.wager(sight, layout, wagered.coins(), at, reduced);
            sight = sight.withCoins(-wagered.coins(), -wagered.coins(), 2 * wagered.coins());
        } else if (event instanceof TavernEvent.RoundOver over) {
            settle(over, at);
        } else if (event instanceof TavernEvent.MarkMade made) {
            sight = sight.withMark(made.seat(), made.total());
            endMillis = at + TOLD_MILLIS;
        } else if (event instanceof TavernEvent.Begins begins) {
            sight = sight.withTurn(Optional.of(begins.seat()));
            endMillis = at + TOLD_MILLIS;
        } else if (event instanceof TavernEvent.BattleTied) {
            endMillis = at + TOLD_MILLIS;
        }
        listener.told(event);
    }

    private void settle(TavernEvent.RoundOver over, double at) {
        int wager = sight.pot() / 2;
        int toOwn = wager;
        if (over.decision().winner().isPresent()) {
            boolean isOwn = over.decision().winner().get() == Seat.PLAYER;
            toOwn = isOwn ? wager + over.coins() : wager - over.coins();
            own = isOwn ? Fortune.GOOD : Fortune.BAD;
            theirs = isOwn ? Fortune.BAD : Fortune.GOOD;
        }
        int toThem = 2 * wager - toOwn;
        endMillis = coins.settle(sight, layout, toOwn, toThem, at, reduced);
        sight = sight.withCoins(toOwn, toThem, -sight.pot())
                .withMark(Seat.PLAYER, 0)
                .withMark(Seat.OPPONENT, 0)
                .withTurn(Optional.empty());
    }

    private void draw(Surface surface) {
        double at = stageMillis();
        stills.show(surface, "ground", layout.room(), new TavernGround(layout), THEME);
        boolean isBroke = sight.theirs() == 0 && sight.pot() == 0 && !coins.isMoving(at);
        stills.show(
                surface,
                "guest",
                layout.opponent(),
                new PortraitArt(TavernPerson.of(sight.guest()), theirs, names.of(sight.guest()), isBroke),
                THEME);
        stills.show(
                surface,
                "player",
                layout.player(),
                new PortraitArt(TavernPerson.PLAYER, own, names.player(), false),
                THEME);
        coins.paintHeaps(surface, stills, layout, sight, at);
        seal(surface, "own mark", layout.player(), sight.ownMark());
        seal(surface, "their mark", layout.opponent(), sight.theirMark());
        dice.paint(surface, layout, at);
        sight.lying().ifPresent(lying -> tally(surface, lying));
        coins.paintFlights(surface, layout, at);
        sight.toThrow().ifPresent(seat -> hand(surface, seat, at));
        if (layout.candleSize() > 0) {
            flame(surface, at);
        }
    }

    private void tally(Surface surface, Throw lying) {
        double scale = Math.max(contrast ? 1.5 : .75, layout.scale());
        Box strip = new Box(
                layout.board().centreX() - ThrowTally.WIDTH * scale / 2,
                Math.max(2, layout.board().y() - ThrowTally.HEIGHT * scale * .7),
                ThrowTally.WIDTH * scale,
                ThrowTally.HEIGHT * scale);
        show(surface, "tally", strip, new ThrowTally(lying, contrast));
    }

    private void show(Surface surface, String place, Box box, Picture picture) {
        stills.show(surface, place, box, picture, THEME);
    }

    private void seal(Surface surface, String place, Box portrait, int total) {
        if (total > 0) {
            double side = SEAL * Math.max(.7, layout.scale());
            boolean isLeft = portrait.centreX() < layout.board().centreX();
            double x = isLeft ? portrait.right() - side * .62 : portrait.x() - side * .38;
            Box box = new Box(x, portrait.bottom() - side * 1.15, side, side);
            show(surface, place, box, new WaxSeal(total, contrast));
        }
    }

    /** The hand beside the portrait, pointing at it. */
    private void hand(Surface surface, Seat seat, double at) {
        Box portrait = seat == Seat.PLAYER ? layout.player() : layout.opponent();
        boolean isLeft = portrait.centreX() < layout.board().centreX();
        double scale = Math.max(.6, Math.min(1.1, layout.scale()));
        boolean isThrown = shown.isPresent() && shown.get() instanceof TavernEvent.Thrown;
        double bob = reduced || isThrown ? 0 : 4 * Math.sin(at / 240);
        double x = isLeft ? portrait.right() - 14 * scale + bob : portrait.x() + 14 * scale - bob;
        Manicule.paint(surface, x, portrait.y() + portrait.height() * .44, isLeft ? scale : -scale);
    }

    private void flame(Surface surface, double now) {
        double at = Math.floor(now / FLAME_STEP_MILLIS) * FLAME_STEP_MILLIS;
        double sway = reduced ? 0 : 2.4 * Math.sin(at / FLICKER_MILLIS / 4) + Math.sin(at / FLICKER_MILLIS);
        double bright = reduced ? 1 : .92 + .08 * Math.sin(at / FLICKER_MILLIS / 1.7);
        new CandleArt(surface).flame(layout.candleX(), layout.candleY(), layout.candleSize(), sway, bright);
    }

    /** Writes a number under a portrait, for players who do not count the coins. */
    static void count(Surface surface, String text, double x, double y, double size) {
        TavernLettering.write(surface, text, x, y + 1.5, TavernLettering.title(size), Align.CENTRE, "#000000");
        TavernLettering.write(surface, text, x, y, TavernLettering.title(size), Align.CENTRE, "#ffe7a8");
    }
}
