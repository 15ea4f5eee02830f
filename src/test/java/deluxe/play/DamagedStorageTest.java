package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dice.CampaignLog;
import deluxe.dice.TavernRecord;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.play.tavern.KeptCampaign;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Language;
import deluxe.ports.RecordingHost;
import deluxe.ports.Wishes;
import deluxe.session.Finish;
import deluxe.session.Save;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.tournament.BotMatch;
import deluxe.tournament.HighScores;
import deluxe.tournament.Match;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Damage in whatever the game keeps on a device: every page opens, nothing is in the way, and nothing is lost. */
class DamagedStorageTest {
    private static final String SITE = "https://site.example";
    private static final int HUGE = 1 << 21;

    private final Drawer drawer = new Drawer();

    /** Each key, with a text that can be read there. */
    private static Map<String, String> kept() {
        Map<String, String> kept = new LinkedHashMap<>();
        for (RuleSet table : RuleSet.ALL) {
            String of = table.equals(RuleSet.FIVES) ? "" : " " + table.name();
            kept.put("sitting" + of, saved(practice(table)));
            kept.put("settings" + of, "0 0 device false hard true 80 false 60 false true false");
            kept.put("best " + table.name() + " easy", new HighScores(5, 10, 500).text());
            kept.put("house " + table.name(), "hand=9 target=200");
            kept.put("kept " + table.name() + " 3", KeptGame.text("Tea", 5, save(practice(table))));
        }
        kept.put("sitting " + SITE + " m1", saved(hosted()));
        kept.put("played " + SITE + " m1", ended());
        kept.put("board all-fives", "tidy");
        kept.put("dados", TavernRecord.write(CampaignLog.begun(Seed.of("5"), false)));
        return kept;
    }

    private static Match practice(RuleSet table) {
        Terms terms = Terms.practice(table, Difficulty.HARD, Seed.of("5"));
        BotMatch bots = new BotMatch(terms, Difficulty.HARD, 500);
        Match match = Match.begin(terms).next();
        return match.take(bots.next(match)).step().next();
    }

    private static Match hosted() {
        return Match.begin(terms()).next();
    }

    private static Terms terms() {
        return Options.read(List.of(
                        new Option("match", "m1"),
                        new Option("seed", "00000000000000000000000000000005"),
                        new Option("difficulty", "easy")))
                .terms()
                .orElseThrow();
    }

    private static String ended() {
        return ScoreSheet.of(new BotMatch(terms(), Difficulty.EASY, 500).play(events -> {}))
                .text();
    }

    private static Save save(Match match) {
        return new Save(ScoreSheet.of(match).text(), 500, 5, 0, "");
    }

    private static String saved(Match match) {
        return save(match).text();
    }

    static Stream<Arguments> damages() {
        return kept().entrySet().stream()
                .flatMap(each -> damages(each.getValue()).map(damaged -> Arguments.of(each.getKey(), damaged)));
    }

    private static Stream<Named<String>> damages(String good) {
        return Stream.of(
                Named.of("nothing", ""),
                Named.of("garbage", "🁣 \u0000 garbage"),
                Named.of("truncated", good.substring(0, good.length() - 3)),
                Named.of("only a header", headerOf(good)),
                Named.of("a newer format", newer(good)),
                Named.of("a newer record", good.replace("deluxe 2", "deluxe 3") + " of a newer version"),
                Named.of("null", "null"),
                Named.of("another type", "[[1,2],[{}]]"),
                Named.of("a huge line", "x".repeat(HUGE)),
                Named.of("many lines", "\n".repeat(HUGE)),
                Named.of("many words", " ".repeat(HUGE)));
    }

    /** All that comes before the first thing that happened; nearly all of a text in which nothing happens. */
    private static String headerOf(String good) {
        int first = good.indexOf("\n0 round 1");
        return first < 0 ? good.substring(0, good.length() - 1) + '?' : good.substring(0, first + 1);
    }

    private static String newer(String good) {
        return good.replaceFirst("^(sitting|kept|dominoes-deluxe|dados-de-toledo) \\d", "$1 9") + " more";
    }

    @ParameterizedTest
    @MethodSource("damages")
    void everyPageOpensAndWhatWasThereIsSetAside(String key, String damaged) {
        drawer.write(key, damaged);
        openAllPages();

        assertThat(drawer.read(key).equals(Optional.of(damaged))).isFalse();
        assertThat(damaged.isEmpty() || damaged.equals(drawer.lasting().get("aside 1 " + key)))
                .isTrue();
    }

    @Test
    void whatIsWholeStaysWhereItIs() {
        kept().forEach(drawer::write);
        openAllPages();

        assertThat(drawer.lasting()).containsKeys(kept().keySet().toArray(new String[0]));
        assertThat(drawer.lasting().keySet()).noneMatch(key -> key.startsWith("aside "));
    }

    @ParameterizedTest
    @MethodSource("damages")
    void whereThereIsNoRoomEvenForANameNothingIsWrittenOverIt(String key, String damaged) {
        drawer.write(key, damaged);
        drawer.fill(0);
        openAllPages();

        assertThat(damaged.isEmpty() || drawer.lasting().containsValue(damaged)).isTrue();
    }

    /** Games and results are lost from sight: the player has to know. */
    @Test
    void aGameOrAResultThatIsLostFromSightIsTold() {
        drawer.write("sitting", headerOf(saved(practice(RuleSet.FIVES))));
        drawer.write("sitting muggins", headerOf(saved(practice(RuleSet.MUGGINS))));
        drawer.write("kept muggins 3", "garbage");
        drawer.write("played " + SITE + " m1", headerOf(ended()));
        drawer.write("house all-fives", "garbage");

        assertThat(new Room().at(new DeluxeTable(), "").notice()).startsWith("The game saved here can't be read");
        assertThat(new Room().at(new DeluxeTable(), SITE).notice()).startsWith("The result saved here can't be read");
        assertThat(new Room().atClassic(ClassicTable.allFives()).houseRules().notice(SpokenWords.english()))
                .startsWith("The house rules saved here can't be read");
        ClassicHouse house = new Room().beside(ClassicTable.muggins());
        assertThat(house.games().notice()).startsWith("A saved game can't be read");
        assertThat(house.atHand()).isEmpty();
        assertThat(house.games().notice()).startsWith("The game saved here can't be read");
    }

    @Test
    void theGameInAPlaceThatWasSetAsideComesBackThoughOthersWereSavedMeanwhile() {
        String ofANewerVersion = KeptGame.text("Tea", 5, save(practice(RuleSet.MUGGINS)));
        drawer.write("kept muggins 1", "kept 9" + ofANewerVersion.substring("kept 1".length()));
        KeptGames games = new Room().beside(ClassicTable.muggins()).games();
        assertThat(games.games()).isEmpty();
        games.keep("since", save(practice(RuleSet.MUGGINS)));

        drawer.write("aside 1 kept muggins 1", ofANewerVersion);
        assertThat(new Room().beside(ClassicTable.muggins()).games().games())
                .extracting(KeptGame::name)
                .containsExactlyInAnyOrder("since", "Tea");
    }

    /** A list of matches that were played is no more than a help to forget them in time. */
    @Test
    void anAbsurdListOfPlayedMatchesIsSetAside() {
        String absurd = "x ".repeat(HUGE / 2);
        drawer.write("order " + SITE + " ", absurd);
        Saves saves = new Saves(drawer, new HandClock(), new RecordingHost(SITE), RuleSet.FIVES, SpokenWords.english());
        saves.keepPlayed(ScoreSheet.of(new BotMatch(terms(), Difficulty.EASY, 500).play(events -> {})));

        assertThat(drawer.lasting())
                .containsEntry("order " + SITE + " ", "m1")
                .containsEntry("aside 1 order " + SITE + " ", absurd);
    }

    private void openAllPages() {
        Room room = new Room();
        for (String site : List.of("", SITE)) {
            Visit visit = room.at(new DeluxeTable(), site);
            visit.hasLeftGame();
            visit.notice();
        }
        for (ClassicTable table : List.of(ClassicTable.allFives(), ClassicTable.muggins())) {
            ClassicVisit classic = room.atClassic(table);
            classic.visit().hasLeftGame();
            ClassicHouse house = room.beside(table);
            house.atHand();
            house.games().suggestedName();
        }
        for (TableKind table : List.of(new DeluxeTable(), ClassicTable.allFives(), ClassicTable.muggins())) {
            Settings.from(drawer, Wishes.NONE, table).whenTaught().keep(drawer, table);
        }
        new HouseRules(RuleSet.FIVES, drawer);
        new KeptGames(RuleSet.FIVES, drawer, room.clock, SpokenWords.english()).games();
        new KeptCampaign(drawer, new RecordingHost("")).find();
        for (RuleSet table : RuleSet.ALL) {
            Saves saves = new Saves(drawer, room.clock, new RecordingHost(""), table, SpokenWords.english());
            Terms terms = Terms.practice(table, Difficulty.EASY, Seed.of("5"));
            Match over = end(Match.begin(terms).next());
            saves.results(
                    terms.agreement(),
                    new Finish(
                            over.game().outcome().orElseThrow(),
                            new ScoreCard(10, 5, 5),
                            Optional.of(ScoreSheet.of(over))));
        }
    }

    private static Match end(Match match) {
        return match.take(new Line(1000, new Entry.EndedEarly())).step().next();
    }

    /** A device on which the pages are opened one after the other. */
    private final class Room extends AtAScreen {
        Room() {
            super(new HandClock());
        }

        private Outside outside(String site) {
            RecordingHost host = new RecordingHost(site);
            if (!site.isEmpty()) {
                host = host.wishing("match", "m1")
                        .wishing("seed", "00000000000000000000000000000005")
                        .wishing("difficulty", "easy");
            }
            return new Outside(ports(drawer, new Computer(false)), () -> Seed.of("7"), watch -> {}, host);
        }

        Visit at(TableKind table, String site) {
            Visit visit = new Visit(outside(site), table, table::rules);
            visit.open(() -> {});
            return visit;
        }

        ClassicVisit atClassic(ClassicTable table) {
            ClassicVisit classic = new ClassicVisit(outside(""), table);
            classic.visit().open(() -> {});
            return classic;
        }

        ClassicHouse beside(ClassicTable table) {
            Language english = new English();
            return new ClassicHouse(table, drawer, clock, new Computer(false), english);
        }
    }
}
