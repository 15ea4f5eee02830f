package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Drawer;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiaryTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final int TODAY = 20_784;

    private final Drawer drawer = new Drawer();
    private final Diary diary = new Diary(new Shelf(drawer));

    @Test
    void aFinishedGameIsALineAndItsRecord() {
        assertThat(diary.add(SHEET, TODAY)).isTrue();

        Diary.Entry game = new Diary.Entry(
                1,
                TODAY,
                RuleSet.FIVES,
                Difficulty.HARD,
                SHEET.result().orElseThrow().outcome());
        assertThat(entries()).containsExactly(game);
        assertThat(diary.record(1)).contains(SHEET.text());
    }

    @Test
    void theRecordsOfTheLatestHundredStayAsTheyAreAndNoLineIsLost() {
        for (int played = 0; played < 1003; played++) {
            diary.add(SHEET, TODAY);
        }

        assertThat(entries()).hasSize(1003);
        assertThat(entries().stream().filter(game -> diary.record(game.number()).isPresent()))
                .extracting(Diary.Entry::number)
                .hasSize(100)
                .startsWith(904)
                .endsWith(1003);
    }

    @Test
    void aFullStorageLosesNoOlderRecordForAGameThatFindsNoRoom() {
        for (int played = 0; played < Diary.MOST_RECORDS; played++) {
            diary.add(SHEET, TODAY);
        }
        drawer.fill(10);
        assertThat(diary.add(SHEET, TODAY)).isFalse();

        assertThat(drawer.lasting()).containsKeys("diary 1", "diary 100");
        assertThat(new Diary(new Shelf(drawer)).record(1)).contains(SHEET.text());
    }

    @Test
    void aDiaryThatCannotBeReadIsSetAsideAndTheNextGameBeginsAnother() {
        drawer.write("diary", "1 20784 chess hard 100 30 target\n");
        assertThat(diary.read().flaw()).contains("chess");

        diary.add(SHEET, TODAY);
        assertThat(entries()).hasSize(1);
        assertThat(drawer.read("aside 1 diary")).isPresent();
    }

    @Test
    void anOwnGameIsWatchedByItsNumberAndItsAddressBecomesALink() {
        OnTheWatchPage page = OnTheWatchPage.watching("");
        new Diary(new Shelf(page.drawer())).add(SHEET, TODAY);
        page.watching().openOwn(1);

        assertThat(page.match().lastMoment()).isEqualTo(OnTheWatchPage.LAST);
        assertThat(page.address().led()).containsExactly(OnTheWatchPage.LINK + "?");
        page.watching().openOwn(2);
        assertThat(page.watching().trouble()).isNotEmpty();
    }

    @Test
    void aGameIsToldByItsTableItsScoreAndHowItEnded() {
        assertThat(told(Ending.TARGET_REACHED, 105, 80)).isEqualTo("Dominoes Deluxe: You 105, Isabel 80: Won");
        assertThat(told(Ending.TIME_UP, 40, 80)).isEqualTo("Dominoes Deluxe: You 40, Isabel 80: Lost");
        assertThat(told(Ending.TIME_UP, 40, 40)).isEqualTo("Dominoes Deluxe: You 40, Isabel 40: A Tie");
        assertThat(told(Ending.ENDED_EARLY, 40, 20)).isEqualTo("Dominoes Deluxe: You 40, Isabel 20: Ended Early");
    }

    private static String told(Ending ending, int player, int opponent) {
        Outcome outcome = new Outcome(ending, new Scores(player, opponent));
        OwnGame game = new OwnGame(
                new Diary.Entry(1, TODAY, RuleSet.FIVES, Difficulty.HARD, outcome),
                true,
                new Words(english -> english));
        return game.table() + ": " + game.scores() + ": " + game.ending();
    }

    private List<Diary.Entry> entries() {
        return diary.read().value().orElseThrow();
    }
}
