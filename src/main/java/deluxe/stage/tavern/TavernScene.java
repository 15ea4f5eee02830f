package deluxe.stage.tavern;

import deluxe.dice.Gambler;
import deluxe.dice.TavernEvent;
import deluxe.ports.Display;
import deluxe.ports.Overlay;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
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
    private static final double SPEECH_MILLIS = 3600;
    private static final Theme THEME = Theme.EMERALD;

    private final Names names;
    private final Display display;
    private final Overlay overlay;
    private final DiceOnBoard dice;
    private final Stills stills = new Stills();
    private final Retouch retouch = new Retouch();
    private final GuestPortrait guest = new GuestPortrait();
    private final TavernRoom room;
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
    private String line = "";
    private String speech = "";
    private double speechEndMillis;
    private Optional<Feast> feast = Optional.empty();
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
        room = new TavernRoom(stills, names);
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
        speechEndMillis = 0;
        if (next.guest() != sight.guest()) {
            if (!reduced) {
                boolean isForward = Company.isBefore(sight.guest(), next.guest());
                guest.turn(portrait(sight, isBroke(sight)), isForward, stageMillis());
            }
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

    /** Writes this below the board; nothing if it is empty. */
    public void write(String text) {
        line = text;
        display.wake();
    }

    /** The guest says this for a while. */
    public void say(String text) {
        speech = text;
        speechEndMillis = stageMillis() + SPEECH_MILLIS;
        display.wake();
    }

    /** Whether all drink to the player, who has won everything. */
    public void celebrate(boolean isWon) {
        if (isWon != feast.isPresent()) {
            feast = isWon ? Optional.of(new Feast(stageMillis())) : Optional.empty();
            display.wake();
        }
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

    /** The one of the company at this place on the display. */
    public Optional<Gambler> companion(double x, double y) {
        return sight.company().isEmpty() ? Optional.empty() : new Company(layout.company()).at(x, y);
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
        return isPlaying() || stills.isBehind() || !reduced || stageMillis() < speechEndMillis;
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
        if (event instanceof TavernEvent.SatDown) {
            sight = sight.withoutCompany();
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

    private static boolean isBroke(TavernSight shownThere) {
        return shownThere.theirs() == 0 && shownThere.pot() == 0;
    }

    private PortraitArt portrait(TavernSight shownThere, boolean isBroke) {
        Gambler gambler = shownThere.guest();
        return new PortraitArt(TavernPerson.of(gambler), theirs, names.of(gambler), isBroke);
    }

    private void draw(Surface surface) {
        double at = stageMillis();
        if (feast.isPresent()) {
            celebrate(surface, feast.get(), at);
            return;
        }
        room.paint(surface, layout, sight, at, reduced);
        boolean isBroke = isBroke(sight) && !coins.isMoving(at) && at >= speechEndMillis;
        guest.paint(surface, stills, layout.opponent(), portrait(sight, isBroke), at);
        stills.show(
                surface,
                "player",
                layout.player(),
                new PortraitArt(TavernPerson.PLAYER, own, names.player(), false),
                THEME);
        coins.paintHeaps(surface, stills, layout, sight, at);
        TavernSigns signs = signs(surface);
        signs.marks(sight);
        dice.paint(surface, layout, at);
        sight.lying().ifPresent(signs::tally);
        signs.line(line);
        coins.paintFlights(surface, layout, at);
        boolean isThrown = shown.isPresent() && shown.get() instanceof TavernEvent.Thrown;
        sight.toThrow().ifPresent(seat -> signs.hand(seat, !isThrown, at));
        signs.flame(at);
        if (at < speechEndMillis) {
            signs.speech(speech);
        }
    }

    private TavernSigns signs(Surface surface) {
        return new TavernSigns(surface, stills, layout, contrast, reduced);
    }

    private void celebrate(Surface surface, Feast shown, double at) {
        room.bare(surface, layout);
        signs(surface).flame(at);
        shown.paint(surface, stills, names, layout.room());
        if (!reduced) {
            shown.rain(surface, layout.room(), at);
        }
    }
}
