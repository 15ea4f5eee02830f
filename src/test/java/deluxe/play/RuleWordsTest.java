package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Drawer;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RuleWordsTest {
    private static final RuleSet ANY = RuleSet.MUGGINS.with(RuleOption.DOUBLES_COUNT, "twice");

    static List<Words> languages() throws IOException {
        return List.of(SpokenWords.english(), SpokenWords.in("es"));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyChoiceHasANameOfItsOwnAndTellsWhatItChanges(Words words) {
        for (RuleOption option : RuleOption.values()) {
            Set<String> names = new TreeSet<>();
            Set<String> effects = new TreeSet<>();
            List<String> choices = choices(option);
            for (String choice : choices) {
                RuleSet rules = changed(option, choice);
                names.add(new RuleWords(words, rules).name(option, choice));
                effects.add(new RuleWords(words, rules).effect(option));
            }
            assertThat(names).as(option.title()).hasSameSizeAs(choices);
            int telling = option == RuleOption.CLOCK_SECONDS ? 2 : choices.size();
            assertThat(effects).as(option.title()).hasSize(telling).allMatch(effect -> effect.endsWith("."));
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyChoiceIsToldInShortInWordsOfItsOwn(Words words) {
        Set<String> told = new TreeSet<>();
        int choices = 0;
        for (RuleOption option : RuleOption.values()) {
            for (String choice : choices(option)) {
                told.add(new RuleWords(words, changed(option, choice)).inShort(option, "House:"));
                choices++;
            }
        }
        assertThat(told).hasSize(choices).allMatch(text -> text.startsWith("House: "));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyQuestionIsAskedOnce(Words words) {
        Set<String> questions = new TreeSet<>();
        for (RuleOption option : RuleOption.values()) {
            questions.add(new RuleWords(words, ANY).question(option));
        }
        assertThat(questions).hasSize(RuleOption.values().length);
    }

    private static List<String> choices(RuleOption option) {
        return new HouseRules(ANY, new Drawer()).choices(option);
    }

    private static RuleSet changed(RuleOption option, String choice) {
        return ANY.with(option, choice);
    }
}
