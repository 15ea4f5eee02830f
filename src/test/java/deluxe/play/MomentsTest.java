package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.stage.deluxe.DeluxeClip;
import deluxe.table.Scores;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Any moment of a recorded match, from any other. */
class MomentsTest {
    private static final ScoreSheet SHEET = InTheGallery.SHEET;
    private static final String LINK = InTheGallery.LINK;
    private static final int LAST = InTheGallery.LAST;

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
        gallery.pass(() -> gallery.sound().clips().contains(DeluxeClip.CLACK));
        assertThat(gallery.sound().effectsVolume()).isPositive();
        gallery.watching().silence(true);

        assertThat(gallery.sound().effectsVolume()).isZero();
        assertThat(gallery.sound().pulses()).isEmpty();
    }
}
