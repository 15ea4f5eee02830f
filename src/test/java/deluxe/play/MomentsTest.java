package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.stage.deluxe.DeluxeClip;
import deluxe.table.Scores;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Going to any moment of a recorded match from any other. */
class MomentsTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final String LINK = OnTheWatchPage.LINK;
    private static final int LAST = OnTheWatchPage.LAST;

    @Test
    void backAndForwardTellTheSame() {
        OnTheWatchPage page = OnTheWatchPage.withReducedMotion(LINK);
        List<String> forwards = new ArrayList<>();
        for (int moment = 0; moment <= LAST; moment++) {
            forwards.add(told(page));
            page.match().stepForward();
        }
        List<String> backwards = new ArrayList<>();
        for (int moment = 0; moment <= LAST; moment++) {
            backwards.add(0, told(page));
            page.match().stepBack();
        }

        assertThat(backwards).isEqualTo(forwards).hasSize(LAST + 1);
        assertThat(page.match().moment()).isZero();
    }

    private static String told(OnTheWatchPage page) {
        WatchedMatch at = page.match();
        return at.moment() + " " + at.round() + " " + at.news() + at.scores() + at.secondsShown();
    }

    @Test
    void aBoardThatWasJumpedToLiesLikeOneThatWasPlayed() {
        OnTheWatchPage played = OnTheWatchPage.withReducedMotion(LINK);
        for (int step = 0; step < 12; step++) {
            played.match().stepForward();
            played.pass(2000);
        }
        OnTheWatchPage jumped = OnTheWatchPage.withReducedMotion(LINK);
        jumped.match().goTo(12);

        assertThat(boardOf(jumped)).isEqualTo(boardOf(played));
    }

    /** Where the twelve tiles and their shadows are drawn, relative to the first: how far the view has panned does not matter here. */
    private static List<String> boardOf(OnTheWatchPage page) {
        List<String[]> draws = page.picture().calls().stream()
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
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        page.match().goToEnd();

        Scores scores = SHEET.result().orElseThrow().outcome().scores();
        assertThat(page.match().scoreCard()).isPresent();
        assertThat(page.match().scores()).isEqualTo(scores);
        page.match().stepBack();
        assertThat(page.match().scoreCard()).isEmpty();
    }

    @Test
    void goingPastEitherEndStopsAtTheFirstOrLastMoment() {
        WatchedMatch match = OnTheWatchPage.watching(LINK).match();
        match.goTo(LAST + 100);
        assertThat(match.moment()).isEqualTo(LAST);
        match.stepForward();
        assertThat(match.moment()).isEqualTo(LAST);
        match.goTo(-100);
        assertThat(match.moment()).isZero();
    }

    @Test
    void openHandsShowTilesWhereClosedOnesShowBacks() {
        OnTheWatchPage page = OnTheWatchPage.withReducedMotion(LINK);
        page.match().goTo(6);
        List<String> closed = page.picture().calls();
        page.match().openHands(true);
        List<String> open = page.picture().calls();
        page.match().openHands(false);

        assertThat(open).isNotEqualTo(closed);
        assertThat(page.picture().calls()).isEqualTo(closed);
    }

    @Test
    void tilesAreHeardUntilTheyAreMuted() {
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        page.pass(() -> page.sound().clips().contains(DeluxeClip.CLACK));
        assertThat(page.sound().effectsVolume()).isPositive();
        page.watching().silence(true);

        assertThat(page.sound().effectsVolume()).isZero();
        assertThat(page.sound().pulses()).isEmpty();
    }
}
