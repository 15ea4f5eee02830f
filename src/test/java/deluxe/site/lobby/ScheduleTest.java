package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.site.lobby.Tournament.Stage;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
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
    void aSeriesIsNamedOnce() {
        assertThatThrownBy(() -> Schedule.read(HOURLY + HOURLY)).hasMessageContaining("a name of its own");
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
