package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.ByName;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Takes options one by one and notes what is wrong with each; those that are left at the end are unknown. */
final class OptionsReader {
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_LOCALE = 16;
    /** The opponents of a tournament; the others are for practice. */
    private static final Difficulty[] DIFFICULTIES = {Difficulty.EASY, Difficulty.HARD};

    private static final char BETWEEN_DEALS = ';';

    private final ByName<String> given = new ByName<>();
    private final List<BadOption> bad = new ArrayList<>();

    OptionsReader(List<Option> options) {
        for (Option option : options) {
            if (given.put(option.name(), option.value()) != null) {
                bad.add(BadOption.of(BadOption.Why.TWICE, option.name()));
            }
        }
    }

    Options read() {
        Optional<String> match = required(Terms.MATCH, OptionsReader::match);
        RuleSet rules = rules();
        Optional<Difficulty> difficulty = required("difficulty", text -> Word.read("difficulty", text, DIFFICULTIES));
        boolean isSealed = take("commitment", OptionsReader::commitment).isPresent();
        Optional<Seed> seed = isSealed ? Optional.empty() : required("seed", Seed::whole);
        PauseRule pause = take("pause", text -> Word.read("pause", text, PauseRule.values()))
                .orElse(PauseRule.AUTO);
        int pauseSeconds = take(
                        "pauseSeconds", text -> Whole.read("pauseSeconds", text, 0, Agreement.LONGEST_PAUSE_SECONDS))
                .orElse(Agreement.DEFAULT_PAUSE_SECONDS);
        List<Deal> deals =
                isSealed ? List.of() : take("deals", text -> deals(rules, text)).orElse(List.of());
        Optional<String> player = name("player");
        Optional<String> opponent = name("opponent");
        Optional<String> locale = take("locale", OptionsReader::locale);
        for (String unknown : given.names()) {
            bad.add(BadOption.of(BadOption.Why.UNKNOWN, unknown));
        }
        if (!bad.isEmpty()) {
            throw new BadOptions(bad);
        }
        Agreement agreement = new Agreement(match.orElseThrow(), rules, difficulty.orElseThrow(), pause, pauseSeconds);
        return new Options(agreement, seed.map(from -> new Deck.Seeded(from, deals)), player, opponent, locale);
    }

    private static String match(String text) {
        if (text.equals(Terms.PRACTICE)) {
            throw new Malformed(
                    "match cannot be " + text + ", which is the name of all practice",
                    "1-" + Agreement.LONGEST_MATCH_NAME);
        }
        return Agreement.matchNamed(text);
    }

    /** Each change has to be in its range; then they have to go together. */
    private RuleSet rules() {
        RuleSet table = take("rules", RuleSet::named).orElse(RuleSet.FIVES);
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            take(option.title(), option::checked).ifPresent(text -> changes.put(option, text));
        }
        try {
            return table.with(changes);
        } catch (Malformed malformed) {
            bad.add(BadOption.of("rules", table.name(), malformed));
            return table;
        }
    }

    /** Whoever verifies the record checks what it commits to. */
    private static String commitment(String text) {
        Whole.within("the length of commitment", text.length(), DealKey.DIGITS, DealKey.DIGITS);
        return text;
    }

    private static List<Deal> deals(RuleSet rules, String text) {
        List<Deal> deals = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf(BETWEEN_DEALS, start);
            end = end < 0 ? text.length() : end;
            deals.add(DealText.read(rules.set(), text.substring(start, end)));
            Whole.within("the number of deals", deals.size(), 0, Deck.Seeded.MOST_DEALS);
            start = end + 1;
        }
        return deals;
    }

    private Optional<String> name(String option) {
        return take(option, text -> {
            Whole.within("the length of " + option, text.length(), 1, LONGEST_NAME);
            for (int at = 0; at < text.length(); at++) {
                if (Character.isISOControl(text.charAt(at))) {
                    throw new Malformed(option + " has a control character", "1-" + LONGEST_NAME);
                }
            }
            return text;
        });
    }

    private static String locale(String text) {
        boolean isRight = !text.isEmpty() && text.length() <= LONGEST_LOCALE;
        for (int at = 0; at < text.length(); at++) {
            isRight &= isLetterOrHyphen(text.charAt(at));
        }
        if (!isRight) {
            throw new Malformed("locale is a language such as en or es-MX, not: " + text, "en, es-MX");
        }
        return text;
    }

    private <T> Optional<T> required(String name, Function<String, T> read) {
        if (given.get(name) == null) {
            bad.add(BadOption.missing(name, refusalOfNothing(read)));
        }
        return take(name, read);
    }

    /** How a required option refuses an empty text: none accepts one, and the refusal says what is allowed. */
    private static <T> Malformed refusalOfNothing(Function<String, T> read) {
        T taken;
        try {
            taken = read.apply("");
        } catch (Malformed malformed) {
            return malformed;
        }
        throw new IllegalStateException("nothing is taken for " + taken);
    }

    /** The value of this option; empty if it is not given, or if it is wrong, which is noted. */
    private <T> Optional<T> take(String name, Function<String, T> read) {
        String text = given.remove(name);
        try {
            return Optional.ofNullable(text).map(read);
        } catch (Malformed malformed) {
            bad.add(BadOption.of(name, text, malformed));
            return Optional.empty();
        }
    }

    private static boolean isLetterOrHyphen(char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '-';
    }
}
