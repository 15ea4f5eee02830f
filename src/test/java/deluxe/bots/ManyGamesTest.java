package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Doubles;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Hand;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What must hold in every game, checked over 100,000 games in all; for millions, run
 * {@code mvn test -Dtest=ManyGamesTest -DargLine=-Ddeluxe.games=2000000}.
 */
class ManyGamesTest {
    private static final Seed SEED = Seed.of("9a3e5");
    private static final int GAMES = Integer.getInteger("deluxe.games", 100_000);

    static Stream<RuleSet> tables() {
        return Stream.of(
                RuleSet.FIVES,
                RuleSet.ALL_FIVES,
                RuleSet.MUGGINS.with(RuleOption.TARGET, "100"),
                RuleSet.MUGGINS.with(RuleOption.PERSISTENT_SPINNER, "on").with(RuleOption.TARGET, "60"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyGameEndsWithAllTilesThereAndEverySumRight(RuleSet rules) {
        Difficulty[] bots = {Difficulty.HARD, Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN};
        for (int number = 0; number < GAMES / 4; number++) {
            Exhibition exhibition = new Exhibition(rules, bots[number % 4], bots[(number + 1) % 4]);
            Inspector inspector = new Inspector(rules.doubles());
            Game over = exhibition.play(Exhibition.seed(SEED, number), inspector::watch);

            check(over.outcome().orElseThrow().scores().equals(inspector.scores), "the points add up", over);
            check(over.outcome().orElseThrow().scores().reach(rules.target()), "the target is reached", over);
            checkTiles(over.round());
        }
    }

    private static void checkTiles(Round round) {
        boolean[] found = new boolean[round.rules().set().tiles()];
        for (Seat seat : Seat.values()) {
            Hand hand = round.hands().of(seat);
            for (int at = 0; at < hand.size(); at++) {
                find(found, hand.tile(at));
            }
        }
        for (int at = 0; at < round.tableau().size(); at++) {
            find(found, round.tableau().tile(at));
        }
        for (int at = round.boneyard().drawn(); at < found.length; at++) {
            find(found, round.boneyard().deal().tile(at));
        }
        for (boolean one : found) {
            check(one, "no tile is missing", round);
        }
    }

    private static void find(boolean[] found, Tile tile) {
        check(!found[tile.index()], "no tile is there twice", tile);
        found[tile.index()] = true;
    }

    /** AssertJ is too slow for a check that is made some ten million times. */
    private static void check(boolean holds, String rule, Object where) {
        if (!holds) {
            assertThat(where).as(rule).isNull();
        }
    }

    /** Adds up the points independently, and works out each sum of the ends from the tree alone. */
    private static final class Inspector {
        private final Doubles doubles;
        private Scores scores = Scores.NONE;

        private Inspector(Doubles doubles) {
            this.doubles = doubles;
        }

        void watch(List<Event> events) {
            for (Event event : events) {
                if (event instanceof Event.PointsScored scored) {
                    check(scored.points() > 0, "points are scored", scored);
                    scores = scores.plus(scored.seat(), scored.points());
                } else if (event instanceof Event.EndsCounted counted) {
                    Tableau tableau = counted.tableau();
                    check(tableau.sum() == sumOfParts(tableau), "the sum is that of its parts", tableau);
                    check(tableau.sum() == sumOfTiles(tableau), "the sum is that of its tiles", tableau);
                }
            }
        }

        /** The sum by the rule book, worked out only from which tile was joined to which, and on which side. */
        private int sumOfTiles(Tableau tableau) {
            int sum = 0;
            boolean doubleSeen = false;
            for (int at = 0; at < tableau.size(); at++) {
                boolean isDouble = tableau.tile(at).isDouble();
                sum += isDouble ? ofDouble(tableau, at, !doubleSeen) : ofOrdinary(tableau, at);
                doubleSeen |= isDouble;
            }
            return sum;
        }

        private static int ofOrdinary(Tableau tableau, int at) {
            Tile tile = tableau.tile(at);
            int sum = tile.pips();
            if (at > 0) {
                Tile parent = tableau.tile(tableau.parent(at));
                sum -= tableau.parentSide(at) == Side.LOW ? parent.low() : parent.high();
            }
            for (int later = at + 1; later < tableau.size(); later++) {
                if (tableau.parent(later) == at) {
                    sum -= tableau.parentSide(later) == Side.HIGH ? tile.high() : tile.low();
                }
            }
            return sum;
        }

        private int ofDouble(Tableau tableau, int at, boolean firstDouble) {
            int half = tableau.tile(at).high();
            boolean spinner = doubles.spinners() == Doubles.Spinners.ALL
                    || (doubles.spinners() == Doubles.Spinners.FIRST && firstDouble);
            int touching = at == 0 ? 0 : 1;
            for (int later = at + 1; later < tableau.size(); later++) {
                touching += tableau.parent(later) == at ? 1 : 0;
            }
            if (touching == 0) {
                return 2 * half;
            }
            if (touching == 1) {
                return spinner || doubles.count() == Doubles.Count.TWICE ? 2 * half : half;
            }
            return spinner && doubles.persistentSpinner() ? (4 - touching) * half : 0;
        }

        private static int sumOfParts(Tableau tableau) {
            int sum = 0;
            for (int at = 0; at < tableau.endCount(); at++) {
                sum += tableau.counted(tableau.end(at));
            }
            return sum;
        }
    }
}
