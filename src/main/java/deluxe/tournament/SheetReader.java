package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.Ending;
import deluxe.table.Line;
import deluxe.table.LineText;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads a score sheet, line by line, and stops at the first line that is wrong. */
final class SheetReader {
    private final TextLines lines;
    private final BiFunction<TextLines, String, Deck> sealedDecks;
    private final LineText words = new LineText(new MatchSpelling());

    SheetReader(String text, BiFunction<TextLines, String, Deck> sealedDecks) {
        lines = new TextLines(text);
        this.sealedDecks = sealedDecks;
    }

    ScoreSheet read() throws BadLine {
        Optional<Terms> terms = Optional.empty();
        List<Line> happened = new ArrayList<>();
        try {
            terms = Optional.of(terms());
            while (lines.hasNext()
                    && !lines.nextIs(Sheet.RESULT)
                    && !lines.nextIs(Sheet.CAME)
                    && !lines.nextIs(Sheet.KEY)) {
                happened.add(words.read(lines.next()));
                Whole.within("the number of lines", happened.size(), 0, ScoreSheet.MOST_LINES);
            }
            Optional<Result> result = lines.nextIs(Sheet.RESULT) ? Optional.of(result()) : Optional.empty();
            List<Integer> came = List.of();
            if (terms.get().deck() instanceof Deck.Sealed) {
                came = SealedParts.came(lines, happened);
                lines.value(Sheet.KEY);
                lines.value(Sheet.SALT);
            }
            if (lines.hasNext()) {
                String rest = lines.next();
                throw new Malformed("there must be nothing after the end, not "
                        + (rest.isEmpty() ? "a blank line" : "\"" + rest + '"'));
            }
            return new ScoreSheet(terms.get(), happened, result, came);
        } catch (Malformed malformed) {
            Optional<ScoreSheet> before = terms.map(agreed -> new ScoreSheet(agreed, happened, Optional.empty()));
            throw new BadLine(lines.number(), malformed.getMessage(), before);
        }
    }

    private Terms terms() {
        boolean isSealed = Sheet.isSealed(lines.value(Sheet.FORMAT));
        String match = Agreement.matchNamed(lines.value(Sheet.MATCH));
        RuleSet rules = rules();
        Difficulty difficulty = Word.read(Sheet.DIFFICULTY, lines.value(Sheet.DIFFICULTY), Difficulty.values());
        Deck deck = isSealed
                ? sealedDecks.apply(lines, lines.value(Sheet.COMMITMENT))
                : new Deck.Seeded(Seed.whole(lines.value(Sheet.SEED)), List.of());
        PauseRule pause = PauseRule.AUTO;
        if (lines.nextIs(Sheet.PAUSE)) {
            pause = Word.read(Sheet.PAUSE, lines.value(Sheet.PAUSE), PauseRule.values());
            refuseDefault(pause == PauseRule.AUTO);
        }
        int pauseSeconds = Agreement.DEFAULT_PAUSE_SECONDS;
        if (lines.nextIs(Sheet.PAUSE_SECONDS)) {
            pauseSeconds = Whole.read(
                    Sheet.PAUSE_SECONDS, lines.value(Sheet.PAUSE_SECONDS), 0, Agreement.LONGEST_PAUSE_SECONDS);
            refuseDefault(pauseSeconds == Agreement.DEFAULT_PAUSE_SECONDS);
        }
        if (deck instanceof Deck.Seeded seeded) {
            deck = new Deck.Seeded(seeded.seed(), deals(rules));
        }
        return new Terms(new Agreement(match, rules, difficulty, pause, pauseSeconds), deck);
    }

    private RuleSet rules() {
        RuleSet table = RuleSet.named(lines.value(Sheet.RULES));
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            if (lines.nextIs(option.title())) {
                changes.put(option, lines.value(option.title()));
            }
        }
        RuleSet rules = table.with(changes);
        Map<RuleOption, String> needed = rules.changes();
        changes.forEach((option, text) -> refuseDefault(!text.equals(needed.get(option))));
        return rules;
    }

    /** Refuses what was just read if it only states the default, so that each record has one spelling. */
    private static void refuseDefault(boolean isDefault) {
        if (isDefault) {
            throw new Malformed("an option is written only if it is not the default");
        }
    }

    private List<Deal> deals(RuleSet rules) {
        List<Deal> deals = new ArrayList<>();
        while (lines.nextIs(Sheet.DEAL)) {
            deals.add(DealText.read(rules.set(), lines.value(Sheet.DEAL)));
            Whole.within("the number of deals", deals.size(), 0, Deck.Seeded.MOST_DEALS);
        }
        return deals;
    }

    private Result result() {
        List<String> words = TextLines.split(lines.value(Sheet.RESULT));
        if (words.size() != 3) {
            throw new Malformed("a result must be an ending and two scores, not " + words.size() + " words");
        }
        Ending ending = Word.read(Sheet.RESULT, words.get(0), Ending.values());
        Scores scores = new Scores(points("a score", words.get(1)), points("a score", words.get(2)));
        ScoreCard card = new ScoreCard(part(Sheet.POINTS), part(Sheet.SPREAD), part(Sheet.TIME));
        return new Result(new Outcome(ending, scores), card, part(Sheet.TOTAL));
    }

    private int part(String key) {
        return points(key, lines.value(key));
    }

    private static int points(String name, String text) {
        return Whole.read(name, text, 0, Result.MOST_POINTS);
    }
}
