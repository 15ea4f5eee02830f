package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreCardTest {
    @ParameterizedTest
    @CsvSource({"100, 135, 68", "110, 218, 120", "75, 165, 62", "100, 0, 0", "0, 300, 0", "1, 1, 1", "100, 2, 1"})
    void theTimeBonusIsHalfAPointASecondTimesThePointsAsAPercentageRoundedUp(int points, int seconds, int bonus) {
        ScoreCard card = ScoreCard.of(new Outcome(Ending.TARGET_REACHED, new Scores(points, 55)), seconds);

        assertThat(card.timeBonus()).isEqualTo(bonus);
    }

    @Test
    void whoWinsWithAHundredToFiftyFiveEarnsASpreadOfFortyFive() {
        ScoreCard card = ScoreCard.of(new Outcome(Ending.TARGET_REACHED, new Scores(100, 55)), 135);

        assertThat(card).isEqualTo(new ScoreCard(100, 45, 68));
        assertThat(card.total()).isEqualTo(213);
    }

    @Test
    void aheadWhenTheTimeRunsOutEarnsTheSpreadToo() {
        assertThat(ScoreCard.of(new Outcome(Ending.TIME_UP, new Scores(60, 40)), 0))
                .isEqualTo(new ScoreCard(60, 20, 0));
    }

    @Test
    void aLossATieAndAnEarlyEndEarnNoSpreadButTheirTimeBonus() {
        assertThat(ScoreCard.of(new Outcome(Ending.TARGET_REACHED, new Scores(75, 100)), 165))
                .isEqualTo(new ScoreCard(75, 0, 62));
        assertThat(ScoreCard.of(new Outcome(Ending.TIME_UP, new Scores(40, 40)), 0))
                .isEqualTo(new ScoreCard(40, 0, 0));
        assertThat(ScoreCard.of(new Outcome(Ending.ENDED_EARLY, new Scores(80, 20)), 100))
                .isEqualTo(new ScoreCard(80, 0, 40));
    }

    @Test
    void theBestOfTheDayIsForgottenTheNextDayAndTheBestOfAllNever() {
        HighScores scores = HighScores.NONE.with(20_000, 150).with(20_000, 120).with(20_001, 90);

        assertThat(scores).isEqualTo(new HighScores(20_001, 90, 150));
        assertThat(scores.dailyOn(20_001)).isEqualTo(90);
        assertThat(scores.dailyOn(20_002)).isZero();
        assertThat(scores.isBestOfDay(20_001, 90)).isFalse();
        assertThat(scores.isBestOfDay(20_001, 91)).isTrue();
        assertThat(scores.isBestOfDay(20_002, 1)).isTrue();
        assertThat(scores.isBestOfAll(150)).isFalse();
        assertThat(scores.isBestOfAll(151)).isTrue();
    }

    @Test
    void highScoresAreReadAsTheyAreWritten() {
        HighScores scores = new HighScores(20_001, 90, 150);

        assertThat(HighScores.read(scores.text())).isEqualTo(scores);
        for (String text : new String[] {"", "1 2", "1 2 3 4", "1 3 2", "x 1 2", "1 -1 2"}) {
            assertThatThrownBy(() -> HighScores.read(text)).isInstanceOf(Malformed.class);
        }
    }
}
