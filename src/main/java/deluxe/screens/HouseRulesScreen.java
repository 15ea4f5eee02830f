package deluxe.screens;

import deluxe.dominoes.RuleOption;
import deluxe.play.HouseRules;
import deluxe.play.RuleWords;
import deluxe.play.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.flavour.templates.BindTemplate;

/** The rules of a table as questions to its players; one press brings back the table's own. */
@BindTemplate("templates/house-rules.html")
public final class HouseRulesScreen {
    private final HouseRules rules;
    private final Words words;
    private final Runnable close;
    private final List<Group> groups;

    public HouseRulesScreen(HouseRules rules, Words words, Runnable close) {
        this.rules = rules;
        this.words = words;
        this.close = close;
        groups = List.of(
                new Group("The tiles", RuleOption.SET, RuleOption.HAND),
                new Group("The lead", RuleOption.LEAD),
                new Group("Doubles", RuleOption.SPINNERS, RuleOption.DOUBLES_COUNT, RuleOption.PERSISTENT_SPINNER),
                new Group("Drawing and getting stuck", RuleOption.DRAWING, RuleOption.BLOCKED),
                new Group("Scoring and winning", RuleOption.GOING_OUT, RuleOption.TARGET),
                new Group("Clock", RuleOption.CLOCK_SECONDS));
    }

    public List<Group> getGroups() {
        return groups;
    }

    /** What could not be read back, or cannot be kept. */
    public String getNotice() {
        return rules.notice(words);
    }

    public boolean isNoticed() {
        return !getNotice().isEmpty();
    }

    /** What is changed, in short. */
    public String getSummary() {
        return rules.areOwn() ? words.say("These are the table's own rules.") : rules.inShort(words);
    }

    public boolean isOwn() {
        return rules.areOwn();
    }

    public void reset() {
        rules.reset();
    }

    public void close() {
        close.run();
    }

    /** Rules that belong together. */
    public final class Group {
        private final String name;
        private final List<Rule> members = new ArrayList<>();

        private Group(String name, RuleOption... options) {
            this.name = name;
            for (RuleOption option : options) {
                members.add(new Rule(option));
            }
        }

        public String getName() {
            return name;
        }

        public List<Rule> getMembers() {
            return members;
        }
    }

    /** One rule and its choices. */
    public final class Rule {
        private final RuleOption option;

        private Rule(RuleOption option) {
            this.option = option;
        }

        private RuleWords said() {
            return new RuleWords(words, rules.rules());
        }

        public String getId() {
            return "house-" + option.title();
        }

        public String getQuestion() {
            return said().question(option);
        }

        public String getEffect() {
            return said().effect(option);
        }

        public boolean isChanged() {
            return rules.isChanged(option);
        }

        public List<Option> getOptions() {
            return rules.choices(option).stream()
                    .map(choice -> new Option(this, choice))
                    .toList();
        }

        public List<Option> getRefused() {
            return getOptions().stream().filter(Option::isRefused).toList();
        }

        private boolean isNow(String choice) {
            return option.of(rules.rules()).equals(choice);
        }

        private Optional<RuleOption> inTheWayOf(String choice) {
            return rules.inTheWayOf(option, choice);
        }

        private void choose(String choice) {
            rules.choose(option, choice);
        }
    }

    /** One choice of a rule. Equal ones share a button, so that the focus stays where it is. */
    public record Option(Rule rule, String choice) {
        public String getName() {
            return rule.said().name(rule.option, choice);
        }

        public String getChecked() {
            return rule.isNow(choice) ? "true" : "false";
        }

        /** Tab goes only to the chosen one; the arrows lead from there to the others. */
        public String getTab() {
            return rule.isNow(choice) ? "0" : "-1";
        }

        public boolean isRefused() {
            return inTheWay().isPresent();
        }

        /** Why it cannot be chosen now. */
        public String getObjection() {
            return rule.said().objection(rule.option, choice, inTheWay().orElseThrow());
        }

        /** The id of the element that says why. */
        public String getObjectionId() {
            return rule.getId() + "-" + choice;
        }

        public void choose() {
            rule.choose(choice);
        }

        private Optional<RuleOption> inTheWay() {
            return rule.inTheWayOf(choice);
        }
    }
}
