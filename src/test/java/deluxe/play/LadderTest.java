package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Address;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingAddress;
import deluxe.ports.Sharing;
import org.junit.jupiter.api.Test;

/** The opponents to beat one after the other. */
class LadderTest {
    private final Drawer drawer = new Drawer();
    private final HandClock clock = new HandClock();
    private final RecordingAddress address = new RecordingAddress();

    @Test
    void theMildestComesFirst() {
        Ladder ladder = ladder();

        assertThat(ladder.rungs())
                .extracting(Ladder.Rung::name)
                .containsExactly("Amara", "Bruno", "Isabel", "Kenji", "Magda");
        assertThat(ladder.rungs()).noneMatch(Ladder.Rung::isBeaten);
        assertThat(ladder.rungs()).extracting(Ladder.Rung::isNext).containsExactly(true, false, false, false, false);
    }

    @Test
    void whoWasBeatenAtTheDeluxeTableIsFollowedByTheNext() {
        drawer.write("diary", """
            1 20000 fives easy 40 105 target
            2 20000 fives easy 100 80 target
            3 20000 all-fives medium 100 80 target
            4 20000 fives medium 60 20 ended-early
            """);
        Ladder ladder = ladder();

        assertThat(ladder.rungs()).extracting(Ladder.Rung::isBeaten).containsExactly(true, false, false, false, false);
        assertThat(ladder.rungs()).extracting(Ladder.Rung::isNext).containsExactly(false, true, false, false, false);
        assertThat(ladder.rungs().get(0).tally().games()).isEqualTo(2);
        assertThat(ladder.rungs().get(1).tally().games()).isEqualTo(1);
    }

    @Test
    void whoWasBeatenOutOfTurnStaysBeatenAndTheMildestIsStillNext() {
        drawer.write("diary", "1 20000 fives master 100 80 target\n");

        assertThat(ladder().rungs().get(4).isBeaten()).isTrue();
        assertThat(ladder().rungs()).extracting(Ladder.Rung::isNext).containsExactly(true, false, false, false, false);
    }

    @Test
    void itIsClimbedOnceAllWereBeaten() {
        StringBuilder diary = new StringBuilder();
        int number = 1;
        for (String opponent : new String[] {"master", "easy", "expert", "medium"}) {
            diary.append(number++).append(" 20000 fives ").append(opponent).append(" 100 80 target\n");
        }
        drawer.write("diary", diary.toString());
        assertThat(ladder().isClimbed()).isFalse();

        drawer.write("diary", diary + "5 20000 fives hard 100 80 target\n");
        assertThat(ladder().isClimbed()).isTrue();
        assertThat(ladder().rungs()).noneMatch(Ladder.Rung::isNext);
    }

    @Test
    void gamesThatAreNoLongerListedCount() {
        drawer.write("sums", "fives easy 5 3 0 400 300 0 0 0 0 0 0 0 0 0 0 0 500000000\n");

        assertThat(ladder().rungs().get(0).isBeaten()).isTrue();
    }

    @Test
    void theTableOpensWithTheChosenOpponentAndNothingElseChanges() {
        DeluxeTable table = new DeluxeTable();
        Settings before = settings().withTheme(1).withHints(true);
        before.keep(drawer, table);

        assertThat(ladder().play(Difficulty.EXPERT)).isTrue();
        assertThat(settings()).isEqualTo(before.withDifficulty(Difficulty.EXPERT));
        assertThat(address.led()).containsExactly("page ./");
    }

    @Test
    void whereNothingCanBeKeptTheTableDoesNotOpenWithAnother() {
        drawer.loseItsKey();

        assertThat(ladder().play(Difficulty.EXPERT)).isFalse();
        assertThat(address.led()).isEmpty();
    }

    @Test
    void aGameThatWasLeftAtTheTableIsKnown() {
        assertThat(ladder().isGameLeft()).isFalse();
        drawer.write(Saves.practiceKey(RuleSet.FIVES), "a game");

        assertThat(ladder().isGameLeft()).isTrue();
    }

    private Settings settings() {
        return Settings.from(drawer, new AtAScreen.Computer(false).wishes(), new DeluxeTable());
    }

    private Ladder ladder() {
        Sharing sharing = new Sharing() {
            @Override
            public Address.Given share(String text) {
                return Address.Given.REFUSED;
            }

            @Override
            public String address() {
                return "";
            }
        };
        GamesPage page = new GamesPage(
                new GamesPorts(drawer, clock, clock, new AtAScreen.Computer(false), new English(), sharing, address));
        page.open(() -> {});
        return page.ladder();
    }
}
