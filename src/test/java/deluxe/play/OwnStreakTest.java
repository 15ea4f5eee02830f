package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Table;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Games in a row that were won, also when the oldest are no longer listed. */
class OwnStreakTest {
    private static final int TODAY = 20_000;

    private final Drawer drawer = new Drawer();
    private final StringBuilder lines = new StringBuilder();
    private int games;

    @Test
    void aStreakStaysAsLongWhenItsGamesAreFolded() {
        add(6, "fives easy 105 80");
        add(1, "fives easy 80 105");
        add(3, "muggins hard 105 80");
        add(1, "fives easy 80 105");
        OwnDiary before = opened();
        assertThat(before.statistics().longestStreak()).isEqualTo(6);
        add(OwnGames.MOST - 2, "all-fives master 80 105");
        OwnDiary own = opened();
        own.refresh();

        assertThat(own.folded()).isEqualTo(9);
        assertThat(own.statistics().longestStreak()).isEqualTo(6);
        assertThat(own.statistics().streak()).isZero();
        own.selectTable(Optional.of(Table.MUGGINS));
        assertThat(own.statistics().longestStreak()).isEqualTo(3);
        assertThat(own.statistics().streak()).isEqualTo(3);
        own.selectOpponent(Optional.of(Difficulty.EASY));
        assertThat(own.statistics().longestStreak()).isZero();
        own.selectTable(Optional.empty());
        assertThat(own.statistics().longestStreak()).isEqualTo(6);
        own.selectAllTimes(false);
        assertThat(own.statistics().longestStreak()).isZero();
    }

    @Test
    void aStreakGoesOnFromFoldedGamesToThoseThatAreListed() {
        add(OwnGames.MOST + 20, "fives hard 105 80");

        assertThat(opened().statistics().streak()).isEqualTo(OwnGames.MOST + 20);
        assertThat(opened().statistics().longestStreak()).isEqualTo(OwnGames.MOST + 20);
    }

    @Test
    void streaksGoToAnotherDeviceWithTheSums() {
        add(OwnGames.MOST + 20, "fives hard 105 80");
        String file = opened().export();
        HandClock clock = new HandClock();
        OwnDiary there = new OwnDiary(new Drawer(), clock, clock, new Words(english -> english), () -> {});
        there.refresh();
        there.takeIn(Optional.of(file));

        assertThat(there.statistics().longestStreak()).isEqualTo(OwnGames.MOST + 20);
    }

    private void add(int many, String game) {
        for (int time = 0; time < many; time++) {
            games++;
            lines.append(games)
                    .append(' ')
                    .append(TODAY - 90)
                    .append(' ')
                    .append(game)
                    .append(" target\n");
        }
        drawer.write("diary", lines.toString());
    }

    private OwnDiary opened() {
        HandClock clock = new HandClock();
        OwnDiary own = new OwnDiary(drawer, clock, clock, new Words(english -> english), () -> {});
        own.refresh();
        return own;
    }
}
