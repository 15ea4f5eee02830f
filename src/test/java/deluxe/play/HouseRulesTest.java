package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HouseRulesTest {
    private static final List<RuleOption> OPTIONS = List.of(RuleOption.values());
    private static final int WALKS = 3000;
    private static final int STEPS = 12;

    private final Drawer drawer = new Drawer();
    private final Words words = SpokenWords.english();

    @Test
    void aTableIsPlayedByItsOwnRulesUntilOthersAreChosen() {
        for (RuleSet own : RuleSet.ALL) {
            HouseRules rules = of(own);

            assertThat(rules.rules()).isEqualTo(own);
            assertThat(rules.areOwn()).isTrue();
            assertThat(rules.notice(words)).isEmpty();
            assertThat(rules.inShort(words)).isEmpty();
        }
    }

    @Test
    void whatIsChosenIsKeptForThisTableAlone() {
        HouseRules rules = of(RuleSet.ALL_FIVES);
        rules.choose(RuleOption.HAND, "9");
        rules.choose(RuleOption.TARGET, "200");

        assertThat(drawer.read("house all-fives")).contains("hand=9 target=200");
        assertThat(of(RuleSet.ALL_FIVES).rules()).isEqualTo(rules.rules());
        assertThat(of(RuleSet.MUGGINS).areOwn()).isTrue();
    }

    @Test
    void theRecordSaysWhatIsChanged() {
        HouseRules rules = of(RuleSet.ALL_FIVES);
        rules.choose(RuleOption.SET, "double-nine");
        rules.choose(RuleOption.DOUBLES_COUNT, "twice");

        Terms terms = Terms.practice(rules.rules(), Difficulty.HARD, Seed.of("5"));

        assertThat(ScoreSheet.of(Match.begin(terms).next()).text())
                .contains("\nrules all-fives\nset double-nine\ndoublesCount twice\ndifficulty ");
    }

    @Test
    void anotherSetBringsItsUsualHandAlong() {
        HouseRules rules = of(RuleSet.MUGGINS);
        rules.choose(RuleOption.HAND, "5");
        rules.choose(RuleOption.SET, "double-nine");
        assertThat(rules.rules().hand()).isEqualTo(9);

        rules.choose(RuleOption.HAND, "14");
        rules.choose(RuleOption.SET, "double-nine");
        assertThat(rules.rules().hand()).isEqualTo(14);

        rules.choose(RuleOption.SET, "double-six");
        assertThat(rules.rules()).isEqualTo(RuleSet.MUGGINS);
    }

    @Test
    void theTablesOwnRulesAreOneChoiceAway() {
        HouseRules rules = of(RuleSet.MUGGINS);
        rules.choose(RuleOption.SPINNERS, "none");
        rules.choose(RuleOption.CLOCK_SECONDS, "600");

        rules.reset();

        assertThat(rules.areOwn()).isTrue();
        assertThat(drawer.read("house muggins")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "garbage",
                "=",
                "target=",
                "hand=99",
                "hand=09",
                "hand=9 hand=9",
                "speed=5",
                "SET=double-nine",
                "target=200 spinners=none persistentSpinner=on",
                "spinners=all doublesCount=once",
                "hand=9\ntarget=200"
            })
    void houseRulesThatCannotBeReadAreReportedAndOutOfTheWay(String text) {
        drawer.write("house all-fives", text);
        HouseRules rules = of(RuleSet.ALL_FIVES);

        assertThat(rules.areOwn()).isTrue();
        assertThat(rules.notice(words)).startsWith("The house rules saved here can't be read");
        assertThat(drawer.read("house all-fives")).isEmpty();

        rules.choose(RuleOption.TARGET, "200");
        assertThat(rules.notice(words)).isEmpty();
    }

    @Test
    void thePlayerIsToldIfTheDeviceCannotSaveAnything() {
        drawer.loseItsKey();
        HouseRules rules = of(RuleSet.ALL_FIVES);
        rules.choose(RuleOption.TARGET, "200");
        assertThat(rules.notice(words)).contains("can't save house rules");
        assertThat(rules.rules().target()).isEqualTo(200);

        rules.reset();
        assertThat(rules.notice(words)).isEmpty();
    }

    @Test
    void aNumberThatIsKeptIsOfferedEvenIfNoOtherWouldBe() {
        drawer.write("house muggins", "hand=3 target=120 clockSeconds=3600");
        HouseRules rules = of(RuleSet.MUGGINS);

        assertThat(rules.choices(RuleOption.HAND)).containsExactly("3", "5", "6", "7", "9", "12");
        assertThat(rules.choices(RuleOption.TARGET)).startsWith("50", "100", "120", "150");
        assertThat(rules.choices(RuleOption.CLOCK_SECONDS)).containsExactly("0", "180", "300", "600", "900", "3600");
    }

    @Test
    void whatDoesNotGoTogetherNamesTheOptionThatIsInTheWay() {
        HouseRules rules = of(RuleSet.ALL_FIVES);
        assertThat(rules.inTheWayOf(RuleOption.SPINNERS, "all")).contains(RuleOption.DOUBLES_COUNT);

        rules.choose(RuleOption.SPINNERS, "none");
        assertThat(rules.inTheWayOf(RuleOption.PERSISTENT_SPINNER, "on")).contains(RuleOption.SPINNERS);
        assertThat(rules.inTheWayOf(RuleOption.PERSISTENT_SPINNER, "off")).isEmpty();
    }

    /**
     * A refused choice is not forced through by changing something else. A choice that is made changes nothing else, except the hand when
     * the set changes.
     */
    @Test
    void whatIsOfferedAgreesWithTheRulesOnEveryWay() {
        Random random = new Random(110);
        int refused = 0;
        for (int walk = 0; walk < WALKS; walk++) {
            RuleSet own = RuleSet.ALL.get(walk % RuleSet.ALL.size());
            drawer.forget("house " + own.name());
            HouseRules rules = of(own);
            for (int step = 0; step < STEPS; step++) {
                refused += refusedNow(rules);
                choose(rules, random);
                assertThat(of(own).rules()).isEqualTo(rules.rules());
            }
        }
        assertThat(refused).isGreaterThan(WALKS);
    }

    private static int refusedNow(HouseRules rules) {
        int refused = 0;
        for (RuleOption option : RuleOption.values()) {
            assertThat(rules.choices(option)).doesNotHaveDuplicates().contains(option.of(rules.rules()));
            for (String choice : rules.choices(option)) {
                if (rules.inTheWayOf(option, choice).isEmpty()) {
                    assertThat(option.of(rules.rules().with(option, choice))).isEqualTo(choice);
                } else {
                    refused++;
                    assertThatThrownBy(() -> rules.choose(option, choice)).isInstanceOf(Malformed.class);
                }
            }
        }
        return refused;
    }

    private static void choose(HouseRules rules, Random random) {
        RuleOption option = OPTIONS.get(random.nextInt(OPTIONS.size()));
        List<String> offered = new ArrayList<>(rules.choices(option));
        offered.removeIf(choice -> rules.inTheWayOf(option, choice).isPresent());
        String choice = offered.get(random.nextInt(offered.size()));
        RuleSet before = rules.rules();

        rules.choose(option, choice);

        assertThat(option.of(rules.rules())).isEqualTo(choice);
        for (RuleOption other : RuleOption.values()) {
            boolean isHandOfNewSet = other == RuleOption.HAND && rules.rules().set() != before.set();
            if (other != option && !isHandOfNewSet) {
                assertThat(other.of(rules.rules())).isEqualTo(other.of(before));
            }
        }
        assertThat(2 * rules.rules().hand()).isLessThan(rules.rules().set().tiles());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "set=double-nine target=200 | House rules: double-nine, 9 tiles, to 200",
                "target=200                 | House rules: to 200",
                "set=double-nine hand=7     | House rules: double-nine",
                "clockSeconds=600           | House rules: 10:00 on the clock",
                "lead=highest-double spinners=none doublesCount=twice persistentSpinner=off "
                        + "| House rules: highest double leads, no spinners, doubles count both halves",
                "drawing=forced blocked=out-of-moves goingOut=five-per-tile persistentSpinner=on "
                        + "| House rules: a joined spinner keeps counting, drawing only when stuck, "
                        + "nothing for a stuck round, five a tile for going out"
            })
    void theSummaryListsOnlyRulesThatAreNotTheTablesOwn(String kept, String told) {
        drawer.write("house all-fives", kept);

        assertThat(of(RuleSet.ALL_FIVES).inShort(words)).isEqualTo(told);
    }

    @Test
    void aGameThatWasLeftTellsItsOwnHouseRulesThoughOthersWereChosenSince() {
        HouseRules rules = of(RuleSet.MUGGINS);
        rules.choose(RuleOption.TARGET, "150");
        RuleSet played = RuleSet.MUGGINS.with(RuleOption.SET, "double-nine");

        assertThat(rules.inShort(played, words)).isEqualTo("House rules: double-nine, 9 tiles");
        assertThat(rules.inShort(RuleSet.MUGGINS, words)).isEmpty();
    }

    private HouseRules of(RuleSet own) {
        return new HouseRules(own, drawer);
    }
}
