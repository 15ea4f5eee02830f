package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import org.junit.jupiter.api.Test;

/** The ways from screen to screen. */
class VisitTest {
    private final OnADesk desk = new OnADesk(new RecordingHost(""), new Drawer(), new HandClock());
    private final Visit visit = desk.visit();

    @Test
    void whoPressedStartAndClosesTheLessonsPlays() {
        visit.start();
        assertThat(desk.screen()).isInstanceOf(Screen.Learning.class);
        visit.taught(false);

        assertThat(desk.screen()).isInstanceOf(Screen.AtTable.class);
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
    void inPracticeOnADesktopTheMenuHoldsSettingsAndTheClockThatRuns() {
        play();
        desk.hand().askedForMenu();
        assertThat(menu().why()).isEqualTo(GameMenu.Case.SETTINGS);
        int shown = menu().clockSeconds();
        desk.pass(3000);
        assertThat(menu().clockSeconds()).isBetween(shown - 4, shown - 2);
        visit.endGame();
        desk.pass(() -> desk.results().isPresent());

        assertThat(desk.screen()).isInstanceOf(Screen.AtResults.class);
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
