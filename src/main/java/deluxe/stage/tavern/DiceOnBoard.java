package deluxe.stage.tavern;

import deluxe.dice.Throw;
import deluxe.ports.Overlay;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.dice.DiceThrow;
import deluxe.stage.dice.DiePose;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.Knock;
import deluxe.stage.dice.ThrowBoard;
import deluxe.stage.dice.ThrowCourse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dice that fly or lie on the board. Those that are kept while another is thrown lie where they fell. */
final class DiceOnBoard {
    private static final ThrowBoard BOARD = ThrowBoard.TAVERN;
    /** While dice fly, this many device pixels to a CSS pixel are enough, or {@link #SHARP_PART} of the display's, if more. */
    private static final double SHARP = 1.5;

    private static final double STEPS_A_SECOND = 20;
    private static final double SHARP_PART = 2.0 / 3;

    private final DiceThrow.Tries luck;
    private Optional<ThrowCourse> course = Optional.empty();
    private List<PlacedDie> kept = List.of();
    private Box reach = new Box(0, 0, 0, 0);
    private Optional<LyingDice> lying = Optional.empty();
    private Optional<FlyingDice> flying = Optional.empty();
    private double startMillis;
    private int heard;
    private int thrown;

    /** @param luck the randomness in how dice fly; it can differ from throw to throw */
    DiceOnBoard(DiceThrow.Tries luck) {
        this.luck = luck;
    }

    void clear() {
        course = Optional.empty();
        heard = 0;
        kept = List.of();
    }

    /** Throws all dice, or one while the others stay where they fell. */
    void start(Throw decided, Optional<Integer> onlyDie, Flick flick, double atMillis) {
        List<Integer> flying = new ArrayList<>();
        List<PlacedDie> staying = new ArrayList<>();
        for (int die = 0; die < Throw.DICE; die++) {
            if (onlyDie.isEmpty() || onlyDie.get() == die) {
                flying.add(decided.die(die));
            } else {
                staying.add(fallen(die));
            }
        }
        kept = staying;
        List<DiePose> lying = staying.stream().map(PlacedDie::pose).toList();
        int number = thrown++;
        course =
                Optional.of(new DiceThrow(BOARD, flying, lying, flick, tries -> luck.of(number * 16 + tries)).course());
        startMillis = atMillis;
        heard = 0;
        reach = reach();
    }

    /** A die where the last throw of all three left it. */
    private PlacedDie fallen(int die) {
        ThrowCourse last = course.orElseThrow();
        return new PlacedDie(last.rest(die), last.labels().get(die), true);
    }

    /** The box on the board of everything that the throw moves or shades. */
    private Box reach() {
        List<DieSolid> passed = new ArrayList<>();
        for (PlacedDie die : kept) {
            passed.add(die.solid());
        }
        ThrowCourse flight = course.orElseThrow();
        for (int die = 0; die < flight.dice(); die++) {
            for (int step = 0; step <= flight.seconds() * STEPS_A_SECOND; step++) {
                passed.add(DieSolid.of(
                        flight.pose(die, step / STEPS_A_SECOND), flight.labels().get(die)));
            }
        }
        return DiceShadows.reach(passed);
    }

    /** Lays the dice on the board at once, without a flight. */
    void lay(Throw decided) {
        lay(decided, Optional.empty());
    }

    /** Lays the only die that is thrown, or all of them, on the board at once. */
    void lay(Throw decided, Optional<Integer> onlyDie) {
        start(decided, onlyDie, Flick.PLAIN, -10_000);
        heard = course.map(flight -> flight.knocks().size()).orElse(0);
    }

    double flightMillis() {
        return course.map(flight -> flight.seconds() * 1000).orElse(0.0);
    }

    /** Reports the new knocks up to this time: of several against the same thing in one frame only the hardest. */
    void tellKnocks(double nowMillis, TavernScene.Listener listener) {
        List<Knock> knocks = course.map(ThrowCourse::knocks).orElse(List.of());
        int due = heard;
        while (due < knocks.size() && knocks.get(due).seconds() * 1000 <= nowMillis - startMillis) {
            due++;
        }
        for (Knock.On on : Knock.On.values()) {
            hardest(knocks.subList(heard, due), on).ifPresent(listener::knocked);
        }
        heard = due;
    }

    private static Optional<Knock> hardest(List<Knock> knocks, Knock.On on) {
        Optional<Knock> hardest = Optional.empty();
        for (Knock knock : knocks) {
            if (knock.on() == on
                    && (hardest.isEmpty() || knock.strength() > hardest.get().strength())) {
                hardest = Optional.of(knock);
            }
        }
        return hardest;
    }

    /** Draws the dice if all of them lie still. */
    void paint(Surface surface, TavernLayout layout, double nowMillis) {
        List<PlacedDie> dice = placed(nowMillis);
        if (dice.isEmpty() || isFlying(dice)) {
            return;
        }
        BoardPlace place = new BoardPlace(BOARD, layout.field(), layout.scale());
        if (lying.isEmpty() || !lying.get().fits(place, surface.ratio())) {
            lying.ifPresent(LyingDice::drop);
            lying = Optional.of(new LyingDice(surface, place));
        }
        lying.get().paint(surface, dice);
    }

    /**
     * Draws the dice on the overlay while any of them flies.
     *
     * @param ratio the display's device pixels to a CSS pixel
     */
    void paintFlight(Overlay overlay, TavernLayout layout, double ratio, double nowMillis) {
        List<PlacedDie> dice = placed(nowMillis);
        if (!isFlying(dice)) {
            overlay.hide();
            return;
        }
        double coarser = Math.max(Math.min(ratio, SHARP), ratio * SHARP_PART);
        BoardPlace place = new BoardPlace(BOARD, layout.field(), layout.scale());
        Box box = place.onDisplay(reach, 1);
        overlay.show(box.x(), box.y(), box.width(), box.height(), coarser, surface -> {
            if (flying.isEmpty() || !flying.get().fits(place, coarser)) {
                flying.ifPresent(FlyingDice::drop);
                flying = Optional.of(new FlyingDice(surface, place));
            }
            flying.get().paint(surface, dice);
        });
    }

    private static boolean isFlying(List<PlacedDie> dice) {
        return dice.stream().anyMatch(die -> !die.lies());
    }

    List<PlacedDie> placed(double nowMillis) {
        if (course.isEmpty()) {
            return List.of();
        }
        ThrowCourse flight = course.get();
        double seconds = (nowMillis - startMillis) / 1000;
        List<PlacedDie> placed = new ArrayList<>(kept);
        for (int die = 0; die < flight.dice(); die++) {
            boolean lies = flight.lies(die, seconds);
            DiePose pose = lies ? flight.rest(die) : flight.pose(die, seconds);
            placed.add(new PlacedDie(pose, flight.labels().get(die), lies));
        }
        return placed;
    }
}
