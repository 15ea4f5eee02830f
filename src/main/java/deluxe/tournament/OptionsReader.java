package deluxe.tournament;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Takes options one by one; what nobody has asked for is unknown. */
final class OptionsReader {
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_LOCALE = 16;
    /** The opponents of a tournament; the others are for practice. */
    private static final Difficulty[] DIFFICULTIES = {Difficulty.EASY, Difficulty.HARD};

    private static final char BETWEEN_DEALS = ';';

    private final Map<String, String> given = new TreeMap<>();

    OptionsReader(List<Option> options) {
        for (Option option : options) {
            if (given.put(option.name(), option.value()) != null) {
                throw new Malformed("the option " + option.name() + " is given twice");
            }
        }
    }

    Options read() {
        String match = required("match");
        if (match.equals(Terms.PRACTICE)) {
            throw new Malformed("match cannot be " + match + ", which is the name of all practice");
        }
        RuleSet rules = rules();
        Difficulty difficulty = Word.read("difficulty", required("difficulty"), DIFFICULTIES);
        Seed seed = Seed.of(required("seed"));
        PauseRule pause = take("pause")
                .map(text -> Word.read("pause", text, PauseRule.values()))
                .orElse(PauseRule.AUTO);
        int pauseSeconds = take("pauseSeconds")
                .map(text -> Whole.read("pauseSeconds", text, 0, Terms.LONGEST_PAUSE_SECONDS))
                .orElse(Terms.DEFAULT_PAUSE_SECONDS);
        Terms terms = new Terms(match, rules, difficulty, seed, deals(rules), pause, pauseSeconds);
        Options options = new Options(terms, name("player"), name("opponent"), locale());
        refuseUnknown();
        return options;
    }

    private RuleSet rules() {
        RuleSet table = take("rules").map(RuleSet::named).orElse(RuleSet.FIVES);
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (RuleOption option : RuleOption.values()) {
            take(option.title()).ifPresent(text -> changes.put(option, text));
        }
        return table.with(changes);
    }

    private List<Deal> deals(RuleSet rules) {
        List<Deal> deals = new ArrayList<>();
        String text = take("deals").orElse("");
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf(BETWEEN_DEALS, start);
            end = end < 0 ? text.length() : end;
            deals.add(DealText.read(rules.set(), text.substring(start, end)));
            Whole.within("the number of deals", deals.size(), 0, Terms.MOST_DEALS);
            start = end + 1;
        }
        return deals;
    }

    private Optional<String> name(String option) {
        Optional<String> name = take(option);
        name.ifPresent(text -> {
            Whole.within("the length of " + option, text.length(), 1, LONGEST_NAME);
            if (text.chars().anyMatch(Character::isISOControl)) {
                throw new Malformed(option + " has a control character");
            }
        });
        return name;
    }

    private Optional<String> locale() {
        Optional<String> locale = take("locale");
        locale.ifPresent(text -> {
            if (text.isEmpty()
                    || text.length() > LONGEST_LOCALE
                    || !text.chars().allMatch(OptionsReader::isLetterOrHyphen)) {
                throw new Malformed("locale is a language such as en or es-MX, not: " + text);
            }
        });
        return locale;
    }

    private String required(String name) {
        return take(name).orElseThrow(() -> new Malformed("the option " + name + " is missing"));
    }

    private Optional<String> take(String name) {
        return Optional.ofNullable(given.remove(name));
    }

    private static boolean isLetterOrHyphen(int letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '-';
    }

    private void refuseUnknown() {
        if (!given.isEmpty()) {
            throw new Malformed("there is no option " + String.join(", ", given.keySet()));
        }
    }
}
