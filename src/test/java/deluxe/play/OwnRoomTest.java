package deluxe.play;

import static deluxe.play.OwnGamesDesk.play;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.tournament.ScoreSheet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The page with the own games on a device whose storage is full: it says so, and loses nothing that was there. */
class OwnRoomTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final String FULL = "No room is left";

    private final OwnGamesDesk desk = new OwnGamesDesk();
    private final Drawer drawer = desk.drawer();

    @Test
    void anImportThatFindsNoRoomSaysSo() {
        play(drawer, SHEET, 3);
        String file = desk.opened(drawer).export();
        Drawer small = new Drawer();
        small.fill(300);
        OwnDiary there = desk.opened(small);
        there.takeIn(Optional.of(file));

        assertThat(there.notice()).startsWith("3 games were added.").contains(FULL);
        assertThat(there.listed()).hasSize(3).allMatch(OwnGame::isRecorded);
        Drawer large = new Drawer();
        OwnDiary elsewhere = desk.opened(large);
        elsewhere.takeIn(Optional.of(file));
        assertThat(elsewhere.notice()).isEqualTo("3 games were added.");
    }

    @Test
    void gamesAreOnlyFoldedIfThereIsRoomForTheirSums() {
        play(drawer, SHEET, OwnGames.MOST);
        desk.opened(drawer);
        play(drawer, SHEET, 5);
        drawer.fill(0);
        OwnDiary own = desk.opened(drawer);
        assertThat(own.notice()).contains(FULL);
        assertThat(own.statistics().tally().games()).isEqualTo(OwnGames.MOST + 5);
        own.refresh();
        assertThat(own.statistics().tally().games()).isEqualTo(OwnGames.MOST + 5);

        assertThat(nextVisit().statistics().tally().games()).isEqualTo(OwnGames.MOST + 5);
        assertThat(nextVisit().listed()).allMatch(OwnGame::isRecorded);
    }

    @Test
    void recordsStayUntilWhatTheyTellIsKept() {
        play(drawer, SHEET, 2);
        drawer.fill(0);
        assertThat(desk.opened(drawer).notice()).contains(FULL);

        OwnDiary later = nextVisit();
        assertThat(later.listed()).allMatch(game -> later.total(game).isPresent());
        assertThat(later.notice()).isEmpty();
    }

    /** Somebody has made room. */
    private OwnDiary nextVisit() {
        Drawer same = new Drawer();
        drawer.lasting().forEach(same::write);
        return desk.opened(same);
    }
}
