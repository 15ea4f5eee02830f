package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.site.lobby.Tournament.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTest {
    private static final Secret SECRET = Secret.made(new SecureRandom());
    private static final long NOON = Instant.parse("2026-03-01T12:00:00Z").toEpochMilli();
    private static final String HOURLY = """
            # one that is held every hour
            series hourly
            title The Hour
            about Five minutes.
            every 60
            grace 10
            deals open
            prize First
            prize Second
            rules fives
            difficulty hard
            """;

    @Test
    void aTournamentOpensWhenTheOneBeforeItCloses() {
        Tournament before = at(NOON - 1);
        Tournament after = at(NOON);

        assertThat(after.id()).isNotEqualTo(before.id());
        assertThat(before.closesMillis()).isEqualTo(NOON).isEqualTo(after.opensMillis());
        assertThat(after.closesMillis()).isEqualTo(NOON + Duration.ofHours(1).toMillis());
        assertThat(at(after.closesMillis() - 1)).isEqualTo(after);
    }

    @Test
    void aSeriesSaysHowManyMayEnterEach() {
        Tournament limited =
                Schedule.read(HOURLY + "entries 64\n").open(NOON, SECRET).get(0);

        assertThat(limited.mostPlayers()).isEqualTo(64);
        assertThat(limited.conditions()).doesNotContainKey("entries");
        assertThat(at(NOON).isLimited()).isFalse();
        assertThatThrownBy(() -> Schedule.read(HOURLY + "entries 1\n"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("series hourly")
                .hasMessageContaining("entries");
    }

    @Test
    void itsLastMatchesHaveTheGraceThatItGives() {
        Tournament tournament = at(NOON);
        long finalMillis = tournament.closesMillis() + Duration.ofMinutes(10).toMillis();

        assertThat(tournament.stageAt(NOON)).isEqualTo(Stage.OPEN);
        assertThat(tournament.stageAt(tournament.closesMillis() - 1)).isEqualTo(Stage.OPEN);
        assertThat(tournament.stageAt(tournament.closesMillis())).isEqualTo(Stage.LAST_GAMES);
        assertThat(tournament.stageAt(finalMillis - 1)).isEqualTo(Stage.LAST_GAMES);
        assertThat(tournament.stageAt(finalMillis)).isEqualTo(Stage.FINAL);
    }

    @Test
    void eachHasASeedOfItsOwnThatOnlyTheSecretTells() {
        Secret other = Secret.made(new SecureRandom());

        assertThat(at(NOON).seed()).isNotEqualTo(at(NOON - 1).seed());
        assertThat(at(NOON).seed()).isEqualTo(at(NOON + 1).seed());
        assertThat(Schedule.read(HOURLY).open(NOON, other).get(0).seed()).isNotEqualTo(at(NOON).seed());
    }

    @Test
    void allMatchesOfATournamentHaveTheSameTermsButForTheirNames() {
        Tournament tournament = at(NOON);

        assertThat(tournament.terms("m1").deal(3))
                .isEqualTo(tournament.terms("m2").deal(3));
        assertThat(tournament.terms("m1").match()).isEqualTo("m1");
    }

    @Test
    void theUsualScheduleHoldsEveryTableAndBothOpponents() {
        List<Tournament> open = Schedule.usual().open(NOON, SECRET);

        assertThat(open)
                .extracting(tournament -> tournament.terms("m").rules().name())
                .containsAll(RuleSet.ALL.stream().map(RuleSet::name).toList());
        assertThat(open)
                .extracting(tournament -> tournament.conditions().get("difficulty"))
                .contains("easy", "hard");
        assertThat(open).allMatch(tournament -> tournament.stageAt(NOON) == Stage.OPEN);
    }

    @Test
    void everyMatchOfTheUsualScheduleIsAgainstTheClock() {
        assertThat(Schedule.usual().open(NOON, SECRET))
                .extracting(Tournament::rules)
                .allMatch(rules -> rules.clockSeconds() > 0);
    }

    @Test
    void theUsualScheduleLetsEachTableDrawAsItDoes() {
        assertThat(Schedule.usual().open(NOON, SECRET))
                .extracting(Tournament::rules)
                .allMatch(
                        rules -> rules.drawing() == RuleSet.named(rules.name()).drawing());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "every 60 | every sixty | every must be a whole number",
                "every 60 | every 0 | every must be from 1",
                "every 60 | title Again | title is given twice",
                "series hourly | series Two Words | small letters and hyphens",
                "title The Hour | # | needs a line with its title",
                "difficulty hard | difficulty brutal | difficulty must be easy or hard, not: brutal",
                "difficulty hard | # | the option difficulty is missing",
                "rules fives | rulez fives | there is no option rulez",
                "rules fives | seed 5 | the option seed is given twice",
                "rules fives | nonsense | line 10: expected a name",
            })
    void aWrongLineIsRefusedByName(String line, String instead, String told) {
        assertThatThrownBy(() -> Schedule.read(HOURLY.replace(line, instead)))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(told);
    }

    @Test
    void anErrorNamesItsSeriesAndItsLine() {
        String wrong = HOURLY + HOURLY.replace("hourly", "second");

        assertThatThrownBy(() -> Schedule.read(wrong + "nonsense\n"))
                .hasMessage("schedule, series second, line 23: expected a name, a space and a value, not: nonsense");
        assertThatThrownBy(() -> Schedule.read(wrong.replaceFirst("title The Hour\n", "")))
                .as("the line of the series, if there is no other")
                .hasMessage("schedule, series hourly, line 2: a series needs a line with its title");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "every 60 | every sixty | 16",
                "every 60 | every 0 | 16",
                "grace 10 | grace none | 17",
                "deals open | deals some | 18",
                "deals open | entries 1 | 18",
                "deals open | zone Mars/Olympus | 18",
                "deals open | on fri | 18",
                "deals open | clockSeconds soon | 18",
                "difficulty hard | difficulty brutal | 22",
                "difficulty hard | # | 13",
                "prize .* | # | 13",
                "series hourly | series Two Words | 13",
            })
    void whateverIsWrongIsToldWithItsLine(String line, String instead, int number) {
        String wrong = HOURLY.replace("hourly", "other") + HOURLY.replaceAll(line, instead);

        assertThatThrownBy(() -> Schedule.read(wrong))
                .isInstanceOf(Malformed.class)
                .hasMessageMatching("schedule, series [A-Za-z ]+, line " + number + ": .*");
    }

    @ParameterizedTest
    @CsvSource({
        // In winter Madrid is an hour ahead, in summer two.
        "2026-03-05T18:59:59Z, ''",
        "2026-03-05T19:00:00Z, cup-20260306-2000 COMING",
        "2026-03-06T18:59:59Z, cup-20260306-2000 COMING",
        "2026-03-06T19:00:00Z, cup-20260306-2000 OPEN cup-20260307-2000 COMING",
        "2026-03-06T20:29:59Z, cup-20260306-2000 OPEN cup-20260307-2000 COMING",
        "2026-03-06T20:30:00Z, cup-20260307-2000 COMING",
        "2026-04-03T18:00:00Z, cup-20260403-2000 OPEN cup-20260404-2000 COMING",
        "2026-05-01T18:00:00Z, ''",
    })
    void aSeriesCanOpenAtATimeOfSomeDaysInItsOwnZone(String now, String told) {
        assertThat(held("at 20:00\non fri sat\nzone Europe/Madrid\nuntil 2026-04-30", now))
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-06T19:59:59Z, cup-20260305-2000 OPEN",
        "2026-03-06T20:00:00Z, cup-20260306-2000 OPEN",
    })
    void whatOpensWhenAnotherClosesIsNotAnnounced(String now, String told) {
        assertThat(held("at 20:00", now, 24 * 60)).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-12-23T19:59:59Z, ''",
        "2026-12-23T20:00:00Z, cup-20261224-2000 COMING",
        "2026-12-24T20:00:00Z, cup-20261224-2000 OPEN",
        "2026-12-24T21:30:00Z, ''",
    })
    void aTournamentCanBeHeldOnce(String now, String told) {
        assertThat(held("once 2026-12-24 20:00", now)).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-02-28T22:59:59Z, 0",
        "2026-02-28T23:00:00Z, 1",
        "2026-03-02T22:59:59Z, 1",
        "2026-03-02T23:00:00Z, 0"
    })
    void aSeriesCanHaveAFirstAndALastDay(String now, int held) {
        String text =
                timed("from 2026-03-01\nuntil 2026-03-02\nzone Europe/Madrid").replace("every 90", "every 60");

        assertThat(Schedule.read(text).open(millis(now), SECRET)).hasSize(held);
    }

    @ParameterizedTest
    @CsvSource({
        "on fri, needs 'at'",
        "at 25:00, no value for at: 25:00",
        "zone Mars/Olympus, no value for zone",
        "from tomorrow, no value for from",
    })
    void aTimeThatCannotBeIsRefused(String line, String told) {
        assertThatThrownBy(() -> Schedule.read(timed(line)))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(told);
    }

    @Test
    void aFileThatHasChangedIsReadAgainAndAWrongOneIsNot(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("schedule.txt");
        change(file, HOURLY, 1);
        Schedule schedule = Schedule.in(file);
        change(file, HOURLY.replace("hourly", "other"), 2);
        assertThat(schedule.open(NOON, SECRET).get(0).id()).startsWith("other-");
        change(file, "nonsense", 3);
        assertThat(schedule.open(NOON, SECRET).get(0).id()).startsWith("other-");
        Files.delete(file);
        String logged = StandardError.of(() -> {
            assertThat(schedule.open(NOON, SECRET).get(0).id()).startsWith("other-");
            assertThat(schedule.open(NOON, SECRET).get(0).id()).startsWith("other-");
        });
        assertThat(logged).contains(file.toString()).hasLineCount(1);
        change(file, HOURLY, 4);
        assertThat(schedule.open(NOON, SECRET).get(0).id()).startsWith("hourly-");
    }

    private static void change(Path file, String text, long atSecond) throws IOException {
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.fromMillis(atSecond * 1_000));
    }

    private static String timed(String lines) {
        return HOURLY.replace("series hourly", "series cup\n" + lines).replace("every 60", "every 90");
    }

    private static String held(String lines, String now) {
        return held(lines, now, 90);
    }

    private static String held(String lines, String now, int minutes) {
        return Schedule.read(timed(lines).replace("every 90", "every " + minutes)).open(millis(now), SECRET).stream()
                .map(tournament -> tournament.id() + ' ' + tournament.stageAt(millis(now)))
                .collect(Collectors.joining(" "));
    }

    private static long millis(String instant) {
        return Instant.parse(instant).toEpochMilli();
    }

    @Test
    void aSeriesIsNamedOnce() {
        assertThatThrownBy(() -> Schedule.read(HOURLY + HOURLY))
                .hasMessage(
                        "schedule, series hourly, line 13: each series has a name of its own, and this one is taken");
    }

    private static Tournament at(long nowMillis) {
        return Schedule.read(HOURLY).open(nowMillis, SECRET).get(0);
    }

    @ParameterizedTest
    @CsvSource({"each, 1", "heat 2, 2", "heat 64, 64", "all, 2147483647"})
    void aScheduleSaysHowManyMeetTheSameTiles(String deals, int players) {
        DealRule rule = DealRule.read(deals);

        assertThat(rule.players()).isEqualTo(players);
        assertThat(rule.text()).isEqualTo(deals);
        assertThat(rule.areSealed()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"heat 1", "heat 65", "heat", "heat two", "some"})
    void whoMeetsTheSameTilesIsSaidInOneOfFourWays(String deals) {
        assertThatThrownBy(() -> DealRule.read(deals)).isInstanceOf(Malformed.class);
    }
}
