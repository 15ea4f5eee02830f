package deluxe.play;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Split;
import deluxe.ports.Storage;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules by which a table is played in this house: its own, or its own with some options changed. They are kept on the device
 * under the table's name.
 */
public final class HouseRules {
    private final RuleSet own;
    private final Shelf shelf;
    private RuleSet rules;
    private String unreadable;
    private boolean kept = true;

    /**
     * Reads the rules that were kept; takes the table's own if none were kept, or if they cannot be read.
     *
     * @param own the table's own rules
     */
    public HouseRules(RuleSet own, Storage storage) {
        this.own = own;
        shelf = new Shelf(storage);
        Shelf.Found<RuleSet> found = shelf.read(key(), text -> own.with(changes(text)));
        rules = found.value().orElse(own);
        unreadable = found.flaw();
    }

    private String key() {
        return Keys.HOUSE_RULES + ' ' + own.name();
    }

    private static Map<RuleOption, String> changes(String text) {
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        for (String change : Split.at(' ', text)) {
            int sign = change.indexOf('=');
            if (sign < 0) {
                throw new Malformed("a changed option must be name=value, not: " + change);
            }
            if (changes.put(option(change.substring(0, sign)), change.substring(sign + 1)) != null) {
                throw new Malformed("an option is changed twice: " + change);
            }
        }
        if (changes.isEmpty()) {
            throw new Malformed("no option is changed");
        }
        return changes;
    }

    private static RuleOption option(String title) {
        for (RuleOption option : RuleOption.values()) {
            if (option.title().equals(title)) {
                return option;
            }
        }
        throw new Malformed("there is no option " + title);
    }

    /** The rules this table is played by. Their name is the table's, so a record of a game says what is changed. */
    public RuleSet rules() {
        return rules;
    }

    /** Whether the table is played by its own rules. */
    public boolean areOwn() {
        return rules.equals(own);
    }

    /** Whether an option differs from the table's own rules. */
    public boolean isChanged(RuleOption option) {
        return !option.of(rules).equals(option.of(own));
    }

    /** What an option can be changed to, including what it is now. */
    public List<String> choices(RuleOption option) {
        return HouseChoices.of(option, rules);
    }

    /** The other option that has to be changed before this choice is possible; empty if it can be chosen now. */
    public Optional<RuleOption> inTheWayOf(RuleOption option, String choice) {
        Map<RuleOption, String> changes = new EnumMap<>(RuleOption.class);
        changes.put(option, choice);
        if (goTogether(changes)) {
            return Optional.empty();
        }
        for (RuleOption other : RuleOption.values()) {
            if (other != option && makesWay(other, changes)) {
                return Optional.of(other);
            }
        }
        throw new IllegalStateException("no other option makes way for " + option.title() + " " + choice);
    }

    private boolean makesWay(RuleOption other, Map<RuleOption, String> changes) {
        Map<RuleOption, String> both = new EnumMap<>(changes);
        for (String choice : choices(other)) {
            both.put(other, choice);
            if (goTogether(both)) {
                return true;
            }
        }
        return false;
    }

    private boolean goTogether(Map<RuleOption, String> changes) {
        try {
            rules.with(changes);
            return true;
        } catch (Malformed refused) {
            return false;
        }
    }

    /** Plays by this choice from now on. Another set also brings its usual hand. */
    public void choose(RuleOption option, String choice) {
        if (!choice.equals(option.of(rules))) {
            playBy(rules.with(option, choice));
        }
    }

    /** Plays by the table's own rules. */
    public void reset() {
        if (!areOwn()) {
            playBy(own);
        }
    }

    private void playBy(RuleSet chosen) {
        rules = chosen;
        unreadable = "";
        kept = keep();
    }

    private boolean keep() {
        if (areOwn()) {
            shelf.forget(key());
            return true;
        }
        StringBuilder text = new StringBuilder();
        rules.changes()
                .forEach((option, choice) -> text.append(text.length() == 0 ? "" : " ")
                        .append(option.title())
                        .append('=')
                        .append(choice));
        return shelf.write(key(), text.toString());
    }

    /** What could not be read, or cannot be kept; empty if there is nothing to tell. */
    public String notice(Words words) {
        if (!unreadable.isEmpty()) {
            return words.say(
                    "The house rules saved here can't be read ({0}). They were set aside; the table's own rules apply.",
                    unreadable);
        }
        return kept ? "" : words.say("This browser can't save house rules. They last until you close the page.");
    }

    /** What differs from the table's own rules, in short: {@code House rules: double-nine, 9 tiles, to 200}; empty if nothing does. */
    public String inShort(Words words) {
        return inShort(rules, words);
    }

    /** The same for a game at this table that is played by these rules. */
    String inShort(RuleSet played, Words words) {
        RuleWords told = new RuleWords(words, played);
        String text = "";
        for (RuleOption option : RuleOption.values()) {
            if (!option.of(played).equals(option.of(own))) {
                text = told.inShort(option, text.isEmpty() ? words.say("House rules:") : text + ",");
            }
        }
        return text;
    }
}
