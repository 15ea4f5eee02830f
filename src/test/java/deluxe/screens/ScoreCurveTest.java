package deluxe.screens;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.play.GameStory;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The curve of a game's scores: two stairs that never go down. */
class ScoreCurveTest {
    private static final GameStory.Round FIRST = new GameStory.Round(
            1,
            Scores.NONE,
            List.of(
                    new GameStory.Gain(1, Seat.PLAYER, 10, new Scores(10, 0)),
                    new GameStory.Gain(1, Seat.OPPONENT, 25, new Scores(10, 25))),
            Optional.empty());
    private static final GameStory.Round QUIET =
            new GameStory.Round(2, new Scores(10, 25), List.of(), Optional.empty());
    private static final GameStory.Round LAST = new GameStory.Round(
            3,
            new Scores(10, 25),
            List.of(new GameStory.Gain(3, Seat.OPPONENT, 25, new Scores(10, 50))),
            Optional.empty());

    @Test
    void itHasAColumnForTheStartAndOneForEachGainAndMarksWhereRoundsBegin() {
        assertThat(curve(100).columns())
                .containsExactly(
                        new ScoreCurve.Column("", "player from0 to0", "opponent from0 to0"),
                        new ScoreCurve.Column("", "player rises from0 to5", "opponent from0 to0"),
                        new ScoreCurve.Column("", "player from5 to5", "opponent rises from0 to13"),
                        new ScoreCurve.Column("begins", "player from5 to5", "opponent from13 to13"),
                        new ScoreCurve.Column("begins", "player from5 to5", "opponent rises from13 to25"));
    }

    @Test
    void itReachesToTheTargetOrBeyond() {
        assertThat(curve(100).height(100)).isEqualTo(ScoreCurve.HEIGHTS);
        assertThat(curve(50).height(50)).isEqualTo(ScoreCurve.HEIGHTS);
        assertThat(curve(40).height(50)).isEqualTo(ScoreCurve.HEIGHTS);
        assertThat(curve(40).height(40)).isEqualTo(40);
        assertThat(curve(40).height(0)).isZero();
    }

    @Test
    void theStyleSheetKnowsEachHeight() throws IOException {
        String styles = Files.readString(Path.of("src/main/webapp/classic-screens.css"));

        for (int height = 0; height <= ScoreCurve.HEIGHTS; height++) {
            assertThat(styles)
                    .contains(".from" + height + " { bottom: " + 2 * height + "%; }")
                    .contains(".to" + height + " { top: " + (100 - 2 * height) + "%; }");
        }
    }

    private static ScoreCurve curve(int target) {
        Outcome outcome = new Outcome(Ending.TARGET_REACHED, LAST.after());
        return new ScoreCurve(new GameStory("Isabel", target, List.of(FIRST, QUIET, LAST), outcome, ""));
    }
}
