package deluxe.screens;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.play.KeptGames;
import deluxe.play.SpokenWords;
import deluxe.ports.Drawer;
import deluxe.ports.Folder;
import deluxe.ports.HandClock;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeptGamesScreenTest {
    private final Folder folder = new Folder();
    private final Drawer drawer = new Drawer();
    private final KeptGames games = new KeptGames(RuleSet.ALL_FIVES, drawer, new HandClock(), SpokenWords.english());
    private final Match match = Match.begin(Terms.practice(RuleSet.ALL_FIVES, Difficulty.HARD, Seed.of("5")))
            .next();
    private final String record = ScoreSheet.of(match).text();
    private Optional<Save> atHand = Optional.of(new Save(record, 10, 20, 0, ""));
    private final List<LeftMatch> restored = new ArrayList<>();
    private int changes;
    private boolean closed;
    private final KeptGamesScreen screen =
            new KeptGamesScreen(games, SpokenWords.english(), folder, new AroundTheTest());

    private final class AroundTheTest implements KeptGamesScreen.Around {
        @Override
        public Optional<Save> atHand() {
            return atHand;
        }

        @Override
        public void restored(LeftMatch game) {
            restored.add(game);
        }

        @Override
        public void changed() {
            changes++;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @Test
    void theGameAtHandIsSavedUnderTheNameThatIsTyped() {
        assertThat(screen.isEmpty()).isTrue();
        screen.setName("Tea");
        screen.save();

        KeptGamesScreen.Row row = screen.getRows().get(0);
        assertThat(row.getName()).isEqualTo("Tea");
        assertThat(row.getTable()).isEqualTo("All Fives");
        assertThat(row.getDate()).isEqualTo("2024-10-04");
        assertThat(row.getRound()).isEqualTo("Round 1");
        assertThat(row.getScore()).isEqualTo("You 0, Isabel 0");
        assertThat(screen.getName()).isEmpty();
        assertThat(screen.getNotice()).isEqualTo("Tea is saved.");
    }

    @Test
    void aRefusedNameStaysSoThatItCanBeCorrected() {
        screen.setName("a\tb");
        screen.save();

        assertThat(screen.getName()).isEqualTo("a\tb");
        assertThat(screen.isNoticed()).isTrue();
        assertThat(screen.isEmpty()).isTrue();
    }

    @Test
    void withoutAGameNothingIsOfferedToBeSaved() {
        atHand = Optional.empty();
        screen.save();

        assertThat(screen.isAtHand()).isFalse();
        assertThat(screen.isEmpty()).isTrue();
    }

    @Test
    void aGameIsDeletedOnlyWhenAskedOnceMore() {
        screen.save();
        screen.save();
        row(0).doom();
        assertThat(row(0).isDoomed()).isTrue();
        assertThat(row(1).isDoomed()).isFalse();

        row(0).spare();
        assertThat(row(0).isDoomed()).isFalse();

        String other = row(1).getName();
        row(0).doom();
        row(0).delete();
        assertThat(screen.getRows()).extracting(KeptGamesScreen.Row::getName).containsExactly(other);
        assertThat(row(0).isDoomed()).isFalse();
    }

    @Test
    void aRestoredGameIsHandedOverAtOnceIfThereIsNoneAtHand() {
        screen.save();
        atHand = Optional.empty();
        row(0).restore();

        assertThat(restored).hasSize(1);
    }

    @Test
    void theGameAtHandIsGivenUpOnlyWhenAskedOnceMore() {
        screen.save();
        row(0).restore();
        assertThat(restored).isEmpty();
        assertThat(row(0).isWanted()).isTrue();
        row(0).restore();

        assertThat(restored)
                .extracting(left -> ScoreSheet.of(left.match()).text())
                .containsExactly(record);
    }

    @Test
    void anExportedGameIsAFileAndATextToCopy() {
        screen.setName("¿Té con Ana?");
        screen.save();
        row(0).export();

        assertThat(folder.offered())
                .containsOnlyKeys("dominoes--T--con-Ana--2024-10-04.txt")
                .containsValue(record);
        assertThat(folder.typed()).isEqualTo(record);
    }

    @Test
    void aTextIsTakenInWithoutItsLastLineEndAndStaysIfItIsRefused() {
        folder.show("\n  " + record.trim());
        screen.takeInRecord();
        assertThat(screen.getRows()).hasSize(1);
        assertThat(folder.typed()).isEmpty();

        folder.show("shopping list");
        screen.takeInRecord();
        assertThat(screen.getRows()).hasSize(1);
        assertThat(folder.typed()).isEqualTo("shopping list");
        assertThat(screen.getNotice()).startsWith("This is not the record of a game.");
    }

    @Test
    void aChosenFileIsTakenInAndThePageTold() {
        screen.chooseFile();
        folder.pick(Optional.of(record));
        assertThat(screen.getRows()).hasSize(1);
        assertThat(changes).isEqualTo(1);

        screen.chooseFile();
        folder.pick(Optional.empty());
        assertThat(screen.getNotice()).startsWith("This file can't be read.");
        assertThat(changes).isEqualTo(2);
    }

    @Test
    void aGameThatCannotBeReadIsNotInTheListButTold() {
        drawer.write("kept all-fives 4", "garbage");

        assertThat(screen.isEmpty()).isTrue();
        assertThat(screen.getNotice()).contains("(a kept game is cut off in line 1)", "set aside");
    }

    @Test
    void closingTheScreenClearsItsNoticeAndItsPendingDeletion() {
        screen.save();
        row(0).doom();
        screen.close();

        assertThat(closed).isTrue();
        assertThat(screen.isNoticed()).isFalse();
        assertThat(row(0).isDoomed()).isFalse();
    }

    private KeptGamesScreen.Row row(int at) {
        return screen.getRows().get(at);
    }
}
