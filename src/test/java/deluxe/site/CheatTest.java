package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.GameView;
import deluxe.dominoes.Round;
import deluxe.dominoes.Tile;
import deluxe.session.FarAnswer;
import deluxe.session.Intent;
import deluxe.site.Guest.Told;
import deluxe.table.Seat;
import deluxe.tournament.Agreement;
import deluxe.tournament.Match;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a program gains that knows this code and enters a duel by the public addresses. */
class CheatTest extends SealedSite {
    private static final long HOUR_MILLIS = 60 * 60_000;
    private static final long DAY_MILLIS = 24 * HOUR_MILLIS;
    private static final int EARNED_MILLIS = 250;
    private static final int PAUSES_MILLIS = 60_000;
    private static final Pattern TILE = Pattern.compile("\\b(\\d)-(\\d)\\b");

    CheatTest() {
        super(UsualSchedule.dealt("heat 2"));
    }

    /** Somebody in a tournament. */
    private record Entrant(Guest guest, Told entry) {
        String match() {
            return entry.text("match");
        }

        String commitment() {
            return entry.text("options", "commitment");
        }

        Agreement agreement() {
            List<Option> options = new ArrayList<>();
            ((Map<?, ?>) entry.json().get("options"))
                    .forEach((name, value) -> options.add(new Option(String.valueOf(name), String.valueOf(value))));
            return Options.read(options).agreement();
        }

        ScoreSheet record() throws Exception {
            return ScoreSheet.read(
                    guest.get("api/matches/" + match() + "/record").body());
        }
    }

    private Entrant entrant(String name, String tournament) {
        Guest guest = guest(name);
        return new Entrant(guest, guest.enter(tournament));
    }

    /** Somebody who enters now and meets the same tiles. */
    private Entrant partner(Entrant first, String tournament) {
        for (int at = 0; at < 60; at++) {
            Entrant entrant = entrant("Partner " + at, tournament);
            if (entrant.commitment().equals(first.commitment())) {
                return entrant;
            }
        }
        throw new AssertionError("of sixty nobody was put together with the first");
    }

    /** The next hour's, so that there is time for two matches. */
    private List<String> nextRunning() {
        clock.pass(HOUR_MILLIS - clock.millis() % HOUR_MILLIS);
        return running(guest("Looker"));
    }

    @Test
    void aCheatLearnsNoHiddenTileAndIsNoFasterThanAPlayerWhoActsAtOnce() throws Exception {
        int tournaments = running(guest("Looker")).size();
        for (int at = 0; at < tournaments; at++) {
            String tournament = nextRunning().get(at);
            Entrant honest = entrant("Honest", tournament);
            SealedPlayer fast = new SealedPlayer(honest.entry(), clock, honest::guest);
            fast.sitDown();
            fast.playFast(WHOLE_MATCH_MILLIS);
            Entrant cheating = partner(honest, tournament);
            Cheat cheat = cheat(cheating, 8, 0);

            ruling(honest);
            ScoreSheet known = honest.record();
            ScoreSheet forced = cheating.record();
            assertThat(entries(forced)).as(tournament).isEqualTo(entries(known));
            assertThat(lastMillis(known) - lastMillis(forced))
                    .as(tournament)
                    .isLessThanOrEqualTo(forced.came().size() * SealedPlayer.NOTICING_MILLIS);
            for (Cheat.Heard heard : cheat.heard()) {
                assertNothingHidden(heard, hidden(forced));
            }
        }
    }

    @Test
    void aCheatWhoThinksAndBlamesTheLineGainsAQuarterOfASecondAMoveAndNotMore() throws Exception {
        String tournament = nextRunning().get(0);
        Entrant honest = entrant("Honest", tournament);
        honest.guest().endAtOnce(honest.match());
        Entrant cheating = partner(honest, tournament);
        cheat(cheating, 0, 3_000);

        List<Integer> came = cheating.record().came();
        assertThat(came.stream().mapToInt(each -> each).sum())
                .isGreaterThan(came.size() * 100)
                .isLessThanOrEqualTo((came.size() + 1) * EARNED_MILLIS);
    }

    @Test
    void aCheatWhoThinksInPausesGainsTheirAllowanceAndNotMore() throws Exception {
        int tournaments = running(guest("Looker")).size();
        for (int at = 0; at < tournaments; at++) {
            String tournament = nextRunning().get(at);
            Entrant cheating = entrant("Cheating", tournament);
            Cheat cheat = new Cheat(cheating.guest(), cheating.agreement(), clock, 0, 3_000).thinkingInPauses();
            long beganMillis = clock.millis();
            cheat.play(WHOLE_MATCH_MILLIS);
            long lastedMillis = clock.millis() - beganMillis;
            clock.pass(WHOLE_MATCH_MILLIS);
            ruling(cheating);
            clock.pass(DAY_MILLIS);

            ScoreSheet record = cheating.record();
            int lineMillis = (record.came().size() + 1) * EARNED_MILLIS;
            assertThat(lastedMillis - lastMillis(record))
                    .as(tournament)
                    .isBetween(PAUSES_MILLIS / 2L, PAUSES_MILLIS + lineMillis + 1_000L);
        }
    }

    @Test
    void aCheatCanNeitherTakeBackNorHandInNorLookUnderASecondName() throws Exception {
        String tournament = nextRunning().get(0);
        Entrant cheating = entrant("Cheating", tournament);
        Entrant other = partner(cheating, tournament);
        Cheat cheat = cheat(cheating, 0, 0);

        for (int number = 1; number < 5; number++) {
            int status = cheating.guest()
                    .ask(cheating.match(), question(1, number, new Intent.Pause()))
                    .status();
            assertThat(status).isEqualTo(409);
        }
        assertThat(cheat.heard()).isNotEmpty();
        assertThat(cheating.guest()
                        .submit(cheating.match(), "dominoes-deluxe 3\n")
                        .status())
                .isEqualTo(409);
        assertThat(cheating.guest()
                        .get("api/matches/" + cheating.match() + "/record")
                        .status())
                .isEqualTo(403);
        assertThat(cheating.guest().enter(tournament).text("match")).isEqualTo(cheating.match());
        Guest second = guest("Second");
        assertThat(second.get("api/matches/" + cheating.match() + "/record").status())
                .isEqualTo(403);
        assertThat(second.ask(other.match(), question(0, 1, new Intent.Start())).status())
                .isEqualTo(403);
        assertThat(second.enter(tournament).text("options", "commitment")).isNotEqualTo(cheating.commitment());
    }

    /** The page asks for it when the match is over. */
    private static void ruling(Entrant entrant) {
        entrant.guest().get("api/matches/" + entrant.match() + "/ruling");
    }

    private Cheat cheat(Entrant entrant, int useless, int thinkingMillis) {
        Cheat cheat = new Cheat(entrant.guest(), entrant.agreement(), clock, useless, thinkingMillis);
        cheat.play(WHOLE_MATCH_MILLIS);
        clock.pass(WHOLE_MATCH_MILLIS);
        ruling(entrant);
        return cheat;
    }

    private static List<String> entries(ScoreSheet sheet) {
        return sheet.lines().stream().map(line -> line.entry().toString()).toList();
    }

    private static int lastMillis(ScoreSheet sheet) {
        return sheet.lines().get(sheet.lines().size() - 1).atMillis();
    }

    /** What was hidden from the player whenever the table looked like this. */
    private static Map<String, Set<Tile>> hidden(ScoreSheet sheet) {
        Map<String, Set<Tile>> hidden = new HashMap<>();
        for (Match match : sheet.replay().states()) {
            Round round = match.game().round();
            Set<Tile> tiles = new HashSet<>();
            for (int at = 0; at < round.rules().set().tiles(); at++) {
                tiles.add(Tile.at(at));
            }
            tiles.removeAll(round.hands().of(Seat.PLAYER).tiles());
            tiles.removeAll(round.tableau().tiles());
            hidden.put(look(match.game().seenBy(Seat.PLAYER)), tiles);
        }
        return hidden;
    }

    private static String look(GameView game) {
        return game.round().round() + " " + game.round().hand() + " "
                + game.round().tableau() + " " + game.round().boneyardSize() + " " + game.isRoundOver();
    }

    private static void assertNothingHidden(Cheat.Heard heard, Map<String, Set<Tile>> hidden) {
        List<FarAnswer.Due> told = heard.answer().told();
        if (told.isEmpty() || told.get(told.size() - 1).told().game().isRoundOver()) {
            return;
        }
        GameView last = told.get(told.size() - 1).told().game();
        boolean isOneRound = told.stream()
                .allMatch(
                        due -> due.told().game().round().round() == last.round().round());
        Matcher named = TILE.matcher(heard.text());
        assertThat(hidden).containsKey(look(last));
        while (isOneRound && named.find()) {
            Tile tile = Tile.of(Integer.parseInt(named.group(1)), Integer.parseInt(named.group(2)));
            assertThat(hidden.get(look(last))).as(heard.text()).doesNotContain(tile);
        }
    }
}
