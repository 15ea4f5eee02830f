package deluxe.screens;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.play.HouseRules;
import deluxe.play.SpokenWords;
import deluxe.ports.Drawer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class HouseRulesScreenTest {
    private final HouseRules rules = new HouseRules(RuleSet.ALL_FIVES, new Drawer());
    private boolean closed;
    private final HouseRulesScreen screen = new HouseRulesScreen(rules, SpokenWords.english(), () -> closed = true);

    @Test
    void everyOptionIsOnTheScreenExactlyOnce() {
        assertThat(all().stream().map(HouseRulesScreen.Rule::getId))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(RuleOption.values())
                        .map(option -> "house-" + option.title())
                        .toList());
    }

    @Test
    void eachRuleHasOneChosenOptionAndItIsAllowed() {
        for (HouseRulesScreen.Rule rule : all()) {
            List<HouseRulesScreen.Option> pressed = rule.getOptions().stream()
                    .filter(option -> option.getChecked().equals("true"))
                    .toList();

            assertThat(pressed).as(rule.getId()).hasSize(1);
            assertThat(pressed.get(0).isRefused()).isFalse();
        }
    }

    @Test
    void aChosenRuleTakesEffect() {
        assertThat(screen.isOwn()).isTrue();
        assertThat(screen.getSummary()).isEqualTo("These are the table's own rules.");
        assertThat(rule("drawing").isChanged()).isFalse();

        option("drawing", "Only when stuck").choose();

        assertThat(RuleOption.DRAWING.of(rules.rules())).isEqualTo("forced");
        assertThat(option("drawing", "Only when stuck").getChecked()).isEqualTo("true");
        assertThat(rule("drawing").isChanged()).isTrue();
        assertThat(screen.getSummary()).isEqualTo("House rules: drawing only when stuck");

        screen.reset();
        assertThat(screen.isOwn()).isTrue();
    }

    @Test
    void whatCannotBeChosenSaysWhyUntilItCan() {
        HouseRulesScreen.Option every = option("spinners", "Every double");
        assertThat(rule("spinners").getRefused()).containsExactly(every);
        assertThat(every.getObjection()).startsWith("Every double: not while a double counts one half");
        assertThat(every.getObjectionId()).isEqualTo("house-spinners-all");

        option("doublesCount", "Both halves").choose();
        assertThat(every.isRefused()).isFalse();

        every.choose();
        assertThat(option("doublesCount", "One half").getObjection())
                .startsWith("One half: not while every double is a spinner");
    }

    @Test
    void aSpinnerCanOnlyKeepCountingWhereThereIsOne() {
        option("spinners", "None").choose();
        assertThat(option("persistentSpinner", "Keeps counting").getObjection())
                .startsWith("Keeps counting: not without spinners");

        option("spinners", "Only the first").choose();
        option("persistentSpinner", "Keeps counting").choose();
        assertThat(option("spinners", "None").getObjection())
                .startsWith("None: not while a joined spinner keeps counting");
    }

    @Test
    void theSameChoiceKeepsItsButton() {
        assertThat(rule("hand").getOptions()).isEqualTo(rule("hand").getOptions());
    }

    @Test
    void theScreenIsClosedByWhoeverOpenedIt() {
        screen.close();

        assertThat(closed).isTrue();
    }

    private List<HouseRulesScreen.Rule> all() {
        return screen.getGroups().stream()
                .flatMap(group -> group.getMembers().stream())
                .toList();
    }

    private HouseRulesScreen.Rule rule(String title) {
        return all().stream()
                .filter(rule -> rule.getId().equals("house-" + title))
                .findFirst()
                .orElseThrow();
    }

    private HouseRulesScreen.Option option(String title, String name) {
        return rule(title).getOptions().stream()
                .filter(option -> option.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
