package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Day;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class DailyChallengeTest {
    private static final Day DAY = new Day(20_785);
    private static final int A_YEAR = 366;

    private final DailyChallenge challenge = new DailyChallenge(DAY);

    /** Old results are beside the par of their day: a change here gives everybody who has not updated another game. */
    @Test
    void theMatchOfADayAndItsParNeverChange() {
        assertThat(challenge.query())
                .isEqualTo(
                        "?match=daily-2026-11-28&seed=80b8a4a2a5483a8f2d4b915d42398971&difficulty=hard&pause=always");
        assertThat(challenge.par().total()).isEqualTo(267);
    }

    @Test
    void theAddressAsksForExactlyTheseTerms() {
        List<Option> asked = new ArrayList<>();
        for (String option : challenge.query().substring(1).split("&", -1)) {
            asked.add(new Option(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1)));
        }

        assertThat(Options.read(asked).terms()).contains(challenge.terms());
    }

    @Test
    void eachDayHasADealOfItsOwn() {
        HashSet<Deck> decks = new HashSet<>();
        for (int later = 0; later < A_YEAR; later++) {
            decks.add(new DailyChallenge(new Day(DAY.number() + later)).terms().deck());
        }

        assertThat(decks).hasSize(A_YEAR);
    }

    @Test
    void parIsHardsTotalInThePlayersSeat() {
        BotMatch hard = new BotMatch(challenge.terms(), challenge.terms().difficulty(), 3000);

        assertThat(challenge.par().total())
                .isEqualTo(hard.play(events -> {}).scoreCard().orElseThrow().total());
    }

    @Test
    void onlyATrueRecordOfTheDayProvesIt() {
        ScoreSheet sheet =
                ScoreSheet.of(new BotMatch(challenge.terms(), challenge.terms().difficulty(), 2000).play(events -> {}));
        Result result = sheet.result().orElseThrow();
        ScoreSheet richer = new ScoreSheet(
                sheet.terms(),
                sheet.lines(),
                java.util.Optional.of(new Result(result.outcome(), result.card(), result.total() + 1)));

        assertThat(challenge.isProvenBy(sheet)).isTrue();
        assertThat(challenge.isProvenBy(richer)).isFalse();
        assertThat(new DailyChallenge(DAY.next()).isProvenBy(sheet)).isFalse();
    }
}
