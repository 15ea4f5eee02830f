package deluxe.stage.dice;

import deluxe.kit.Rng;
import java.util.List;
import java.util.Optional;

/**
 * Computes a throw of one to three dice that ends with the decided numbers on top, a little at a time. A course that does not end
 * well is discarded and the next one is tried; the last allowed try is taken as it is.
 */
public final class DiceThrow {
    /** Of 100,000 throws none needed more than a quarter of this. */
    private static final int MOST_TRIES = 40;

    private final ThrowBoard board;
    private final List<Integer> decided;
    private final List<DiePose> lying;
    private final Flick flick;
    private final Tries luck;

    private ThrowAttempt attempt;
    private Rng drawn;
    private int tries = 1;
    private Optional<ThrowCourse> course = Optional.empty();

    /** The randomness of a course, by the number of the try. */
    public interface Tries {
        Rng of(int number);
    }

    /**
     * @param decided the numbers, from 1 to 6
     * @param lying the dice that lie on the board and stay there
     */
    public DiceThrow(ThrowBoard board, List<Integer> decided, List<DiePose> lying, Flick flick, Tries luck) {
        if (decided.isEmpty() || decided.size() > 3) {
            throw new IllegalArgumentException("nobody throws " + decided.size() + " dice");
        }
        this.board = board;
        this.decided = List.copyOf(decided);
        this.lying = List.copyOf(lying);
        this.flick = flick;
        this.luck = luck;
        begin();
    }

    private void begin() {
        drawn = luck.of(tries);
        attempt = new ThrowAttempt(board, decided.size(), lying, flick, drawn);
    }

    /** Computes this many steps, each of which takes a few hundredths of a millisecond. Returns whether the course is known then. */
    public boolean advance(int steps) {
        for (int step = 0; step < steps && course.isEmpty(); step++) {
            attempt.step();
            if (attempt.isOver()) {
                end();
            }
        }
        return course.isPresent();
    }

    private void end() {
        if (attempt.isGood() || tries == MOST_TRIES) {
            course = Optional.of(attempt.course(decided, drawn, tries));
        } else {
            tries++;
            begin();
        }
    }

    /** The course, computed to its end first if necessary. */
    public ThrowCourse course() {
        while (course.isEmpty()) {
            advance(DiceWorld.STEPS_A_SECOND);
        }
        return course.get();
    }
}
