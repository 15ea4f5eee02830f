package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tableau;
import deluxe.stage.tiles.ShownPoints;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.TellingTimes;
import deluxe.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How long it takes until everything is told. */
class EventMotionTest extends OnStage {
    private static final double LONGEST_ROUND_END = 1300;
    private static final double LONGEST_DEAL = 1100;
    private static final int MATCHES = Boolean.getBoolean("tests.all") ? 60 : 15;

    @Test
    void littleTimePassesFromARoundsLastTileToTheNextLead() {
        SteppedMatch sitting = new SteppedMatch("beef");
        TableScene scene = scene(SIZE, false);
        int rounds = 0;
        while (!sitting.isOver()) {
            scene.show(sitting.state(), sitting.events(), now);
            double told = scene.toldAtMillis();
            if (sitting.has(Event.RoundEnded.class)) {
                assertThat(told - scene.landedAtMillis()).isLessThan(LONGEST_ROUND_END);
                rounds++;
            }
            if (sitting.has(Event.RoundDealt.class)) {
                assertThat(told - now).isLessThan(LONGEST_DEAL);
            }
            now = told + 1000;
            frame(scene);
            sitting.step();
        }
        assertThat(rounds).isPositive();
    }

    @Test
    void aRoundsEndIsToldBeforeTheNextRoundIsDealt() {
        int rounds = 0;
        for (int seed = 1; seed <= MATCHES; seed++) {
            SteppedMatch sitting = new SteppedMatch(Integer.toHexString(seed));
            TableScene scene = scene(SIZE, false);
            while (!sitting.isOver()) {
                scene.show(sitting.state(), sitting.events(), now);
                if (sitting.awaitsDeal()) {
                    assertThat(scene.toldAtMillis() - now)
                            .as(sitting.seed() + sitting.events())
                            .isLessThanOrEqualTo(sitting.millisToNextDeal());
                    rounds++;
                }
                now = scene.toldAtMillis() + 1000;
                frame(scene);
                sitting.step();
            }
        }
        assertThat(rounds).isGreaterThan(MATCHES);
    }

    @Test
    void aHandfulOfConfettiIsThrownForTwentyOfThePlayersPointsAtOnce() {
        assertThat(mostPainted(Seat.PLAYER)).isGreaterThan(mostPainted(Seat.OPPONENT) + 60);
    }

    private int mostPainted(Seat scorer) {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.events().stream()
                .anyMatch(event -> event instanceof Event.PointsScored scored
                        && scored.seat() == scorer
                        && scored.points() >= 20
                        && scored.source() == Event.Source.ENDS));
        TableScene scene = scene(SIZE, false);
        scene.snap(sitting.before(), "");
        scene.show(sitting.state(), sitting.events(), now);
        int most = 0;
        for (int frame = 0; frame < 200; frame++) {
            most = Math.max(most, frame(scene).size());
            now += FRAME;
        }
        return most;
    }

    @Test
    void outOfMovesStandsUntilItIsReadOrHurried() {
        SteppedMatch sitting = SteppedMatch.until(reached -> reached.events().stream()
                .anyMatch(event ->
                        event instanceof Event.RoundEnded ended && ended.result() instanceof RoundResult.OutOfMoves));
        TableScene scene = scene(SIZE, false);
        scene.snap(sitting.before(), "");
        scene.show(sitting.state(), sitting.events(), now);

        assertThat(scene.toldAtMillis() - scene.landedAtMillis()).isGreaterThanOrEqualTo(TellingTimes.READ_MILLIS);
        scene.hurry(now);
        assertThat(scene.toldAtMillis()).isLessThan(now + 200);
    }

    @Test
    void anEndThatCountsZeroIsSpelledOutToo() {
        Tableau tableau = SteppedMatch.until(
                        reached -> reached.view().tableau().parts().equals(List.of(10, 0)))
                .view()
                .tableau();

        assertThat(ShownPoints.words(tableau)).isEqualTo("10 + 0 = 10");
    }
}
