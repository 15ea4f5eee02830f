package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.play.GameMenu.Case;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.session.LeftMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GameMenuTest {
    @ParameterizedTest
    @CsvSource({
        "120000, 02:00",
        "119001, 02:00",
        "119000, 01:59",
        "1000, 00:01",
        "1, 00:01",
        "0, 00:00",
        "3600000, 60:00"
    })
    void theTimeLeftOfAPauseIsRoundedUpToSeconds(int leftMillis, String shown) {
        assertThat(new GameMenu(Case.PAUSED, leftMillis, -1).header(new Words(english -> english)))
                .isEqualTo("Game Paused. Resumes in " + shown);
    }

    @ParameterizedTest
    @EnumSource(names = {"PAUSED", "LEFT"})
    void aPauseWarnsOfItsEnd(Case why) {
        assertThat(new GameMenu(why, 5000, -1).body())
                .isEqualTo("If paused for too long, the game will end & submit your current score.");
    }

    @ParameterizedTest
    @EnumSource(names = {"NO_PAUSE", "RAN_OUT"})
    void withoutAPauseItAsksWhetherToEndAndSaysWhy(Case why) {
        GameMenu menu = new GameMenu(why, 0, -1);

        assertThat(menu.header(new Words(english -> english))).isEqualTo("End Early?");
        assertThat(menu.body())
                .isEqualTo("The game can no longer be paused. Our games require timely score submission and cannot be"
                        + " paused indefinitely.");
    }

    @Test
    void openingTheSettingsDoesNotAskWhetherToEndEarly() {
        GameMenu menu = new GameMenu(Case.SETTINGS, 0, 61);

        assertThat(menu.header(new Words(english -> english))).isEqualTo("Settings");
        assertThat(menu.body()).isEmpty();
        assertThat(menu.canEnd()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"SETTINGS, 61, Time left: 1:01", "NO_PAUSE, 5, Time left: 0:05", "PAUSED, 61, ''", "NO_PAUSE, -1, ''"})
    void aClockThatKeepsRunningIsShownInTheMenu(Case why, int seconds, String shown) {
        assertThat(new GameMenu(why, 0, seconds).clock(new Words(english -> english)))
                .isEqualTo(shown);
    }

    @Test
    void theGameCanBeEndedFromTheMenuUnlessThePlayerHadLeft() {
        assertThat(Case.values())
                .filteredOn(why -> !new GameMenu(why, 0, -1).canEnd())
                .containsExactly(Case.LEFT);
    }

    @Test
    void itAsksBeforeTheGameEndsAndForgetsThatWhenItIsOpenedAgain() {
        OnADesk desk = OnADesk.inPlay("7");
        desk.hand().askedForMenu();
        desk.visit().askToEnd();
        assertThat(desk.menu().isEnding()).isTrue();
        assertThat(desk.menu().header(new Words(english -> english))).isEqualTo("End the Game?");

        desk.pass(2000);
        assertThat(desk.menu().isEnding()).isTrue();
        desk.visit().keepPlaying();
        desk.hand().askedForMenu();
        assertThat(desk.menu().isEnding()).isFalse();
    }

    @Test
    void theRulesInItAreThoseOfTheGame() {
        OnADesk desk = OnADesk.inPlayAtMuggins("7");
        desk.hand().askedForMenu();

        assertThat(desk.visit().rulesAtHand().orElseThrow().name()).isEqualTo("muggins");
    }

    @Test
    void thePlayersOwnGameCanBeSavedAsItStands() {
        OnADesk desk = new OnADesk(new RecordingHost(""), new Drawer(), new HandClock());
        desk.sitDown();
        desk.pass(desk::isPlayersTurn);
        desk.place();
        desk.hand().askedForMenu();

        assertThat(LeftMatch.sheet(desk.visit().recordAtHand()).result()).isEmpty();
    }

    @Test
    void theRecordOfAMatchThatAHostAskedForStaysHere() {
        OnADesk desk = OnADesk.inPlay("7");
        desk.place();
        desk.hand().askedForMenu();

        assertThat(desk.visit().recordAtHand()).isEmpty();
    }

    @Test
    void aMatchBeginsWithTheOpponentsName() {
        OnADesk desk = OnADesk.atTheDoor("7");
        desk.sitDown();

        desk.pass(() -> desk.mirror().news().equals("You play against Amara."));
    }
}
