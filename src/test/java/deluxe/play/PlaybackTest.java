package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Pointers.Pointer;
import deluxe.table.Seat;
import deluxe.tournament.Entry;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How fast a recorded match plays, and when it stands still. */
class PlaybackTest {
    private static final ScoreSheet SHEET = InTheGallery.SHEET;
    private static final String LINK = InTheGallery.LINK;
    private static final Pointer MOUSE = new Pointer(0, false);

    @Test
    void aMatchPlaysByItselfToItsEndAndItsScore() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        List<String> told = new ArrayList<>();
        gallery.pass(() -> {
            if (told.size() <= gallery.playback().moment()) {
                told.add(gallery.playback().news());
            }
            return gallery.playback().scoreCard().isPresent();
        });

        assertThat(gallery.playback().scoreCard())
                .hasValue(SHEET.result().orElseThrow().card());
        assertThat(gallery.playback().outcome())
                .hasValue(SHEET.result().orElseThrow().outcome());
        assertThat(told).hasSameSizeAs(SHEET.lines()).doesNotContain("").startsWith("Round 1. Ana leads.");
        assertThat(gallery.playback().isPlaying()).isFalse();
    }

    @Test
    void eightTimesAsFastTakesAnEighthOfTheTime() {
        double slow = millisToTheEnd(InTheGallery.watching(LINK));
        InTheGallery gallery = InTheGallery.watching(LINK);
        for (int press = 0; press < 3; press++) {
            gallery.watching().runFaster();
        }

        assertThat(gallery.watching().speed()).isEqualTo(8);
        assertThat(millisToTheEnd(gallery)).isBetween(slow / 9, slow / 6.5);
    }

    private static double millisToTheEnd(InTheGallery gallery) {
        double begin = gallery.nowMillis();
        gallery.pass(() -> gallery.playback().scoreCard().isPresent());
        return gallery.nowMillis() - begin;
    }

    @Test
    void afterTheFastestComesTheSlowestAndBelowItNothing() {
        Watching watching = InTheGallery.watching(LINK).watching();
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
        ScoreSheet sheet = InTheGallery.sheet("7", 20_000);
        int before = beforeAMoveOfThePlayer(sheet, 1);
        InTheGallery gallery = InTheGallery.watching(Link.of(sheet));
        gallery.pass(Playback.LONGEST_WAIT_MILLIS / 2);
        int half = gallery.playback().secondsShown();
        gallery.pass(() -> gallery.playback().moment() == before);
        double begin = gallery.nowMillis();
        gallery.pass(() -> gallery.playback().moment() == before + 1);

        int atMillis = sheet.lines().get(before + 1).atMillis();
        assertThat(half).isBetween(280, 298);
        assertThat(gallery.nowMillis() - begin).isBetween(2900.0, 3200.0);
        assertThat(gallery.playback().secondsShown()).isEqualTo((300_000 - atMillis + 999) / 1000);
    }

    /** The first moment from {@code from} on after which the player thinks about a move. */
    private static int beforeAMoveOfThePlayer(ScoreSheet sheet, int from) {
        int moment = from;
        while (!(sheet.lines().get(moment + 1).entry() instanceof Entry.Move move && move.seat() == Seat.PLAYER)) {
            moment++;
        }
        return moment;
    }

    @Test
    void aRecordFasterThanTheEyeIsToldMoveByMove() {
        InTheGallery gallery = InTheGallery.watching(Link.of(InTheGallery.sheet("7", 0)));
        gallery.pass(() -> gallery.playback().moment() == 1);
        double begin = gallery.nowMillis();
        gallery.pass(() -> gallery.playback().moment() == 4);

        assertThat(gallery.nowMillis() - begin).isGreaterThan(3 * Playback.SHORTEST_WAIT_MILLIS - 100);
    }

    @Test
    void atTheEndTheClockShowsTheSecondsThatTheTimeBonusCounts() {
        ScoreSheet sheet = InTheGallery.sheet("7", 1_234);
        InTheGallery gallery = InTheGallery.watching(Link.of(sheet));
        gallery.watching().goToEnd();
        ScoreCard card = sheet.result().orElseThrow().card();

        assertThat(card.timeBonus()).isEqualTo((gallery.playback().secondsShown() * card.points() + 199) / 200);
    }

    @Test
    void whatIsPausedStandsStillAndGoesOnWhereItWas() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        int moment = beforeAMoveOfThePlayer(InTheGallery.SHEET, 3);
        gallery.pass(() -> gallery.playback().moment() == moment);
        gallery.pass(1000);
        gallery.watching().togglePlaying();
        int clock = gallery.playback().secondsShown();
        int changes = gallery.changes();
        gallery.pass(60_000);

        assertThat(gallery.playback().moment()).isEqualTo(moment);
        assertThat(gallery.playback().secondsShown()).isEqualTo(clock);
        assertThat(gallery.changes()).isEqualTo(changes);
        gallery.watching().togglePlaying();
        gallery.pass(1200);
        assertThat(gallery.playback().moment()).isEqualTo(moment + 1);
    }

    @Test
    void whoPlaysAtTheEndSeesTheMatchAgain() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        gallery.watching().goToEnd();
        gallery.pass(1000);
        gallery.watching().togglePlaying();

        assertThat(gallery.playback().moment()).isZero();
        gallery.pass(() -> gallery.playback().moment() == 2);
    }

    @Test
    void whereMotionIsReducedNothingMovesBeforeItIsAsked() {
        InTheGallery gallery = InTheGallery.withReducedMotion(LINK);
        gallery.pass(20_000);

        assertThat(gallery.playback().moment()).isZero();
        assertThat(gallery.playback().isPlaying()).isFalse();
    }

    @Test
    void aTapOnTheTableStopsAndGoesOn() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        tap(gallery);
        assertThat(gallery.playback().isPlaying()).isFalse();
        tap(gallery);
        assertThat(gallery.playback().isPlaying()).isTrue();
    }

    @Test
    void aTapWhereNoMatchLiesDoesNothing() {
        InTheGallery gallery = InTheGallery.watching("");
        tap(gallery);

        assertThat(gallery.watching().isOpen()).isFalse();
    }

    private static void tap(InTheGallery gallery) {
        gallery.touches().pressed(MOUSE, 450, 250);
        gallery.touches().released(MOUSE, 450, 250);
    }
}
