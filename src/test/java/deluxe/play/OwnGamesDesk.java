package deluxe.play;

import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.tournament.ScoreSheet;

/** A device with games that were played on it, for tests of the page with the own games. */
final class OwnGamesDesk {
    static final int TODAY = 20_000;

    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();

    Drawer drawer() {
        return drawer;
    }

    HandClock clock() {
        return clock;
    }

    static void play(Drawer drawer, ScoreSheet sheet, int times) {
        Diary diary = new Diary(new Shelf(drawer));
        for (int time = 0; time < times; time++) {
            diary.add(sheet, TODAY);
        }
    }

    OwnDiary opened(Drawer drawer) {
        OwnDiary own = new OwnDiary(drawer, clock, clock, new Words(english -> english), () -> {});
        own.refresh();
        return own;
    }
}
