package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptGamesTest {
    private static final int GAMES_OF_A_TABLE = 25;
    private static final int MOST_LINES = 160;

    private final HandClock clock = new HandClock();
    private final Drawer drawer = new Drawer();
    private final Words words = SpokenWords.english();
    private final KeptGames games = of(RuleSet.ALL_FIVES);

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
    void aRecordWithAnyLineGarbledIsRefusedAndTheLineNamed() {
        String[] lines =
                ScoreSheet.of(anyMatch(RuleSet.MUGGINS, 4)).text().lines().toArray(String[]::new);
        KeptGames kept = of(RuleSet.MUGGINS);
        for (int at = 1; at < lines.length; at++) {
            for (String garbled : List.of("", "x" + lines[at], lines[at] + " ", lines[at].substring(0, 1))) {
                String[] damaged = lines.clone();
                damaged[at] = garbled;

                assertThat(kept.takeIn(String.join("\n", damaged) + '\n'))
                        .as(garbled)
                        .isFalse();
                assertThat(kept.notice()).startsWith("Line " + (at + 1) + " of this record");
            }
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void aRecordWithoutOneOfItsLinesIsRefused() {
        String[] lines =
                ScoreSheet.of(anyMatch(RuleSet.MUGGINS, 4)).text().lines().toArray(String[]::new);
        for (int without = 0; without < lines.length - 1; without++) {
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < lines.length; at++) {
                text.append(at == without ? "" : lines[at] + '\n');
            }
            assertThat(of(RuleSet.MUGGINS).takeIn(text.toString()))
                    .as(lines[without])
                    .isFalse();
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void aRecordThatIsCutWithinALineIsRefused() {
        String text = ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 6)).text();
        for (int end = 0; end < text.length(); end++) {
            boolean isWhole = end > 0 && text.charAt(end - 1) == '\n';
            if (!isWhole) {
                assertThat(games.takeIn(text.substring(0, end)))
                        .as(text.substring(0, end))
                        .isFalse();
                assertThat(games.notice()).endsWith("Nothing was imported.");
            }
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void aRecordThatEndsEarlierIsTheGameAsItStoodThen() {
        String text = ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 6)).text();
        String earlier = text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1);

        assertThat(games.takeIn(earlier)).isTrue();
        assertThat(games.record(games.games().get(0))).isEqualTo(earlier);
    }

    @Test
    void whatIsForeignIsRefusedWithTheReason() {
        refused(ScoreSheet.of(anyMatch(RuleSet.FIVES, 1)).text(), "a game of Dominoes Deluxe.");
        refused(ScoreSheet.of(anyMatch(RuleSet.MUGGINS, 1)).text(), "a game of Muggins.");
        refused(ScoreSheet.of(tournament()).text(), "the match final-7, not of practice");
        refused(ScoreSheet.of(over()).text(), "is over");
        refused("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\uFFFD", "not the record of a game");
        refused("", "not the record of a game");
        refused(save(anyMatch(RuleSet.ALL_FIVES, 1), "").text(), "not the record of a game");
    }

    private void refused(String text, String reason) {
        games.keep("there", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        Map<String, String> before = kept();

        assertThat(games.takeIn(text)).isFalse();
        assertThat(games.notice()).contains(reason).endsWith("Nothing was imported.");
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    void aKeptTextWithAnyLineGarbledIsToldAndSetAside() {
        games.keep("there", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        String whole = drawer.read("kept all-fives 1").orElseThrow();
        String[] lines = whole.split("\n", -1);
        for (int at = 0; at < lines.length - 1; at++) {
            boolean isAnything = at == 7;
            String[] damaged = lines.clone();
            damaged[at] = lines[at] + "\u200b";
            drawer.write("kept all-fives 1", String.join("\n", damaged));
            games.clearNotice();

            assertThat(games.games()).as("line " + at + " " + lines[at]).hasSize(isAnything ? 1 : 0);
            assertThat(games.notice().isEmpty()).isEqualTo(isAnything);
            assertThat(drawer.lasting().values()).contains(String.join("\n", damaged));
        }
    }

    @Test
    void anotherTablesGameInAPlaceOfThisOneIsNotPlayedHere() {
        of(RuleSet.MUGGINS).keep("", save(anyMatch(RuleSet.MUGGINS, 1), ""));
        drawer.write("kept all-fives 1", drawer.read("kept muggins 1").orElseThrow());

        assertThat(games.games()).isEmpty();
        assertThat(games.notice()).contains("not a game of this table: muggins");
    }

    @Test
    void aRecordWithoutMovesIsRefusedWithTheReason() {
        String whole = ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 1)).text();

        refused(whole.substring(0, whole.indexOf("0 round 1")), "has no moves");
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

    private KeptGames of(RuleSet table) {
        return new KeptGames(table, drawer, clock, words);
    }

    private Map<String, String> kept() {
        Map<String, String> kept = new TreeMap<>();
        for (String table : List.of("all-fives", "muggins", "fives")) {
            for (int place = 0; place <= KeptGames.MOST + 1; place++) {
                String key = "kept " + table + " " + place;
                drawer.read(key).ifPresent(text -> kept.put(key, text));
            }
        }
        return kept;
    }

    private Save save(Match match, String board) {
        return new Save(ScoreSheet.of(match).text(), match.clock().nowMillis() + 300, 5, 0, board);
    }

    /** Everything a match consists of. A log as text only tells which log it is, so the entries are added. */
    private static String state(Match match) {
        return match.toString().replaceAll("Log@[0-9a-f]+", "log")
                + match.timeline().log().entries()
                + match.game().round().turns().entries();
    }

    /** A game at some moment before its end. */
    private static Match anyMatch(RuleSet rules, int seed) {
        Terms terms = Terms.practice(rules, Difficulty.HARD, Seed.of(String.valueOf(seed)));
        BotMatch played = new BotMatch(terms, Difficulty.EASY, 700);
        Match match = Match.begin(terms).next();
        for (int lines = 1 + new Random(seed).nextInt(MOST_LINES); lines > 0; lines--) {
            Match next = match.take(played.next(match)).step().next();
            if (next.isOver()) {
                return match;
            }
            match = next;
        }
        return match;
    }

    private static Match over() {
        Terms terms = Terms.practice(RuleSet.ALL_FIVES, Difficulty.EASY, Seed.of("1"));
        return new BotMatch(terms, Difficulty.EASY, 700).play(events -> {});
    }

    private static Match tournament() {
        return Match.begin(Options.read(List.of(
                                new Option("match", "final-7"),
                                new Option("rules", "all-fives"),
                                new Option("seed", "00000000000000000000000000000005"),
                                new Option("difficulty", "hard")))
                        .terms()
                        .orElseThrow())
                .next();
    }
}
