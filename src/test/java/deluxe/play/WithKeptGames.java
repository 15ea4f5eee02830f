package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
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

/** Games that are kept under names on a device. */
abstract class WithKeptGames {
    private static final int MOST_LINES = 160;

    final HandClock clock = new HandClock();
    final Drawer drawer = new Drawer();
    final Words words = SpokenWords.english();
    final KeptGames games = of(RuleSet.ALL_FIVES);

    KeptGames of(RuleSet table) {
        return new KeptGames(table, drawer, clock, words);
    }

    Map<String, String> kept() {
        Map<String, String> kept = new TreeMap<>();
        for (String table : List.of("all-fives", "muggins", "fives")) {
            for (int place = 0; place <= KeptGames.MOST + 1; place++) {
                String key = "kept " + table + " " + place;
                drawer.read(key).ifPresent(text -> kept.put(key, text));
            }
        }
        return kept;
    }

    Save save(Match match, String board) {
        return new Save(ScoreSheet.of(match).text(), match.clock().nowMillis() + 300, 5, 0, board);
    }

    /** Everything a match consists of. A log as text only tells which log it is, so the entries are added. */
    static String state(Match match) {
        return match.toString().replaceAll("Log@[0-9a-f]+", "log")
                + match.timeline().log().entries()
                + match.game().round().turns().entries();
    }

    /** A game at some moment before its end. */
    static Match anyMatch(RuleSet rules, int seed) {
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

    static Match over() {
        Terms terms = Terms.practice(RuleSet.ALL_FIVES, Difficulty.EASY, Seed.of("1"));
        return new BotMatch(terms, Difficulty.EASY, 700).play(events -> {});
    }

    static Match tournament() {
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
