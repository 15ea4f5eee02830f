package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptGamesTest extends WithKeptGames {
    private static final int GAMES_OF_A_TABLE = 25;

    @Test
    void aGameIsRestoredAsItWasKept() {
        for (RuleSet table : List.of(RuleSet.ALL_FIVES, RuleSet.MUGGINS)) {
            for (int seed = 0; seed < GAMES_OF_A_TABLE; seed++) {
                Match match = anyMatch(table, seed);
                KeptGames kept = of(table);
                Save save = save(match, "");
                assertThat(kept.keep("", save)).isTrue();
                clock.pass(3_600_000);

                KeptGame game = of(table).games().get(0);
                LeftMatch left = of(table).restored(game);

                assertThat(state(left.match())).as(table.name() + " " + seed).isEqualTo(state(match));
                assertThat(left.awayMillis()).isZero();
                assertThat(left.saved().clockMillis()).isEqualTo(save.clockMillis());
                assertThat(game.scores()).isEqualTo(match.game().round().scores());
                assertThat(game.round()).isEqualTo(match.game().round().number());
                kept.delete(game);
            }
        }
    }

    @Test
    void aRestoredGameLosesNoTimeWhileItWasSaved() {
        games.keep("", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        clock.pass(86_400_000);

        LeftMatch left = games.restored(games.games().get(0));

        assertThat(left.saved().wallSeconds()).isEqualTo((int) (clock.wallMillis() / 1000));
        assertThat(left.awayMillis()).isZero();
    }

    @Test
    void anExportedGameIsTheSameWhenTakenIn() {
        for (RuleSet table : List.of(RuleSet.ALL_FIVES, RuleSet.MUGGINS)) {
            for (int seed = 0; seed < GAMES_OF_A_TABLE; seed++) {
                Match match = anyMatch(table, seed);
                KeptGames kept = of(table);
                kept.keep("one", save(match, ""));
                String record = kept.record(kept.games().get(0));
                kept.delete(kept.games().get(0));

                assertThat(kept.takeIn(record.replace("\n", "\r\n")))
                        .as(kept.notice())
                        .isTrue();
                KeptGame game = kept.games().get(0);

                assertThat(kept.notice()).isEqualTo("The game is in the list as Game 1.");
                assertThat(state(kept.restored(game).match())).isEqualTo(state(match));
                assertThat(kept.record(game)).isEqualTo(record);
                kept.delete(game);
            }
        }
    }

    @Test
    void houseRulesAreKeptWithTheGame() {
        RuleSet house = RuleSet.ALL_FIVES
                .with(RuleOption.SET, "double-nine")
                .with(RuleOption.TARGET, "300")
                .with(RuleOption.CLOCK_SECONDS, "600");
        Match match = anyMatch(house, 3);
        games.keep("", save(match, ""));

        assertThat(state(games.restored(games.games().get(0)).match())).isEqualTo(state(match));
        assertThat(games.picture(games.games().get(0))).startsWith("data:image/svg+xml,%3Csvg");
        assertThat(games.takeIn(ScoreSheet.of(match).text())).isTrue();
    }

    @Test
    void eachTableHasItsOwnGamesTheNewestFirst() {
        games.keep("first", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        clock.pass(5000);
        clock.nextDay();
        games.keep("second", save(anyMatch(RuleSet.ALL_FIVES, 2), ""));

        assertThat(games.games()).extracting(KeptGame::name).containsExactly("second", "first");
        assertThat(games.games()).extracting(KeptGame::date).containsExactly("2024-10-05", "2024-10-04");
        assertThat(of(RuleSet.MUGGINS).games()).isEmpty();
        assertThat(drawer.read("kept all-fives 1")).isPresent();
    }

    @Test
    void whatIsDeletedIsGoneAndItsPlaceIsFree() {
        for (int number = 1; number <= KeptGames.MOST; number++) {
            assertThat(games.keep("", save(anyMatch(RuleSet.ALL_FIVES, 1), ""))).isTrue();
        }
        Map<String, String> before = kept();

        assertThat(games.keep("one more", save(anyMatch(RuleSet.ALL_FIVES, 2), "")))
                .isFalse();
        assertThat(games.notice()).isEqualTo("There are 20 games already. Delete one first. Nothing was saved.");
        assertThat(kept()).isEqualTo(before);

        games.delete(games.games().get(7));
        assertThat(games.games()).hasSize(KeptGames.MOST - 1);
        assertThat(games.keep("one more", save(anyMatch(RuleSet.ALL_FIVES, 2), "")))
                .isTrue();
    }

    @Test
    void withoutRoomThatIsToldAndWhatWasThereStays() {
        games.keep("first", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        Map<String, String> before = kept();
        drawer.loseItsKey();

        assertThat(games.keep("second", save(anyMatch(RuleSet.ALL_FIVES, 2), "")))
                .isFalse();
        assertThat(games.notice()).contains("no room");
        assertThat(games.takeIn(ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 2)).text()))
                .isFalse();
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    void aGameWithoutANameGetsTheNextNumber() {
        Save save = save(anyMatch(RuleSet.ALL_FIVES, 1), "");
        games.keep("Game 2", save);
        games.keep(" ", save);
        games.keep("", save);

        assertThat(games.games()).extracting(KeptGame::name).containsExactlyInAnyOrder("Game 2", "Game 1", "Game 3");
        assertThat(games.suggestedName()).isEqualTo("Game 4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "  Tía Ñanda, 2.ª ronda  ",
                "🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫🁫"
            })
    void aNameMayBeWhateverCanBeSeen(String name) {
        assertThat(games.keep(name, save(anyMatch(RuleSet.ALL_FIVES, 1), "")))
                .as(games.notice())
                .isTrue();
        assertThat(of(RuleSet.ALL_FIVES).games().get(0).name()).isEqualTo(name.trim());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb",
                "a\tb",
                "\u00a0",
                "a\u200bb",
                "a\u202eb",
                "\u007fb",
                "12345678901234567890123456789012345678901",
                "there"
            })
    void anyOtherNameIsRefusedWithTheReason(String name) {
        games.keep("there", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        Map<String, String> before = kept();

        assertThat(games.keep(name, save(anyMatch(RuleSet.ALL_FIVES, 2), ""))).isFalse();
        assertThat(games.notice()).endsWith("Nothing was saved.");
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    void thePictureHasEachTileThatLies() {
        for (int seed = 0; seed < GAMES_OF_A_TABLE; seed++) {
            Match match = anyMatch(RuleSet.ALL_FIVES, seed);
            KeptGames kept = of(RuleSet.ALL_FIVES);
            kept.keep("laid", save(match, ""));
            kept.keep("written", save(match, KeptBoard.placement(match)));
            kept.keep("unsuited", save(match, "600 400 e0,0:xyz"));
            List<KeptGame> three = kept.games();

            int tiles = match.game().round().tableau().size();
            String picture = kept.picture(three.get(0));
            assertThat(picture.split("z(?=M|')", -1)).hasSize(tiles + 1);
            assertThat(picture).doesNotContain("<", ">", "#", "\"");
            assertThat(kept.picture(three.get(1))).isEqualTo(picture);
            assertThat(kept.picture(three.get(2))).isEqualTo(picture);
            assertThat(kept.tilesLaid(three.get(0))).isEqualTo(tiles);
            three.forEach(kept::delete);
        }
    }
}
