package deluxe.stage.tavern;

import deluxe.dice.Throw;
import deluxe.ports.Surface;
import deluxe.stage.dice.DiceThrow;
import deluxe.stage.dice.DieLabels;
import deluxe.stage.dice.DiePose;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.Knock;
import deluxe.stage.dice.ThrowBoard;
import deluxe.stage.dice.ThrowCourse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dice that fly or lie on the board. Those that lie while another is thrown are put aside, on the rim nearest to the player. */
final class DiceOnBoard {
    private static final ThrowBoard BOARD = ThrowBoard.TAVERN;
    /** Their middle above the table, on the rim. */
    private static final double ON_RIM = DieSolid.EDGE / 2;

    private static final double ASIDE = DieSolid.EDGE * 1.25;

    private final DiceThrow.Tries luck;
    private Optional<ThrowCourse> course = Optional.empty();
    private List<DiePose> aside = List.of();
    private List<DieLabels> asideLabels = List.of();
    private Optional<DiceArt> art = Optional.empty();
    private double startMillis;
    private int heard;
    private int thrown;

    /** @param luck what is left to chance in how dice fly; it may differ from throw to throw */
    DiceOnBoard(DiceThrow.Tries luck) {
        this.luck = luck;
    }

    void clear() {
        course = Optional.empty();
        heard = 0;
        aside = List.of();
        asideLabels = List.of();
    }

    /** Throws all dice, or one while the others lie aside. */
    void start(Throw decided, Optional<Integer> onlyDie, Flick flick, double atMillis) {
        List<Integer> flying = new ArrayList<>();
        List<DiePose> putAside = new ArrayList<>();
        List<DieLabels> putLabels = new ArrayList<>();
        for (int die = 0; die < Throw.DICE; die++) {
            if (onlyDie.isEmpty() || onlyDie.get() == die) {
                flying.add(decided.die(die));
            } else {
                putAside.add(new DiePose(
                        BOARD.width() / 2 + (putAside.size() - .5) * ASIDE, -BoardArt.RIM / 2, ON_RIM, 1, 0, 0, 0));
                putLabels.add(DieLabels.withOnTop(decided.die(die)));
            }
        }
        aside = putAside;
        asideLabels = putLabels;
        int number = thrown++;
        course = Optional.of(new DiceThrow(BOARD, flying, flick, tries -> luck.of(number * 16 + tries)).course());
        startMillis = atMillis;
        heard = 0;
    }

    /** They lie at once. */
    void lay(Throw decided) {
        start(decided, Optional.empty(), Flick.PLAIN, -10_000);
        heard = course.map(flight -> flight.knocks().size()).orElse(0);
    }

    double flightMillis() {
        return course.map(flight -> flight.seconds() * 1000).orElse(0.0);
    }

    /** Tells the knocks up to this time that were not told yet: of several against the same in one frame only the hardest. */
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

    void paint(Surface surface, TavernLayout layout, double nowMillis) {
        if (course.isEmpty()) {
            return;
        }
        ThrowCourse flight = course.get();
        List<DiePose> poses = new ArrayList<>(aside);
        List<DieLabels> labels = new ArrayList<>(asideLabels);
        for (int die = 0; die < flight.dice(); die++) {
            poses.add(flight.pose(die, (nowMillis - startMillis) / 1000));
            labels.add(flight.labels().get(die));
        }
        if (art.isEmpty() || !art.get().fits(surface, layout.scale())) {
            art.ifPresent(DiceArt::drop);
            art = Optional.of(new DiceArt(surface, BOARD, layout.scale()));
        }
        art.get().paint(surface, layout.field().x(), layout.field().y(), poses, labels);
    }
}
