package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.kit.Seed;
import deluxe.site.lobby.Ruling.Why;
import deluxe.tournament.Deck;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RecordJudgeTest {
    private static final int PACE_MILLIS = 1000;
    private static final int OPENS = 1_000_000;
    private static final int CLOSES = 10_000_000;
    private static final int FINAL = 10_600_000;
    private static final int ENTERED = 2_000_000;
    private static final String SEED = "seed 00000000000000000000000000c0ffee\n";
    private static final Tournament TOURNAMENT = new Tournament(
            "t",
            "T",
            "About.",
            Map.of("rules", "fives", "difficulty", "hard", "target", "50"),
            DealRule.OPEN,
            Seed.of("c0ffee"),
            OPENS,
            CLOSES,
            FINAL,
            List.of("First"),
            Tournament.ANY_NUMBER);
    private static final Ticket TICKET = new Ticket("t-1", "t", "ana", ENTERED);
    private static final String RECORD = Records.whole(TOURNAMENT.terms("t-1"), Difficulty.HARD, PACE_MILLIS);

    @Test
    void aTrueRecordOfThisMatchCounts() {
        assertThat(judged(RECORD, CLOSES)).isInstanceOf(Ruling.Ranked.class);
    }

    @Test
    void aRecordCanComeNoSoonerThanItsMatchTook() {
        int took = lastMillis(RECORD);

        assertThat(judged(RECORD, ENTERED + took)).isInstanceOf(Ruling.Ranked.class);
        assertThat(judged(RECORD, ENTERED + took - 1001))
                .isEqualTo(new Ruling.Refused(
                        lastLine(RECORD),
                        Why.TOO_SOON,
                        "the match took " + took + " ms, but it was entered only " + (took - 1001) + " ms before"));
    }

    @Test
    void pausesTakeTimeToo() {
        String paused = pausedAfterTheFirstLine(RECORD, 60_000);
        int took = lastMillis(RECORD) + 60_000;

        assertThat(judged(paused, ENTERED + took)).isInstanceOf(Ruling.Ranked.class);
        assertThat(judged(paused, ENTERED + took - 1001)).isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void aRecordCountsUntilTheRanksAreFinal() {
        assertThat(judged(RECORD, FINAL - 1)).isInstanceOf(Ruling.Ranked.class);
        assertThat(judged(RECORD, FINAL + 5_000))
                .isEqualTo(new Ruling.Refused(lastLine(RECORD), Why.LATE, "it came 5 s after the ranks were final"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dominoes-deluxe 4 | dominoes-deluxe 1 | 1",
                "match t-1 | match t-2 | 2",
                "rules fives | rules muggins | 3",
                "target 50 | target 40 | 4",
                "difficulty hard | difficulty easy | 5",
                "seed 00000000000000000000000000c0ffee | seed 00000000000000000000000000c0ffef | 6",
            })
    void aRecordOnOtherTermsIsRefusedAtTheLineThatDiffers(String dealt, String claimed, int line) {
        assertThat(judged(RECORD.replace(dealt, claimed), CLOSES))
                .isEqualTo(new Ruling.Refused(line, Why.OTHER_TERMS, "this match was dealt with \"" + dealt + "\""));
    }

    /** Lines that a record's header has below the seed, but that this match was not dealt with. */
    @ParameterizedTest
    @MethodSource("forgeries")
    void aRecordWithALineThatWasNotDealtIsRefusedAtThatLine(List<String> forged) {
        String header = String.join("\n", forged) + "\n";
        String record = RECORD.replace(SEED, SEED + header);

        assertThat(judged(record, CLOSES))
                .isEqualTo(new Ruling.Refused(
                        7, Why.OTHER_TERMS, "this match was not dealt with \"" + forged.get(0) + "\""));
    }

    static Stream<List<String>> forgeries() {
        List<String> deals = IntStream.rangeClosed(1, 3)
                .mapToObj(round -> Records.dealLine(TOURNAMENT.terms("t-1"), round))
                .toList();
        return Stream.of(
                deals,
                deals.subList(0, 1),
                List.of("pause always"),
                List.of("pause never"),
                List.of("pauseSeconds 3600"),
                List.of("pause always", "pauseSeconds 0", deals.get(0)));
    }

    /** A whole match, played on deals of the player's own choice. */
    @Test
    void aTrueRecordOfOtherDealsIsRefusedAtTheFirstOfThem() {
        Terms dealt = TOURNAMENT.terms("t-1");
        Terms chosen = new Terms(dealt.agreement(), new Deck.Seeded(TOURNAMENT.seed(), List.of(dealt.deal(9))));
        String record = Records.whole(chosen, Difficulty.HARD, PACE_MILLIS);

        assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
        assertThat(judged(record, CLOSES)).isInstanceOfSatisfying(Ruling.Refused.class, refused -> {
            assertThat(refused.line()).isEqualTo(7);
            assertThat(refused.why()).isEqualTo(Why.OTHER_TERMS);
        });
    }

    @Test
    void anEmptyLineOrAnotherRecordBeforeTheMatchIsRefused() {
        assertThat(judged("\n" + RECORD, CLOSES)).isInstanceOf(Ruling.Refused.class);
        assertThat(judged(RECORD + RECORD, CLOSES)).isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void aClockThatIsSetBackCostsNobodyTheMatch() {
        int took = lastMillis(RECORD);

        assertThat(judged(RECORD, ENTERED + took - 10_000, took)).containsInstanceOf(Ruling.Ranked.class);
        assertThat(judged(RECORD, ENTERED - 10_000, took)).containsInstanceOf(Ruling.Ranked.class);
        assertThat(judgedElsewhere(RECORD, ENTERED + took - 10_000)).isEmpty();
        assertThat(judgedElsewhere(RECORD, ENTERED - 10_000)).isEmpty();
        assertThat(judgedElsewhere(RECORD, ENTERED + took)).containsInstanceOf(Ruling.Ranked.class);
    }

    /** The server slept, or its calendar leapt: nobody knows yet whether there was time for the match. */
    @Test
    void whatOnlyACalendarThatLeaptSaysIsNoRuling() {
        int took = lastMillis(RECORD);

        assertThat(judgedAfterALeap(RECORD, ENTERED + 5_000, ENTERED + took)).isEmpty();
        assertThat(judgedAfterALeap(RECORD, ENTERED + 5_000, ENTERED + took - 1001))
                .containsInstanceOf(Ruling.Refused.class);
        assertThat(judgedAfterALeap(RECORD, ENTERED + took, ENTERED + 2 * took))
                .containsInstanceOf(Ruling.Ranked.class);
    }

    @Test
    void aTournamentThatOnlyTheCalendarCallsFinalTakesAndRefusesNothing() {
        assertThat(judgedAfterALeap(RECORD, CLOSES, FINAL)).isEmpty();
        assertThat(judgedAfterALeap(RECORD, FINAL, FINAL + 5_000)).containsInstanceOf(Ruling.Refused.class);
    }

    private static Optional<Ruling> judgedAfterALeap(String record, long receivedMillis, long calendarMillis) {
        OptionalLong measured = OptionalLong.of(receivedMillis - ENTERED);
        return new RecordJudge(TOURNAMENT, TICKET).judge(record, new Arrival(receivedMillis, calendarMillis, measured));
    }

    @Test
    void nothingIsRuledBeforeTheTournamentOpens() {
        assertThat(judged(RECORD, OPENS - 1, 10_000_000)).isEmpty();
        assertThat(judgedElsewhere(RECORD, OPENS - 1)).isEmpty();
    }

    /** The ticket was issued while the server's clock ran ahead. */
    @Test
    void whatWasPlayedBeforeTheOpeningIsNoTimeForTheMatch() {
        int took = lastMillis(RECORD);
        RecordJudge judge = new RecordJudge(TOURNAMENT, new Ticket("t-1", "t", "ana", OPENS - 500_000));

        assertThat(judge.judge(RECORD, new Arrival(OPENS + took, OPENS + took, OptionalLong.empty())))
                .containsInstanceOf(Ruling.Ranked.class);
        assertThat(judge.judge(RECORD, new Arrival(OPENS + took - 1001, OPENS + took - 1001, OptionalLong.empty())))
                .isEmpty();
        assertThat(judge.judge(
                        RECORD,
                        new Arrival(OPENS + took - 1001, OPENS + took - 1001, OptionalLong.of(500_000 + took - 1001))))
                .containsInstanceOf(Ruling.Refused.class);
    }

    @Test
    void aRecordOfNothingIsRefused() {
        assertThat(judged("", CLOSES)).isInstanceOf(Ruling.Refused.class);
        assertThat(judged("\n\n\n", CLOSES)).isInstanceOf(Ruling.Refused.class);
    }

    /** docs/record.md lists what can be changed and still count; here it is only a time between its neighbours'. */
    @Test
    void noChangedCharacterLeadsToAnotherScore() {
        Ruling earned = judged(RECORD, CLOSES);
        List<String> lines = RECORD.lines().toList();
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            for (int letter = 0; letter < line.length(); letter++) {
                char other = line.charAt(letter) == '5' ? '6' : '5';
                String altered = line.substring(0, letter) + other + line.substring(letter + 1);
                Ruling ruling = judged(new Altered(lines).with(at, altered), CLOSES);
                if (!(ruling instanceof Ruling.Refused refused)) {
                    assertThat(ruling).as(altered).isEqualTo(earned);
                    assertThat(letter).as(altered).isLessThan(line.indexOf(' '));
                } else {
                    assertThat(refused.line()).isBetween(1, lines.size() + 1);
                }
            }
        }
    }

    @Test
    void everyLineDroppedRepeatedOrSwappedIsRefused() {
        List<String> lines = RECORD.lines().toList();
        for (int at = 0; at < lines.size(); at++) {
            assertThat(judged(new Altered(lines).swapped(at), CLOSES))
                    .as("swapped line " + at)
                    .isInstanceOf(Ruling.Refused.class);
            assertThat(judged(new Altered(lines).without(at), CLOSES))
                    .as("without line " + at)
                    .isInstanceOf(Ruling.Refused.class);
            assertThat(judged(new Altered(lines).twice(at), CLOSES))
                    .as("twice line " + at)
                    .isInstanceOf(Ruling.Refused.class);
        }
    }

    private static String pausedAfterTheFirstLine(String record, int pausedMillis) {
        return record.replace("0 round 1\n", "0 round 1\n0 pause\n0 resume " + pausedMillis + "\n");
    }

    private static int lastLine(String record) {
        return (int) record.lines().count() - 5;
    }

    private static int lastMillis(String record) {
        String line = record.lines().toList().get(lastLine(record) - 1);
        return Integer.parseInt(line.substring(0, line.indexOf(' ')));
    }

    /** Judged by the server that issued the ticket, with clocks that agree. */
    private static Ruling judged(String record, long receivedMillis) {
        return judged(record, receivedMillis, receivedMillis - ENTERED).orElseThrow();
    }

    private static Optional<Ruling> judged(String record, long receivedMillis, long measuredMillis) {
        return new RecordJudge(TOURNAMENT, TICKET)
                .judge(record, new Arrival(receivedMillis, receivedMillis, OptionalLong.of(measuredMillis)));
    }

    /** Judged by a server that has the ticket from the ledger. */
    private static Optional<Ruling> judgedElsewhere(String record, long receivedMillis) {
        return new RecordJudge(TOURNAMENT, TICKET)
                .judge(record, new Arrival(receivedMillis, receivedMillis, OptionalLong.empty()));
    }
}
