package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.table.Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whole rounds of random play, compared step by step with the second implementation of the rules. */
class WholeRoundsTest {
    private static final Seed SEED = Seed.of("7");
    private static final int ROUNDS = 500;

    private int wentOut;
    private int blocked;

    @Test
    void bothSetsOfRulesAgreeOnTheDeluxeTable() {
        compare(RuleSet.FIVES);
    }

    @Test
    void bothSetsOfRulesAgreeOnAllFives() {
        compare(RuleSet.ALL_FIVES);
    }

    @Test
    void bothSetsOfRulesAgreeOnMuggins() {
        compare(RuleSet.MUGGINS);
        compare(RuleSet.MUGGINS.with(RuleOption.PERSISTENT_SPINNER, "on"));
    }

    @Test
    void bothSetsOfRulesAgreeInALineWithoutSpinners() {
        compare(RuleSet.ALL_FIVES.with(Map.of(RuleOption.SPINNERS, "none", RuleOption.HAND, "14")));
    }

    private void compare(RuleSet rules) {
        wentOut = 0;
        blocked = 0;
        for (int number = 1; number <= ROUNDS; number++) {
            compare(rules, Stream.SERIES.from(SEED, number), Deal.of(SEED, number, rules.set()));
        }
        assertThat(wentOut).as("rounds in which someone went out").isGreaterThan(ROUNDS / 20);
        assertThat(blocked).as("rounds that were blocked").isGreaterThan(0);
    }

    private void compare(RuleSet rules, Rng rng, Deal deal) {
        Round round = Opening.first(rules, deal);
        NaiveTable naive = new NaiveTable(rules, deal, round.turn() == Seat.PLAYER ? 0 : 1);
        while (!round.isOver()) {
            List<Action> legal = legal(round);
            assertThat(naive.count(1).sequences()).isEqualTo(legal.size());
            Action action = legal.get(rng.below(legal.size()));
            List<Event> events = new ArrayList<>();
            follow(naive, round, action);
            round = round.after(action, events).endedIfOutOfMoves(events);
            assertSame(round, naive);
        }
        boolean out = round.result().orElseThrow() instanceof RoundResult.WentOut;
        wentOut += out ? 1 : 0;
        blocked += out ? 0 : 1;
    }

    private static List<Action> legal(Round round) {
        List<Action> legal = new ArrayList<>(round.plays().list());
        if (round.canDraw()) {
            legal.add(new Draw());
        }
        if (round.mustPass()) {
            legal.add(new Pass());
        }
        return legal;
    }

    private static void follow(NaiveTable naive, Round round, Action action) {
        if (action instanceof Draw) {
            naive.draw();
        } else if (action instanceof Pass) {
            naive.pass();
        } else if (action instanceof Play play) {
            int[] tile = naive.hands.get(naive.mover).stream()
                    .filter(held -> held[0] == play.tile().high()
                            && held[1] == play.tile().low())
                    .findFirst()
                    .orElseThrow();
            boolean leads = round.tableau().isEmpty();
            NaiveTable.Laid on = leads ? null : naive.felt.get(play.end().played());
            naive.put(tile, on, leads ? 0 : play.end().side().place());
        }
    }

    private static void assertSame(Round round, NaiveTable naive) {
        assertThat(round.tableau().sum()).isEqualTo(naive.sum());
        assertThat(round.tableau().parts().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(naive.sum());
        assertThat(round.isOver()).isEqualTo(naive.over);
        assertThat(round.scores().player()).isEqualTo(naive.points[0]);
        assertThat(round.scores().opponent()).isEqualTo(naive.points[1]);
        assertThat(round.boneyard().size()).isEqualTo(naive.boneyard.size());
    }
}
