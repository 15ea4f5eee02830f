package deluxe.dice;

import java.util.ArrayList;
import java.util.List;

/** The exact odds of the games, found by counting all 216 throws and by working out who throws their own mark first. */
final class ExactOdds {
    private static final int THROWS = 216;
    private static final int[] COUNTS = new int[19];
    private static final double[] SHARES = new double[19];

    static {
        for (Throw thrown : allThrows()) {
            COUNTS[thrown.total()]++;
            if (DiceMarks.canBe(thrown.total())) {
                SHARES[thrown.total()] += Share.quarters(thrown) / 4.0;
            }
        }
        for (int total = DiceMarks.LOWEST; total <= DiceMarks.HIGHEST; total++) {
            SHARES[total] /= COUNTS[total];
        }
    }

    private ExactOdds() {}

    static List<Throw> allThrows() {
        List<Throw> all = new ArrayList<>();
        for (int first = 1; first <= Throw.FACES; first++) {
            for (int second = 1; second <= Throw.FACES; second++) {
                for (int third = 1; third <= Throw.FACES; third++) {
                    all.add(new Throw(first, second, third));
                }
            }
        }
        return all;
    }

    static double total(int total) {
        return (double) COUNTS[total] / THROWS;
    }

    static long trigas(boolean alikeIsTriga) {
        return allThrows().stream()
                .filter(each -> Triga.isTriga(each, alikeIsTriga))
                .count();
    }

    static double battleTies() {
        double ties = 0;
        for (int total = 3; total <= 18; total++) {
            ties += total(total) * total(total);
        }
        return ties;
    }

    /** Every pair is as likely as any other, and so is every number of the last die. */
    static double riffaTies() {
        int[] ways = new int[19];
        for (int pair = 1; pair <= Throw.FACES; pair++) {
            for (int last = 1; last <= Throw.FACES; last++) {
                ways[2 * pair + last]++;
            }
        }
        double ties = 0;
        for (int count : ways) {
            ties += count * count / (36.0 * 36.0);
        }
        return ties;
    }

    /** Once both players have marks, any throw by either can end the game: each mark wins in proportion to how likely it is. */
    static double trigaFirstWins(boolean alikeIsTriga) {
        double triga = trigas(alikeIsTriga) / (double) THROWS;
        double wins = triga;
        for (int own = DiceMarks.LOWEST; own <= DiceMarks.HIGHEST; own++) {
            double made = mark(own, alikeIsTriga);
            double then = made;
            for (int other = DiceMarks.LOWEST; other <= DiceMarks.HIGHEST; other++) {
                then += own == other ? 0 : mark(other, alikeIsTriga) * total(own) / (total(own) + total(other));
            }
            wins += made * then;
        }
        return wins;
    }

    /** How likely a first throw is to make this mark: three alike may be a Triga instead. */
    private static double mark(int total, boolean alikeIsTriga) {
        boolean hasAlike = total % Throw.DICE == 0;
        return (COUNTS[total] - (alikeIsTriga && hasAlike ? 1 : 0)) / (double) THROWS;
    }

    static double panquistFirstWins() {
        double equal = 0;
        for (int total = DiceMarks.LOWEST; total <= DiceMarks.HIGHEST; total++) {
            equal += made(total) * made(total);
        }
        return .5 + equal / 2;
    }

    static double panquistShare() {
        double share = 0;
        for (int first = DiceMarks.LOWEST; first <= DiceMarks.HIGHEST; first++) {
            for (int second = DiceMarks.LOWEST; second <= DiceMarks.HIGHEST; second++) {
                double last = first == second
                        ? SHARES[first]
                        : (total(first) * SHARES[first] + total(second) * SHARES[second])
                                / (total(first) + total(second));
                share += made(first) * made(second) * last;
            }
        }
        return share;
    }

    private static double made(int total) {
        double all = 0;
        for (int each = DiceMarks.LOWEST; each <= DiceMarks.HIGHEST; each++) {
            all += total(each);
        }
        return total(total) / all;
    }
}
