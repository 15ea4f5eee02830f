package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Seed;
import deluxe.table.Seat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class BestScoreTest {
    private static final RuleSet SHORT = RuleSet.FIVES.with(RuleOption.HAND, "3");

    @Test
    void theTileThatScoresMostIsTheBest() {
        assertThat(best(playersView("4-1 5-5 6-2", "")))
                .as("4 + 1 = 5, 5 + 5 = 10, 6 + 2 = 8")
                .contains("5-5 10");
    }

    @Test
    void ofEqualOnesTheFirstOfTheHandIsTheBest() {
        assertThat(best(playersView("6-4 5-5 6-2", ""))).contains("6-4 10");
        assertThat(best(playersView("5-5 6-4 6-2", ""))).contains("5-5 10");
    }

    @Test
    void aTileIsWorthWhatItScoresAtItsBestEnd() {
        assertThat(best(playersView("5-4 5-0 4-0", "5-4, 5-5 on 5-4")))
                .as("5-0 at the 5-5: 4 + 0; 4-0 at the 4: 10 + 0")
                .contains("4-0 10");
    }

    @Test
    void whereNothingScoresNothingIsTheBest() {
        assertThat(best(playersView("6-2 6-1 3-0", ""))).isEmpty();
    }

    @Test
    void outOfTurnNothingIsTheBest() {
        assertThat(best(playersView("5-0 5-5 6-2", "6-2"))).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("deluxe.dominoes.RuleSet#ALL")
    void noPlayScoresMoreThanTheBestAndNoTileBeforeItScoresAsMuch(RuleSet rules) {
        int found = 0;
        for (int seed = 1; seed <= 40; seed++) {
            Game game = Game.begin(rules, Deal.of(Seed.of("" + seed), 1, rules.set()))
                    .next();
            while (!game.isOver() && !game.awaitsDeal()) {
                View view = game.view(game.round().turn());
                assertIsBest(view);
                found += BestScore.of(view).isPresent() ? 1 : 0;
                game = game.take(next(game.round())).step().next();
            }
        }
        assertThat(found).isGreaterThan(100);
    }

    private static void assertIsBest(View view) {
        int most = 0;
        Optional<Tile> first = Optional.empty();
        for (Play play : view.plays().list()) {
            int points = Points.forEnds(view.tableau().join(play).sum());
            if (points > most) {
                most = points;
                first = Optional.of(play.tile());
            }
        }
        int points = most;
        assertThat(best(view)).isEqualTo(first.map(tile -> tile + " " + points));
    }

    private static Optional<String> best(View view) {
        return BestScore.of(view).map(best -> best.tile() + " " + best.points());
    }

    private static Action next(Round round) {
        if (round.canPlay()) {
            return round.plays().play(round.plays().size() / 2);
        }
        return round.canDraw() ? new Draw() : new Pass();
    }

    private static View playersView(String hand, String plays) {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, hand, opponents(hand), ""));
        return (plays.isEmpty() ? game : game.play(plays)).game().view(Seat.PLAYER);
    }

    private static String opponents(String hand) {
        return hand.contains("5-5") ? "" : "5-5";
    }
}
