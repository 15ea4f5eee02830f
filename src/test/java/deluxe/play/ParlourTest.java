package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import org.junit.jupiter.api.Test;

/** The ways from screen to screen. */
class ParlourTest {
    private final OnADesk desk = new OnADesk(new RecordingHost(""), new Drawer(), new HandClock());
    private final Parlour parlour = desk.parlour();

    @Test
    void whoPressedStartAndClosesTheLessonsPlays() {
        parlour.start();
        assertThat(place()).isEqualTo(Flow.Place.HOW_TO_PLAY);
        parlour.taught(false);

        assertThat(place()).isEqualTo(Flow.Place.TABLE);
    }

    @Test
    void whoPressedHowToPlayAndClosesTheLessonsIsAtTheStart() {
        parlour.showHowToPlay();
        parlour.taught(false);

        assertThat(place()).isEqualTo(Flow.Place.START);
    }

    @Test
    void whoPlaysAgainIsDealtAnotherGame() {
        playAndEnd();
        parlour.playAgain();
        assertThat(place()).isEqualTo(Flow.Place.TABLE);
        desk.pass(desk::isPlayersTurn);

        assertThat(desk.mirror().hand()).hasSize(7);
        assertThat(parlour.results()).isEmpty();
    }

    @Test
    void practiceLeadsBackToTheChoiceOfTheOpponentAndSubmitsNothing() {
        playAndEnd();
        assertThat(parlour.envoy().wayBack()).isEqualTo("Change Opponent");
        parlour.submit();

        assertThat(place()).isEqualTo(Flow.Place.START);
    }

    @Test
    void inPracticeOnADesktopTheMenuHoldsSettingsAndTheClockThatRuns() {
        play();
        desk.hand().askedForMenu();
        assertThat(menu().why()).isEqualTo(Menu.Case.SETTINGS);
        int shown = menu().clockSeconds();
        desk.pass(3000);
        assertThat(menu().clockSeconds()).isBetween(shown - 4, shown - 2);
        parlour.endGame();
        desk.pass(() -> parlour.results().isPresent());

        assertThat(place()).isEqualTo(Flow.Place.RESULTS);
    }

    @Test
    void inAMatchOnADesktopTheMenuHasTheDocumentsWords() {
        OnADesk match = OnADesk.inPlay("7");
        match.hand().askedForMenu();

        assertThat(match.parlour().menu().orElseThrow().why()).isEqualTo(Menu.Case.NO_PAUSE);
    }

    private Menu menu() {
        return parlour.menu().orElseThrow();
    }

    private Flow.Place place() {
        return parlour.flow().place();
    }

    private void play() {
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
    }

    private void playAndEnd() {
        play();
        parlour.endGame();
        desk.pass(() -> parlour.results().isPresent());
    }
}
