package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Effect;
import deluxe.ports.Pointers.Pointer;
import deluxe.table.Scores;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Watching recorded matches, from the link to the score card. */
class WatchingTest {
    private static final ScoreSheet SHEET = InTheGallery.sheet("7", 2000);
    private static final String LINK = Link.of(SHEET);
    private static final int LAST = SHEET.lines().size() - 1;
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
        InTheGallery gallery = InTheGallery.watching(Link.of(InTheGallery.sheet("7", 20_000)));
        gallery.pass(Playback.LONGEST_WAIT_MILLIS / 2);
        int half = gallery.playback().secondsShown();
        gallery.pass(() -> gallery.playback().moment() == 1);
        double begin = gallery.nowMillis();
        gallery.pass(() -> gallery.playback().moment() == 2);

        assertThat(half).isBetween(280, 298);
        assertThat(gallery.nowMillis() - begin).isBetween(2900.0, 3200.0);
        assertThat(gallery.playback().secondsShown()).isEqualTo(260);
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
    void whatIsPausedStandsStillAndGoesOnWhereItWas() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        gallery.pass(() -> gallery.playback().moment() == 3);
        gallery.pass(1000);
        gallery.watching().togglePlaying();
        int clock = gallery.playback().secondsShown();
        int changes = gallery.changes();
        gallery.pass(60_000);

        assertThat(gallery.playback().moment()).isEqualTo(3);
        assertThat(gallery.playback().secondsShown()).isEqualTo(clock);
        assertThat(gallery.changes()).isEqualTo(changes);
        gallery.watching().togglePlaying();
        gallery.pass(1200);
        assertThat(gallery.playback().moment()).isEqualTo(4);
    }

    @Test
    void backAndForwardTellTheSame() {
        InTheGallery gallery = InTheGallery.withReducedMotion(LINK);
        List<String> forwards = new ArrayList<>();
        for (int moment = 0; moment <= LAST; moment++) {
            forwards.add(told(gallery));
            gallery.watching().stepForward();
        }
        List<String> backwards = new ArrayList<>();
        for (int moment = 0; moment <= LAST; moment++) {
            backwards.add(0, told(gallery));
            gallery.watching().stepBack();
        }

        assertThat(backwards).isEqualTo(forwards).hasSize(LAST + 1);
        assertThat(gallery.playback().moment()).isZero();
    }

    private static String told(InTheGallery gallery) {
        Playback at = gallery.playback();
        return at.moment() + " " + at.round() + " " + at.news() + at.scores() + at.secondsShown();
    }

    @Test
    void aBoardThatWasJumpedToLiesLikeOneThatWasPlayed() {
        InTheGallery played = InTheGallery.withReducedMotion(LINK);
        for (int step = 0; step < 12; step++) {
            played.watching().stepForward();
            played.pass(2000);
        }
        InTheGallery jumped = InTheGallery.withReducedMotion(LINK);
        jumped.watching().goTo(12);

        assertThat(boardOf(jumped)).isEqualTo(boardOf(played));
    }

    /** Where the twelve tiles and their shadows are drawn, seen from the first: how far the eye has panned is not what it is about. */
    private static List<String> boardOf(InTheGallery gallery) {
        List<String[]> draws = gallery.picture().calls().stream()
                .filter(call -> call.startsWith("draw "))
                .skip(1)
                .limit(24)
                .map(call -> call.split(" "))
                .toList();
        return draws.stream()
                .map(draw -> apart(draw[1], draws.get(0)[1]) + " " + apart(draw[2], draws.get(0)[2]) + " " + draw[3])
                .toList();
    }

    private static long apart(String one, String other) {
        return Math.round(Double.parseDouble(one) - Double.parseDouble(other));
    }

    @Test
    void theEndCanBeJumpedToAndShowsTheScoreAtOnce() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        gallery.watching().goToEnd();

        Scores scores = SHEET.result().orElseThrow().outcome().scores();
        assertThat(gallery.playback().scoreCard()).isPresent();
        assertThat(gallery.playback().scores()).isEqualTo(scores);
        gallery.watching().stepBack();
        assertThat(gallery.playback().scoreCard()).isEmpty();
    }

    @Test
    void outsideOfTheMatchThereIsNoMoment() {
        Watching watching = InTheGallery.watching(LINK).watching();
        watching.goTo(LAST + 100);
        assertThat(watching.playback().moment()).isEqualTo(LAST);
        watching.stepForward();
        assertThat(watching.playback().moment()).isEqualTo(LAST);
        watching.goTo(-100);
        assertThat(watching.playback().moment()).isZero();
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
    void openHandsShowTilesWhereClosedOnesShowBacks() {
        InTheGallery gallery = InTheGallery.withReducedMotion(LINK);
        gallery.watching().goTo(6);
        List<String> closed = gallery.picture().calls();
        gallery.watching().openHands(true);
        List<String> open = gallery.picture().calls();
        gallery.watching().openHands(false);

        assertThat(open).isNotEqualTo(closed);
        assertThat(gallery.picture().calls()).isEqualTo(closed);
    }

    @Test
    void tilesAreHeardUntilTheyAreMuted() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        gallery.pass(() -> gallery.sound().effects().contains(Effect.CLACK));
        assertThat(gallery.sound().effectsVolume()).isPositive();
        gallery.watching().silence(true);

        assertThat(gallery.sound().effectsVolume()).isZero();
        assertThat(gallery.sound().pulses()).isEmpty();
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

    @Test
    void aSheetAndAWholeAddressAreReadToo() {
        InTheGallery gallery = InTheGallery.watching(SHEET.text());
        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
        gallery.open(" https://tournament.example/game/watch.html?player=Ana#" + LINK + "\n");
        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
    }

    @Test
    void whatIsPastedIsWatchedWhenThatIsAskedFor() {
        Watching watching = InTheGallery.watching("").watching();
        watching.paste(SHEET.text());
        assertThat(watching.isOpen()).isFalse();
        watching.watchPasted();

        assertThat(watching.trouble()).isEmpty();
        assertThat(watching.playback().player()).isEqualTo("Player");
    }

    @Test
    void whatIsRefusedIsMarkedAndWatchedUpToTheLine() {
        String text = SHEET.text();
        String cheat = text.replaceFirst("(?m)^(\\d+) opponent plays .*$", "$1 opponent draws");
        int line = text.substring(0, text.indexOf("opponent plays")).split("\n", -1).length;
        InTheGallery gallery = InTheGallery.watching(cheat);

        assertThat(gallery.playback().refusal()).startsWith("line " + line + ": ");
        assertThat(gallery.playback().lastMoment()).isEqualTo(line - SHEET.lineOf(0) - 1);
        gallery.watching().goToEnd();
        assertThat(gallery.playback().scoreCard()).isEmpty();
    }

    @Test
    void aWrongTotalIsRefusedAndTheMatchIsSeenWithoutIt() {
        int total = SHEET.result().orElseThrow().total();
        String text = SHEET.text().replace("total " + total, "total " + (total + 1));
        InTheGallery gallery = InTheGallery.watching(text);
        gallery.watching().goToEnd();

        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
        assertThat(gallery.playback().refusal()).contains("total is " + total + ", not " + (total + 1));
        assertThat(gallery.playback().scoreCard()).isEmpty();
        assertThat(Verification.verify(text).toString()).contains("Rejected");
    }

    @Test
    void whatIsNoRecordIsNamedInOneLine() {
        assertTrouble("C" + LINK.substring(1), "this link is of format 2, and only 1 is known here");
        assertTrouble(LINK.substring(0, 100), "the link is cut off");
        assertTrouble(LINK.substring(0, 50) + "!" + LINK.substring(51), "! is no letter of a link");
        assertTrouble("A".repeat(250_001), "the number of letters in a link is from 0 to 250000, not 250001");
        assertTrouble("", "the link is cut off");
        assertTrouble("dominoes-deluxe 2\nmatch m", "line 1: this is format 2");
        assertTrouble(SHEET.text().replace("0 round 1", "0 round 2"), "line " + SHEET.lineOf(0) + ": ");
    }

    private static void assertTrouble(String record, String words) {
        InTheGallery gallery = InTheGallery.watching(record);

        assertThat(gallery.watching().isOpen()).isFalse();
        assertThat(gallery.watching().trouble()).contains(words).doesNotContain("\n");
    }

    @Test
    void aNameThatFillsTheScreenIsRefused() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        gallery.watching().open(LINK, Optional.of("A".repeat(41)), Optional.empty());

        assertThat(gallery.watching().trouble()).isEqualTo("the length of player is from 1 to 40, not 41");
    }
}
