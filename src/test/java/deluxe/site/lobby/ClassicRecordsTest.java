package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.UsualSchedule;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of the classic tables are judged like those of Fives. */
class ClassicRecordsTest {
    private static final int PACE_MILLIS = 1000;
    private static final long NOON = Instant.parse("2026-03-01T12:00:00Z").toEpochMilli();
    /** With this secret, one record has a tile that could as well be joined at another end of equal value. */
    private static final Secret SECRET = Secret.of("0".repeat(64));

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void everyLineDroppedRepeatedOrSwappedIsRefused(String table) {
        Tournament tournament = tournament(table);
        List<String> lines = record(tournament).lines().toList();
        Altered altered = new Altered(lines);
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            assertThat(judged(tournament, altered.without(at)))
                    .as("without " + line)
                    .isInstanceOf(Ruling.Refused.class);
            assertThat(judged(tournament, altered.twice(at)))
                    .as("twice " + line)
                    .isInstanceOf(Ruling.Refused.class);
            assertThat(judged(tournament, altered.swapped(at)))
                    .as("swapped " + line)
                    .isInstanceOf(Ruling.Refused.class);
        }
    }

    /**
     * Only two things may change: the time of a line, between its neighbours', and the end at which a tile is joined, to one of equal
     * value.
     */
    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void noChangedCharacterLeadsToAnotherScore(String table) {
        Tournament tournament = tournament(table);
        String record = record(tournament);
        Ruling earned = judged(tournament, record);
        List<String> lines = record.lines().toList();
        assertThat(earned).isInstanceOf(Ruling.Ranked.class);
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            for (int letter = 0; letter < line.length(); letter++) {
                char other = line.charAt(letter) == '5' ? '6' : '5';
                String changed = line.substring(0, letter) + other + line.substring(letter + 1);
                Ruling ruling = judged(tournament, new Altered(lines).with(at, changed));
                if (ruling instanceof Ruling.Ranked) {
                    assertThat(ruling).as(changed).isEqualTo(earned);
                    assertThat(letter < line.indexOf(' ') || isWithinEnd(line, letter))
                            .as(changed)
                            .isTrue();
                }
            }
        }
    }

    private static boolean isWithinEnd(String line, int letter) {
        int end = line.indexOf(" on ");
        return end >= 0 && letter > end;
    }

    @ParameterizedTest
    @ValueSource(strings = {"all-fives", "muggins"})
    void aMatchOnOtherRulesThanItWasDealtWithIsRefused(String table) {
        Tournament tournament = tournament(table);
        String record = record(tournament);

        assertThat(judged(tournament, record.replace("clockSeconds ", "clockSeconds 1")))
                .isInstanceOf(Ruling.Refused.class);
        assertThat(judged(tournament, record.replace("rules " + table, "rules fives")))
                .isInstanceOf(Ruling.Refused.class);
        assertThat(judged(tournament, record.replace("difficulty hard", "difficulty easy")))
                .isInstanceOf(Ruling.Refused.class);
    }

    private static Tournament tournament(String table) {
        return UsualSchedule.dealt("open").open(NOON, SECRET).stream()
                .filter(each -> each.rules().name().equals(table))
                .findFirst()
                .orElseThrow();
    }

    private static String record(Tournament tournament) {
        return Records.whole(tournament.terms("m"), Difficulty.TACTICIAN, PACE_MILLIS);
    }

    private static Ruling judged(Tournament tournament, String record) {
        Ticket ticket = new Ticket("m", tournament.id(), "ana", tournament.opensMillis());
        long longAfter = tournament.closesMillis() - tournament.opensMillis();
        return new RecordJudge(tournament, ticket)
                .judge(
                        record,
                        new Arrival(tournament.closesMillis(), tournament.closesMillis(), OptionalLong.of(longAfter)))
                .orElseThrow();
    }
}
