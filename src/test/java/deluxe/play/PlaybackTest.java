package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Pointers.Pointer;
import deluxe.table.Seat;
import deluxe.tournament.Link;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How fast a recorded match plays, and when it stands still. */
class PlaybackTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final String LINK = OnTheWatchPage.LINK;
    private static final Pointer MOUSE = new Pointer(0, false);

    @Test
    void aMatchPlaysByItselfToItsEndAndItsScore() {
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        List<String> told = new ArrayList<>();
        page.pass(() -> {
            if (told.size() <= page.match().moment()) {
                told.add(page.match().news());
            }
            return page.match().scoreCard().isPresent();
        });

        assertThat(page.match().scoreCard())
                .hasValue(SHEET.result().orElseThrow().card());
        assertThat(page.match().outcome()).hasValue(SHEET.result().orElseThrow().outcome());
        assertThat(told).hasSameSizeAs(SHEET.lines()).doesNotContain("").startsWith("Round 1. Ana leads.");
        assertThat(page.match().isPlaying()).isFalse();
    }

    @Test
    void eightTimesAsFastTakesAnEighthOfTheTime() {
        double slow = millisToTheEnd(OnTheWatchPage.watching(LINK));
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        for (int press = 0; press < 3; press++) {
            page.watching().runFaster();
        }

        assertThat(page.watching().speed()).isEqualTo(8);
        assertThat(millisToTheEnd(page)).isBetween(slow / 9, slow / 6.5);
    }

    private static double millisToTheEnd(OnTheWatchPage page) {
        double begin = page.nowMillis();
        page.pass(() -> page.match().scoreCard().isPresent());
        return page.nowMillis() - begin;
    }

    @Test
    void fasterWrapsRoundToTheSlowestSpeedAndSlowerStopsThere() {
        WatchPage watching = OnTheWatchPage.watching(LINK).watching();
        List<Integer> speeds = new ArrayList<>();
        for (int press = 0; press < 5; press++) {
            watching.runFaster();
            speeds.add(watching.speed());
        }
        watching.runSlower();
        speeds.add(watching.speed());
        watching.runSlower();
        speeds.add(watching.speed());

        assertThat(speeds).containsExactly(2, 4, 8, 1, 2, 1, 1);
    }

    @Test
    void aLongThoughtIsShortenedAndTheClockRunsThroughIt() {
        ScoreSheet sheet = OnTheWatchPage.sheet("7", 20_000);
        int before = beforeAMoveOfThePlayer(sheet, 1);
        OnTheWatchPage page = OnTheWatchPage.watching(Link.of(sheet));
        page.pass(3000 / 2);
        int half = page.match().secondsShown();
        page.pass(() -> page.match().moment() == before);
        double begin = page.nowMillis();
        page.pass(() -> page.match().moment() == before + 1);

        int atMillis = sheet.lines().get(before + 1).atMillis();
        assertThat(half).isBetween(280, 298);
        assertThat(page.nowMillis() - begin).isBetween(2900.0, 3200.0);
        assertThat(page.match().secondsShown()).isEqualTo((300_000 - atMillis + 999) / 1000);
    }

    /** The first moment from {@code from} on after which the player thinks about a move. */
    private static int beforeAMoveOfThePlayer(ScoreSheet sheet, int from) {
        int moment = from;
        while (!(sheet.lines().get(moment + 1).entry() instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER)) {
            moment++;
        }
        return moment;
    }

    @Test
    void aRecordFasterThanTheEyeIsToldMoveByMove() {
        OnTheWatchPage page = OnTheWatchPage.watching(Link.of(OnTheWatchPage.sheet("7", 0)));
        page.pass(() -> page.match().moment() == 1);
        double begin = page.nowMillis();
        page.pass(() -> page.match().moment() == 4);

        assertThat(page.nowMillis() - begin).isGreaterThan(3 * 400 - 100);
    }

    @Test
    void atTheEndTheClockShowsTheSecondsThatTheTimeBonusCounts() {
        ScoreSheet sheet = OnTheWatchPage.sheet("7", 1_234);
        OnTheWatchPage page = OnTheWatchPage.watching(Link.of(sheet));
        page.match().goToEnd();
        ScoreCard card = sheet.result().orElseThrow().card();

        assertThat(card.timeBonus()).isEqualTo((page.match().secondsShown() * card.points() + 199) / 200);
    }

    @Test
    void whatIsPausedStandsStillAndGoesOnWhereItWas() {
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        int moment = beforeAMoveOfThePlayer(OnTheWatchPage.SHEET, 3);
        page.pass(() -> page.match().moment() == moment);
        page.pass(1000);
        page.match().togglePlaying();
        int clock = page.match().secondsShown();
        int changes = page.changes();
        page.pass(60_000);

        assertThat(page.match().moment()).isEqualTo(moment);
        assertThat(page.match().secondsShown()).isEqualTo(clock);
        assertThat(page.changes()).isEqualTo(changes);
        page.match().togglePlaying();
        page.pass(1200);
        assertThat(page.match().moment()).isEqualTo(moment + 1);
    }

    @Test
    void playingAtTheEndStartsTheMatchAgain() {
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        page.match().goToEnd();
        page.pass(1000);
        page.match().togglePlaying();

        assertThat(page.match().moment()).isZero();
        page.pass(() -> page.match().moment() == 2);
    }

    @Test
    void whereMotionIsReducedNothingMovesBeforeItIsAsked() {
        OnTheWatchPage page = OnTheWatchPage.withReducedMotion(LINK);
        page.pass(20_000);

        assertThat(page.match().moment()).isZero();
        assertThat(page.match().isPlaying()).isFalse();
    }

    @Test
    void aTapOnTheTableStopsAndGoesOn() {
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        tap(page);
        assertThat(page.match().isPlaying()).isFalse();
        tap(page);
        assertThat(page.match().isPlaying()).isTrue();
    }

    @Test
    void aTapWithNoMatchOpenDoesNothing() {
        OnTheWatchPage page = OnTheWatchPage.watching("");
        tap(page);

        assertThat(page.watching().isOpen()).isFalse();
    }

    private static void tap(OnTheWatchPage page) {
        page.touches().pressed(MOUSE, 450, 250);
        page.touches().released(MOUSE, 450, 250);
    }

    @Test
    void theSumIsExplainedAtEveryMomentUntilThatIsTakenBack() {
        OnTheWatchPage plain = OnTheWatchPage.watching(LINK);
        OnTheWatchPage explained = OnTheWatchPage.watching(LINK);
        plain.match().togglePlaying();
        explained.match().togglePlaying();
        explained.match().toggleSum();
        for (int moment = 1; moment < 6; moment++) {
            plain.match().goTo(moment);
            explained.match().goTo(moment);
            assertThat(explained.picture().calls())
                    .hasSizeGreaterThan(plain.picture().calls().size());
        }
        explained.match().toggleSum();

        assertThat(explained.picture().calls()).isEqualTo(plain.picture().calls());
    }
}
