package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Points;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Times that could not have happened at the table. */
class PaceTest {
    private static final Seed SERIES = Seed.of("9ace");

    /** Three tiles each; the opponent never has more than one action to choose from. */
    private static final String RECORD = """
            dominoes-deluxe 4
            match m1
            rules fives
            hand 3
            difficulty hard
            seed 00000000000000000000000000106e30
            pauseSeconds 10
            deal 6-4 4-0 5-1 6-1 3-3 2-2 6-6 2-0 0-0 1-0 1-1 2-1 3-0 3-1 3-2 4-1 4-2 4-3 4-4 5-0 5-2 5-3 5-4 5-5 6-0 6-2 6-3 6-5
            0 round 1
            1000 player plays 6-4
            1818 opponent plays 6-1 on 6-4
            3000 pause
            3000 resume 4000
            4000 player plays 4-0 on 6-4
            4715 opponent draws
            5715 opponent draws
            6715 opponent plays 2-0 on 4-0
            100500 end
            result ended-early 10 5
            points 10
            spread 0
            time 10
            total 20
            """;

    @Test
    void aRecordAtTheTablesOwnPaceIsConfirmed() {
        assertThat(Verification.verify(RECORD)).isEqualTo(new Verdict.Confirmed(20));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1818 opponent | 1817 opponent | 11 | this happens at 1818, not at 1817",
                "1818 opponent | 1819 opponent | 11 | this happens at 1818, not at 1819",
                "4715 opponent | 4000 opponent | 15 | this happens at 4715, not at 4000",
                "5715 opponent | 5714 opponent | 16 | this happens at 5715, not at 5714",
                "6715 opponent | 9000 opponent | 17 | this happens at 6715, not at 9000",
                "1000 player   | 0 player      | 11 | this happens at 818, not at 1818",
            })
    void theOpponentActsWhenTheMatchSaysToTheMillisecond(String truth, String lie, int line, String reason) {
        assertThat(refused(RECORD.replaceFirst(truth, lie))).isEqualTo(new Verdict.Rejected(line, reason));
    }

    @Test
    void noTileIsPlayedWhileTheOpponentsIsInTheAir() {
        String quick = RECORD.replace("3000 pause\n3000 resume 4000\n4000 player", "2257 player");
        int landed = 1818 + Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS;

        assertThat(refused(quick))
                .isEqualTo(
                        new Verdict.Rejected(12, "this cannot happen before " + landed + ", but the record says 2257"));
        assertThat(refused(quick.replace("2257", "2258")).line()).isEqualTo(13);
    }

    @Test
    void anOpponentWhoIsToActDoesNotWaitForTheClockToRunOut() {
        String silent = RECORD.substring(0, RECORD.indexOf("1818")) + "300000 time-up\nresult time-up 10 0\n"
                + "points 10\nspread 10\ntime 0\ntotal 20\n";

        assertThat(refused(silent))
                .isEqualTo(new Verdict.Rejected(11, "something else happens before 300000, at 1818"));
        assertThat(refused(silent.replace("300000 time-up", "200000 end")).line())
                .isEqualTo(11);
        assertThat(refused(silent.replace("300000 time-up", "1818 pause")).line())
                .isEqualTo(11);
    }

    @Test
    void pausesComeNoMoreOftenThanSomebodyCanPress() {
        assertThat(Verification.verify(paused(13))).isEqualTo(new Verdict.Confirmed(20));
        assertThat(refused(paused(14))).isEqualTo(new Verdict.Rejected(38, "nobody can pause 14 times by 3000"));
    }

    private static String paused(int times) {
        return RECORD.replace("3000 pause\n3000 resume 4000\n", "3000 pause\n3000 resume 0\n".repeat(times));
    }

    @Test
    void aRoundIsDealtWhenItsLastTileHasLandedAndNoLaterThanWhenItHasBeenCounted() {
        Match match = atARoundsEnd();
        int earliest = Pace.earliestMillis(match);
        int due = Pace.dueMillis(match);

        assertThat(due - earliest).isBetween(900, 4000);
        assertThat(isTaken(match, earliest - 1)).isFalse();
        assertThat(isTaken(match, earliest)).isTrue();
        assertThat(isTaken(match, due)).isTrue();
        assertThat(isTaken(match, due + 1)).isFalse();
    }

    /** What the last tile scored and what going out scored are read one after the other. */
    @Test
    void whereNoClockRunsThereIsTimeToReadBothThatTheLastTileScoredAndHowTheRoundEnded() {
        int scored = 0;
        int others = 0;
        for (int seed = 1; seed <= 60; seed++) {
            Terms terms = Terms.practice(
                    RuleSet.ALL_FIVES.with(RuleOption.TARGET, "500"),
                    Difficulty.HARD,
                    Seed.of(Integer.toHexString(seed)));
            Match match = atARoundsEnd(terms);
            if (match.game().round().result().orElseThrow() instanceof RoundResult.WentOut out) {
                boolean isScored = Points.forEnds(match.game().round().tableau().sum()) > 0;
                int left = Pace.dueMillis(match)
                        - match.latest().atMillis()
                        - 110 * Math.min(10, out.leftovers().size());
                assertThat(left).isEqualTo(isScored ? 1500 + Pace.GLANCE_MILLIS : 1500);
                scored += isScored ? 1 : 0;
                others += isScored ? 0 : 1;
            }
        }
        assertThat(scored).isPositive();
        assertThat(others).isPositive();
    }

    private static boolean isTaken(Match match, int dealtAtMillis) {
        return match.take(new Line(dealtAtMillis, match.nextRound())) instanceof Step;
    }

    private static Match atARoundsEnd() {
        return atARoundsEnd(Terms.practice(RuleSet.FIVES, Difficulty.HARD, SERIES));
    }

    private static Match atARoundsEnd(Terms terms) {
        BotMatch bots = new BotMatch(terms, Difficulty.HARD, 1000);
        Match match = Match.begin(terms).next();
        while (!match.game().awaitsDeal()) {
            match = match.take(bots.next(match)).step().next();
        }
        return match;
    }

    /**
     * Moves the time of each of the opponent's lines in many records by a little or by much: a time that nobody chooses cannot be moved at
     * all.
     */
    @Test
    void noTimeOfTheOpponentCanBeMoved() {
        Rng rng = Rng.derive(SERIES, 1, 1);
        for (int number = 1; number <= 60; number++) {
            ScoreSheet sheet = whole(number);
            for (int at = 1; at < sheet.lines().size(); at++) {
                Line line = sheet.lines().get(at);
                if (line.entry() instanceof MatchEntry.Move move && move.seat() == Seat.OPPONENT) {
                    int moved = line.atMillis() + (rng.below(2) == 0 ? -1 : 1) * (1 + rng.below(2000));
                    assertThat(Verification.verify(with(sheet, at, new Line(Math.max(0, moved), move))))
                            .isInstanceOf(Verdict.Rejected.class);
                }
            }
        }
    }

    @Test
    void aMatchCannotBeOverSoonerThanTheTableCanPlayIt() {
        for (int number = 1; number <= 200; number++) {
            ScoreSheet sheet = whole(number);
            long opponents = sheet.lines().stream()
                    .filter(line -> line.entry() instanceof MatchEntry.Move move && move.seat() == Seat.OPPONENT)
                    .count();
            int over = sheet.lines().get(sheet.lines().size() - 1).atMillis();

            assertThat(Verification.verify(sheet)).isInstanceOf(Verdict.Confirmed.class);
            assertThat((long) over).isGreaterThanOrEqualTo(600 * opponents);
        }
    }

    /** A match between two bots, in which the player's acts as quickly as the table allows. */
    private static ScoreSheet whole(int number) {
        RuleSet rules = (number % 2 == 0 ? RuleSet.FIVES : RuleSet.MUGGINS).with(RuleOption.TARGET, "50");
        Terms terms = Terms.practice(rules, Difficulty.HARD, Exhibition.seed(SERIES, number));
        return ScoreSheet.of(new BotMatch(terms, Difficulty.EASY, 0).play(events -> {}));
    }

    private static ScoreSheet with(ScoreSheet sheet, int at, Line line) {
        List<Line> lines = new ArrayList<>(sheet.lines());
        lines.set(at, line);
        return new ScoreSheet(sheet.terms(), lines, sheet.result());
    }

    private static Verdict.Rejected refused(String record) {
        return (Verdict.Rejected) Verification.verify(record);
    }
}
