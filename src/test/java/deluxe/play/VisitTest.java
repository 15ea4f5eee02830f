package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import org.junit.jupiter.api.Test;

/** The ways from screen to screen. */
class VisitTest {
    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final OnADesk desk = new OnADesk(new RecordingHost(""), drawer, clock);
    private final Visit visit = desk.visit();

    @Test
    void whoPressedStartAndClosesTheLessonsPlays() {
        visit.start();
        assertThat(desk.screen()).isInstanceOf(Screen.Learning.class);
        visit.taught(false);

        assertThat(desk.screen()).isInstanceOf(Screen.AtTable.class);
    }

    @Test
    void aHostsPlayersPlayAtOnceIfItWantsNoLessonsFirst() {
        Visit other = new OnADesk(new RecordingHost("host").withoutLessons(), drawer, clock).visit();
        other.start();

        assertThat(other.page().screen()).isInstanceOf(Screen.AtTable.class);
    }

    @Test
    void whoPressedHowToPlayAndClosesTheLessonsIsAtTheStart() {
        visit.showHowToPlay();
        visit.taught(false);

        assertThat(desk.screen()).isInstanceOf(Screen.AtStart.class);
    }

    @Test
    void whoPlaysAgainIsDealtAnotherGame() {
        playAndEnd();
        visit.playAgain();
        assertThat(desk.screen()).isInstanceOf(Screen.AtTable.class);
        desk.pass(desk::isPlayersTurn);

        assertThat(desk.mirror().hand()).hasSize(7);
        assertThat(desk.results()).isEmpty();
    }

    @Test
    void practiceLeadsBackToTheChoiceOfTheOpponentAndSubmitsNothing() {
        playAndEnd();
        assertThat(visit.host().wayBack()).isEqualTo("Change Opponent");
        visit.submit();

        assertThat(desk.screen()).isInstanceOf(Screen.AtStart.class);
    }

    @Test
    void practiceIsPausedOnADesktopTooAndItsClockStandsStill() {
        play();
        int shown = desk.session().secondsShown();
        desk.hand().askedForMenu();
        assertThat(menu().why()).isEqualTo(GameMenu.Case.PAUSED);
        desk.pass(60_000);
        visit.keepPlaying();

        assertThat(desk.session().secondsShown()).isEqualTo(shown);
    }

    @Test
    void practiceRestsWhileThePageIsClosed() {
        play();
        clock.sleep(3_600_000);
        OnADesk later = new OnADesk(new RecordingHost(""), drawer, clock);
        later.visit().keepPlaying();

        assertThat(later.session().secondsShown()).isGreaterThan(290);
    }

    @Test
    void aPauseThatIsAskedForInTheCountdownIsAPause() {
        OnADesk match = OnADesk.atTheDoorWherePausesAre("always");
        match.sitDown();
        match.pass(500);
        match.hand().askedForMenu();
        assertThat(match.menu().why()).isEqualTo(GameMenu.Case.PAUSED);
        match.pass(30_000);
        match.visit().keepPlaying();

        assertThat(match.session().secondsShown()).isEqualTo(60);
    }

    @Test
    void inAMatchOnADesktopTheMenuHasTheDocumentsWords() {
        OnADesk match = OnADesk.inPlay("7");
        match.hand().askedForMenu();

        assertThat(match.menu().why()).isEqualTo(GameMenu.Case.NO_PAUSE);
    }

    private GameMenu menu() {
        return desk.menu();
    }

    private void play() {
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
    }

    private void playAndEnd() {
        play();
        visit.endGame();
        desk.pass(() -> desk.results().isPresent());
    }
}
