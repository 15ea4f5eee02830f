package deluxe.play;

import static deluxe.play.OwnGamesDesk.TODAY;
import static deluxe.play.OwnGamesDesk.play;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.tournament.ScoreSheet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Own games that go to another device in a file. */
class OwnImportTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;

    private final OwnGamesDesk desk = new OwnGamesDesk();
    private final Drawer drawer = desk.drawer();

    @Test
    void aFileBringsTheGamesToAnotherDeviceAndNoneTwice() {
        play(drawer, SHEET, 2);
        drawer.write("best fives hard", "20000 100 100");
        String file = desk.opened(drawer).export();
        Drawer other = new Drawer();
        play(other, OnTheWatchPage.sheet("8", 2000), 1);
        OwnDiary there = desk.opened(other);
        there.takeIn(Optional.of(file));

        assertThat(there.notice()).isEqualTo("2 games were added.");
        assertThat(there.statistics().tally().games()).isEqualTo(3);
        assertThat(there.listed()).allMatch(OwnGame::isRecorded);
        assertThat(other.read("best fives hard")).contains("20000 100 100");
        there.takeIn(Optional.of(file));
        assertThat(there.notice()).isEqualTo("0 games were added.");
        assertThat(there.statistics().tally().games()).isEqualTo(3);
    }

    @Test
    void ofTheBestScoresOfTwoDevicesTheBestStays() {
        drawer.write("best fives hard", "20000 300 400");
        drawer.write("best fives easy", "20000 100 100");
        drawer.write("best fives master", "20001 50 500");
        String file = desk.opened(drawer).export();
        Drawer other = new Drawer();
        other.write("best fives hard", "20000 200 900");
        other.write("best fives easy", "20000 250 250");
        other.write("best fives master", "20000 300 300");
        desk.opened(other).takeIn(Optional.of(file));

        assertThat(other.read("best fives hard")).contains("20000 300 900");
        assertThat(other.read("best fives easy")).contains("20000 250 250");
        assertThat(other.read("best fives master")).contains("20001 50 500");
    }

    @Test
    void gamesThatWereFoldedHereSinceTheExportAreNotAddedAgain() {
        play(drawer, SHEET, 500);
        play(drawer, OnTheWatchPage.sheet("8", 2000), OwnGames.MOST - 500);
        String file = desk.opened(drawer).export();
        play(drawer, SHEET, 100);
        OwnDiary own = desk.opened(drawer);
        own.takeIn(Optional.of(file));

        assertThat(own.notice()).isEqualTo("0 games were added.");
        assertThat(own.statistics().tally().games()).isEqualTo(OwnGames.MOST + 100);
        own.takeIn(Optional.of(own.export()));
        assertThat(own.notice()).isEqualTo("0 games were added.");
        assertThat(own.folded()).isEqualTo(100);
    }

    @Test
    void anotherDevicesSumsAreTakenOverOnceAndToldIfTheyAreLeftOut() {
        play(drawer, SHEET, OwnGames.MOST + 7);
        String file = desk.opened(drawer).export();
        OwnDiary there = desk.opened(new Drawer());
        there.takeIn(Optional.of(file));
        assertThat(there.statistics().tally().games()).isEqualTo(OwnGames.MOST + 7);
        there.takeIn(Optional.of(file));
        assertThat(there.notice()).isEqualTo("0 games were added.");

        Drawer full = new Drawer();
        play(full, OnTheWatchPage.sheet("8", 2000), OwnGames.MOST + 1);
        OwnDiary other = desk.opened(full);
        other.takeIn(Optional.of(file));
        assertThat(other.notice()).contains("1000 games were added. 7 older ones", "left out");
        assertThat(other.statistics().tally().games()).isEqualTo(2 * OwnGames.MOST + 1);
    }

    @Test
    void importedGamesTakeTheirPlaceByTheDayAndTheOldestAreFoldedFirst() {
        new Diary(new Shelf(drawer)).add(OnTheWatchPage.sheet("8", 2000), TODAY - 400);
        String file = desk.opened(drawer).export();
        Drawer other = new Drawer();
        play(other, SHEET, OwnGames.MOST - 1);
        OwnDiary there = desk.opened(other);
        there.takeIn(Optional.of(file));
        assertThat(there.statistics().games().get(0).day()).isEqualTo(TODAY - 400);
        assertThat(there.listed().get(0).entry().day()).isEqualTo(TODAY);

        play(other, SHEET, 1);
        OwnDiary later = desk.opened(other);
        assertThat(later.folded()).isEqualTo(1);
        assertThat(later.statistics().games()).hasSize(OwnGames.MOST).allMatch(game -> game.day() == TODAY);
        assertThat(later.listed())
                .allMatch(OwnGame::isRecorded)
                .allMatch(game -> later.total(game).isPresent());
        assertThat(desk.opened(other).statistics().tally().games()).isEqualTo(OwnGames.MOST + 1);
    }

    @Test
    void aFileThatWasChangedOrIsOfALaterVersionIsRefusedInThePlayersLanguageAndNothingChanges() throws IOException {
        play(drawer, SHEET, 1);
        String file = desk.opened(drawer).export();
        Map<String, String> spanish = LanguagesTest.words(Path.of("src/main/webapp/words/games/es.txt"));
        Drawer other = new Drawer();
        OwnDiary there = desk.opened(other);
        for (String bad : List.of(
                "",
                "dominoes-deluxe-games 1\n",
                file.replace(" hard ", " easy "),
                file.substring(0, file.length() - 1),
                file.replace("games 1\n", "games 2\n"),
                OwnFile.write(List.of(new OwnFile.Kept("diary", "1 2 chess\n"))),
                OwnFile.write(List.of(new OwnFile.Kept("best fives hard", "many"))),
                OwnFile.write(List.of(new OwnFile.Kept("sitting", "a game"))))) {
            there.takeIn(Optional.of(bad));
            assertThat(there.notice()).contains("can't be imported", "Nothing was changed");
            assertThat(spanish).containsKey(there.notice());
        }
        assertThat(other.lasting()).isEmpty();
    }
}
