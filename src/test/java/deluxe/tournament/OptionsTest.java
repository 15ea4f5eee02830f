package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deals;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {
    private static final String LEAST = "match=m1 SEED difficulty=hard";

    @Test
    void theLeastThatAHostGivesIsAMatchASeedAndADifficulty() {
        Options options = read(LEAST);

        assertThat(options.terms())
                .contains(new Terms(
                        new Agreement("m1", RuleSet.FIVES, Difficulty.HARD, PauseRule.AUTO, 120),
                        new Deck.Seeded(Seed.of("1f"), List.of())));
        assertThat(options.player()).isEmpty();
        assertThat(options.opponent()).isEmpty();
        assertThat(options.locale()).isEmpty();
    }

    @Test
    void everyOptionIsRead() {
        Options options = read(LEAST + " clockSeconds=60 target=50 pauseSeconds=0 pause=never rules=muggins"
                + " persistentSpinner=on player=Ana opponent=Don_Lope locale=es-MX");

        assertThat(options.agreement().rules())
                .isEqualTo(RuleSet.MUGGINS
                        .with(RuleOption.CLOCK_SECONDS, "60")
                        .with(RuleOption.TARGET, "50")
                        .with(RuleOption.PERSISTENT_SPINNER, "on"));
        assertThat(options.agreement().pause()).isEqualTo(PauseRule.NEVER);
        assertThat(options.agreement().pauseSeconds()).isZero();
        assertThat(options.player()).contains("Ana");
        assertThat(options.opponent()).contains("Don_Lope");
        assertThat(options.locale()).contains("es-MX");
    }

    @Test
    void anOperatorMayDealTheFirstRoundsHimself() {
        String deal = DealText.write(Deals.deal(RuleSet.FIVES, "6-6 5-5", "4-4", ""));
        Terms terms = Options.read(List.of(
                        new Option("match", "m1"),
                        new Option("seed", "00000000000000000000000000000001"),
                        new Option("difficulty", "easy"),
                        new Option("deals", deal + ";" + deal)))
                .terms()
                .orElseThrow();

        assertThat(((Deck.Seeded) terms.deck()).deals()).hasSize(2);
        assertThat(terms.deal(2)).isEqualTo(Deals.deal(RuleSet.FIVES, "6-6 5-5", "4-4", ""));
        assertThat(terms.deal(3)).isNotEqualTo(terms.deal(2));
    }

    @Test
    void whoIsDealtToElsewhereIsToldTheCommitmentInPlaceOfTheSeed() {
        String commitment = "commitment=" + "c0".repeat(32);
        Options options = read("match=m1 difficulty=hard " + commitment);

        assertThat(options.terms()).isEmpty();
        assertThat(options.agreement().match()).isEqualTo("m1");
        assertThatThrownBy(() -> read("match=m1 difficulty=hard SEED " + commitment))
                .hasMessageContaining("there is no option seed");
        assertThatThrownBy(() -> read("match=m1 difficulty=hard commitment=c0"))
                .hasMessageContaining("the length of commitment must be from 64 to 64");
    }

    @ParameterizedTest
    @CsvSource({
        "SEED difficulty=hard, the option match is missing",
        "match=m1 difficulty=hard, the option seed is missing",
        "match=m1 SEED, the option difficulty is missing",
        "match=m1 SEED difficulty=brutal, 'difficulty must be easy or hard, not: brutal'",
        "match=m1 SEED difficulty=master, 'difficulty must be easy or hard, not: master'",
        "match=m1 seed=xyz456789abcdef0123456789abcdef0 difficulty=hard, xyz",
        "match=m1 seed= difficulty=hard, '1 to 32 hexadecimal digits, not 0'",
        "match=m1 seed=c0ffee difficulty=hard, 'all 32 digits, in lower case, not: c0ffee'",
        "match= SEED difficulty=hard, the length of match must be from 1 to 64",
        "match=a\u00e9 SEED difficulty=hard, visible ASCII",
        "match=practice SEED difficulty=hard, match cannot be practice",
        "match=m1 SEED difficulty=hard rules=bones, 'rules must be fives, all-fives or muggins, not: bones'",
        "match=m1 SEED difficulty=hard target=1000000, 'target must be from 10 to 500, not 1000000'",
        "match=m1 SEED difficulty=hard target=5.0, 5.0",
        "match=m1 SEED difficulty=hard clockSeconds=-1, -1",
        "match=m1 SEED difficulty=hard pause=perhaps, 'pause must be auto, always or never, not: perhaps'",
        "match=m1 SEED difficulty=hard pauseSeconds=3601, 3601",
        "match=m1 SEED difficulty=hard colour=red, there is no option colour",
        "match=m1 SEED difficulty=hard match=m2, the option match is given twice",
        "match=m1 SEED difficulty=hard player=, the length of player",
        "match=m1 SEED difficulty=hard locale=e/s, e/s",
        "match=m1 SEED difficulty=hard spinners=none persistentSpinner=on, persistentSpinner is on",
        "match=m1 SEED difficulty=hard deals=6-6, 'a deal must have all 28 tiles of the set, not 1'",
        "match=m1 SEED difficulty=hard deals=6-7, 6-7",
    })
    void whatIsWrongIsNamed(String given, String named) {
        assertThatThrownBy(() -> read(given)).isInstanceOf(BadOptions.class).hasMessageContaining(named);
    }

    @Test
    void everythingThatIsWrongIsNamedAtOnce() {
        assertThatThrownBy(
                        () -> read(
                                "seed=xyz456789abcdef0123456789abcdef0 difficulty=brutal target=7 colour=red utm_source=mail __proto__=1 a-1=2"))
                .isInstanceOfSatisfying(
                        BadOptions.class,
                        refusal -> assertThat(refusal.all())
                                .extracting(BadOption::name)
                                .containsExactly(
                                        "match",
                                        "target",
                                        "difficulty",
                                        "seed",
                                        "colour",
                                        "utm_source",
                                        "__proto__",
                                        "a-1"))
                .message()
                .contains(
                        "the option match is missing",
                        "a seed must be hexadecimal",
                        "brutal",
                        "target must be from 10 to 500, not 7");
    }

    @Test
    void aTableWhoseRulesDoNotGoTogetherIsRefusedWithTheRest() {
        assertThatThrownBy(() -> read(LEAST + " spinners=none persistentSpinner=on colour=red"))
                .hasMessageContaining("persistentSpinner is on")
                .hasMessageContaining("colour");
    }

    @Test
    void hundredsOfLongNamesAreShortenedAndTheRestIsCounted() {
        StringBuilder many = new StringBuilder(LEAST);
        for (int number = 100; number < 600; number++) {
            many.append(' ').append("x".repeat(500)).append(number).append("=1");
        }

        assertThatThrownBy(() -> read(many.toString()))
                .isInstanceOfSatisfying(
                        BadOptions.class,
                        refusal -> assertThat(refusal.all())
                                .hasSize(500)
                                .allMatch(bad -> bad.name().length() < 50))
                .satisfies(refusal ->
                        assertThat(refusal.getMessage()).hasSizeLessThan(4200).containsPattern("; and \\d+ more$"));
    }

    @Test
    void aRefusalIsOneShortLineWhateverWasGiven() {
        String nasty = "\n<script>" + "x".repeat(10_000);

        assertThatThrownBy(() -> read("match=m1 SEED difficulty=" + nasty))
                .satisfies(refusal ->
                        assertThat(refusal.getMessage()).hasSizeLessThan(250).doesNotContain("\n"));
    }

    private static Options read(String pairs) {
        List<Option> options = new ArrayList<>();
        for (String pair :
                pairs.replace("SEED", "seed=0000000000000000000000000000001f").split(" ", -1)) {
            int equals = pair.indexOf('=');
            options.add(new Option(pair.substring(0, equals), pair.substring(equals + 1)));
        }
        return Options.read(options);
    }
}
