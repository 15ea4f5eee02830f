package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.NaiveTable.Count;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts all sequences of legal actions, as chess programs do, and compares with a second implementation of the rules. */
class PerftTest {
    private static final Seed SEED = Seed.of("5");

    @ParameterizedTest
    @CsvSource({
        "fives, '7, 18, 51, 124, 389, 996, 3395'",
        "all-fives, '8, 34, 135, 506, 1957, 7706, 31726'",
        "muggins, '1, 2, 8, 16, 68, 148, 586'",
    })
    void theFirstDealHasTheseManySequencesByTheirLength(String table, String counts) {
        List<String> counted = new ArrayList<>();
        for (int depth = 1; depth <= 7; depth++) {
            counted.add(String.valueOf(count(RuleSet.named(table), 1, depth).sequences()));
        }

        assertThat(String.join(", ", counted)).isEqualTo(counts);
    }

    @Test
    void bothSetsOfRulesCountTheSameSequencesAndPoints() {
        for (RuleSet rules : tables()) {
            for (int round = 1; round <= 12; round++) {
                assertThat(count(rules, round, 4))
                        .as("%s, round %d", rules, round)
                        .isEqualTo(naive(rules, round, 4));
            }
        }
    }

    @Test
    void bothSetsOfRulesPlayShortRoundsToEveryEndAlike() {
        for (RuleSet rules : tables()) {
            RuleSet three = rules.with(RuleOption.HAND, "3").with(RuleOption.DRAWING, "forced");
            for (int round = 1; round <= 20; round++) {
                assertThat(count(three, round, 9))
                        .as("%s, round %d", rules, round)
                        .isEqualTo(naive(three, round, 9));
            }
        }
    }

    private static List<RuleSet> tables() {
        List<RuleSet> tables = new ArrayList<>(RuleSet.ALL);
        tables.add(RuleSet.MUGGINS.with(Map.of(RuleOption.PERSISTENT_SPINNER, "on", RuleOption.SET, "double-nine")));
        tables.add(RuleSet.FIVES.with(Map.of(RuleOption.SPINNERS, "none", RuleOption.DRAWING, "free")));
        tables.add(RuleSet.FIVES.with(RuleOption.PERSISTENT_SPINNER, "on"));
        tables.add(RuleSet.ALL_FIVES.with(Map.of(RuleOption.SPINNERS, "none", RuleOption.HAND, "14")));
        return tables;
    }

    private static Count count(RuleSet rules, int round, int depth) {
        return count(Opening.first(rules, Deal.of(SEED, round, rules.set())), depth);
    }

    private static Count count(Round round, int depth) {
        if (depth == 0 || round.isOver()) {
            return new Count(1, round.scores().player() + 3L * round.scores().opponent());
        }
        Count total = new Count(0, 0);
        for (Play play : round.plays().list()) {
            total = total.plus(countAfter(round, play, depth));
        }
        if (round.canDraw()) {
            total = total.plus(countAfter(round, new Draw(), depth));
        }
        if (round.mustPass()) {
            total = total.plus(countAfter(round, new Pass(), depth));
        }
        return total;
    }

    private static Count countAfter(Round round, Action action, int depth) {
        assertThat(Referee.refusal(round, action)).isEmpty();
        List<Event> events = new ArrayList<>();
        return count(round.after(action, events).endedIfOutOfMoves(events), depth - 1);
    }

    private static Count naive(RuleSet rules, int round, int depth) {
        Deal deal = Deal.of(SEED, round, rules.set());
        int leader = Opening.first(rules, deal).turn() == Seat.PLAYER ? 0 : 1;
        return new NaiveTable(rules, deal, leader).count(depth);
    }
}
