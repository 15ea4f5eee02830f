package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.tournament.ScoreSheet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The page with the own games on a device whose storage is full: it says so, and loses nothing that was there. */
class OwnRoomTest {
    private static final int TODAY = 20_000;
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final String FULL = "No room is left";

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();

    @Test
    void anImportThatFindsNoRoomSaysSo() {
        play(drawer, 3);
        String file = opened(drawer).export();
        Drawer small = new Drawer();
        small.fill(300);
        OwnDiary there = opened(small);
        there.takeIn(Optional.of(file));

        assertThat(there.notice()).startsWith("3 games were added.").contains(FULL);
        assertThat(there.listed()).hasSize(3).allMatch(OwnGame::isRecorded);
        Drawer large = new Drawer();
        OwnDiary elsewhere = opened(large);
        elsewhere.takeIn(Optional.of(file));
        assertThat(elsewhere.notice()).isEqualTo("3 games were added.");
    }

    @Test
    void gamesAreOnlyFoldedIfThereIsRoomForTheirSums() {
        play(drawer, OwnGames.MOST);
        opened(drawer);
        play(drawer, 5);
        drawer.fill(0);
        OwnDiary own = opened(drawer);
        assertThat(own.notice()).contains(FULL);
        assertThat(own.statistics().tally().games()).isEqualTo(OwnGames.MOST + 5);
        own.refresh();
        assertThat(own.statistics().tally().games()).isEqualTo(OwnGames.MOST + 5);

        assertThat(nextVisit().statistics().tally().games()).isEqualTo(OwnGames.MOST + 5);
        assertThat(nextVisit().listed()).allMatch(OwnGame::isRecorded);
    }

    @Test
    void recordsStayUntilWhatTheyTellIsKept() {
        play(drawer, 2);
        drawer.fill(0);
        assertThat(opened(drawer).notice()).contains(FULL);

        OwnDiary later = nextVisit();
        assertThat(later.listed()).allMatch(game -> later.total(game).isPresent());
        assertThat(later.notice()).isEmpty();
    }

    /** Somebody has made room. */
    private OwnDiary nextVisit() {
        Drawer same = new Drawer();
        drawer.lasting().forEach(same::write);
        return opened(same);
    }

    private static void play(Drawer drawer, int times) {
        Diary diary = new Diary(new Shelf(drawer));
        for (int time = 0; time < times; time++) {
            diary.add(SHEET, TODAY);
        }
    }

    private OwnDiary opened(Drawer drawer) {
        OwnDiary own = new OwnDiary(drawer, clock, clock, new Words(english -> english), () -> {});
        own.refresh();
        return own;
    }
}
