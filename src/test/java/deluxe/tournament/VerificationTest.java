package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.dominoes.Drawing;
import deluxe.dominoes.Lead;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerificationTest {
    /** Three tiles each; the opponent never has more than one action to choose from. */
    private static final String RECORD = """
            dominoes-deluxe 4
            match m1
            rules fives
            hand 3
            difficulty hard
            seed 00000000000000000000000000106e30
            pauseSeconds 10
            deal 6-4 4-0 5-1 6-1 3-3 2-2 6-6 2-0 0-0 1-0 1-1 2-1 3-0 3-1 3-2 4-1 4-2 4-3 4-4 5-0 5-2 5-3 5-4 5-5 6-0 6-2 6-3 6-5
            0 round 1
            1000 player plays 6-4
            1818 opponent plays 6-1 on 6-4
            3000 pause
            3000 resume 4000
            4000 player plays 4-0 on 6-4
            4715 opponent draws
            5715 opponent draws
            6715 opponent plays 2-0 on 4-0
            100500 end
            result ended-early 10 5
            points 10
            spread 0
            time 10
            total 20
            """;

    @Test
    void aTrueRecordIsConfirmed() {
        assertThat(Verification.verify(RECORD)).isEqualTo(new Verdict.Confirmed(20));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dominoes-deluxe 4 | dominoes-deluxe 2 | 1 | this is format 2, but only formats 4 and 5 are known here",
                "dominoes-deluxe 4 | dominoes-deluxe 6 | 1 | this is format 6, but only formats 4 and 5 are known here",
                "match m1 | match | 2 | expected \"match\" and its value, not: match",
                "rules fives | rules sixes | 3 | rules must be fives, all-fives or muggins, not: sixes",
                "hand 3 | hand 03 | 4 | hand must be a whole number from 3 to 14, not: 03",
                "hand 3 | hand 7 | 4 | an option is written only if it is not the default",
                "hand 3 | feet 3 | 4 | expected \"difficulty\" and its value, not: feet 3",
                "difficulty hard | difficulty soft | 5 | difficulty must be easy, medium",
                "00106e30 | 0106e30 | 6 | a seed must have all 32 digits",
                "pauseSeconds 10 | pauseSeconds 120 | 7 | an option is written only if it is not the default",
                "deal 6-4 4-0 | deal 6-4 6-4 | 8 | the deal has 6-4 twice",
                "deal 6-4 4-0 | deal 4-0 | 8 | a deal must have all 28 tiles of the set, not 27",
                "0 round 1 | 1 round 1 | 9 | a match begins with: 0 round 1",
                "0 round 1 | 0 round 2 | 9 | a match begins with: 0 round 1",
                "plays 6-4 | plays 6-5 | 10 | 6-5 is not in your hand",
                "plays 6-4 | plays 4-6 | 10 | a tile is written with its larger half first, not: 4-6",
                "1818 opponent | 1818 player | 11 | it is the turn of the opponent",
                "1818 opponent | 999 opponent | 11 | the time goes back from 1000 to 999",
                "6-1 on 6-4 | 6-1 on 4-0 | 11 | there is no 4-0 on the table",
                "6-1 on 6-4 | 3-3 on 6-4 | 11 | 3-3 and 6-4 have no value in common",
                "6-1 on 6-4 | 6-1 on 6-4 far | 11 | only a double has named sides, not 6-4: far",
                "resume 4000 | resume 10001 | 13 | paused for 10001, but only 10000 was left",
                "4000 player | 300000 player | 14 | the time is past the clock: 300000 of 300000",
                "plays 4-0 on 6-4 | draws | 14 | you have a tile that fits: 4-0",
                "plays 4-0 on 6-4 | passes | 14 | you have a tile that fits: 4-0",
                "plays 4-0 on 6-4 | wins | 14 | unknown action: wins",
                "plays 4-0 on 6-4 | plays 5-1 on 6-1 | 17 | there is no 4-0 on the table",
                "4715 opponent draws | 4715 opponent passes | 15 | there are tiles to draw: 22",
                "100500 end | 300000 time-up | 19 | the match ended differently: time-up 10 5",
                "100500 end | 100500 time-up | 18 | time is not up at 100500",
                "100500 end | 100500 ends | 18 | unknown event: ends",
                "early 10 5 | early 10 0 | 19 | the match ended differently: ended-early 10 5",
                "ended-early 10 5 | target 10 5 | 19 | the match ended differently: ended-early 10 5",
                "points 10 | points 15 | 20 | points is 10, not 15",
                "spread 0 | spread 5 | 21 | spread is 0, not 5",
                "time 10 | time 11 | 22 | time is 10, not 11",
                "total 20 | total 21 | 23 | total is 20, not 21",
                "total 20 | total 2000000 | 23 | total must be from 0 to 99999, not 2000000",
            })
    void whatIsNotTrueIsRefusedWithItsLineAndReason(String truth, String lie, int line, String reason) {
        assertThat(RECORD).contains(truth);
        Verdict verdict = Verification.verify(RECORD.replaceFirst(truth, lie));

        assertThat(verdict).isInstanceOf(Verdict.Rejected.class);
        assertThat(((Verdict.Rejected) verdict).line()).isEqualTo(line);
        assertThat(((Verdict.Rejected) verdict).reason()).startsWith(reason);
    }

    @Test
    void whatAnotherOpponentDidIsNotWhatThisOneDoes() {
        String text = Sheets.brief(RuleSet.FIVES, 4).text();
        Verdict verdict = Verification.verify(text.replace("difficulty hard", "difficulty easy"));

        assertThat(text).contains("difficulty hard");
        assertThat(((Verdict.Rejected) verdict).reason()).isEqualTo("this is not what the easy opponent would do");
    }

    @Test
    void theFirstBadLineIsNamedThoughALaterOneCannotEvenBeRead() {
        assertThat(Verification.verify(RECORD.replace("plays 4-0 on 6-4", "draws") + "???"))
                .isEqualTo(new Verdict.Rejected(14, "you have a tile that fits: 4-0"));
    }

    @Test
    void aRecordThatIsCutOffAnywhereIsRefused() {
        for (int length = 0; length < RECORD.length(); length++) {
            assertThat(Verification.verify(RECORD.substring(0, length))).isInstanceOf(Verdict.Rejected.class);
        }
        assertThat(Verification.verify(RECORD.substring(0, RECORD.indexOf("100500"))))
                .isEqualTo(new Verdict.Rejected(18, "the match is not over at this point"));
        assertThat(Verification.verify(RECORD.substring(0, RECORD.indexOf("result"))))
                .isEqualTo(new Verdict.Rejected(19, "the result is missing"));
    }

    @Test
    void whateverFollowsTheTotalIsRefused() {
        assertThat(Verification.verify(RECORD + "\n")).isInstanceOf(Verdict.Rejected.class);
        assertThat(Verification.verify(RECORD + RECORD))
                .isEqualTo(new Verdict.Rejected(24, "there must be nothing after the end, not \"dominoes-deluxe 4\""));
    }

    @Test
    void textThatIsNotARecordIsRefusedAtItsFirstLine() {
        for (String text :
                List.of("", "\n", " ", "\u0000", "dominoes-deluxe", "x".repeat(1 << 20), "\n".repeat(1 << 16))) {
            Verdict.Rejected rejected = (Verdict.Rejected) Verification.verify(text);

            assertThat(rejected.line()).isEqualTo(1);
            assertThat(rejected.reason()).hasSizeLessThan(250).doesNotContain("\n");
        }
    }

    @Test
    void anAbsurdNumberOfLinesIsRefused() {
        String pauses = "3000 pause\n3000 resume 0\n".repeat(10_001);

        assertThatThrownBy(() -> ScoreSheet.read(RECORD.replaceFirst("3000 pause\n", pauses + "3000 pause\n")))
                .isInstanceOf(BadLine.class)
                .hasMessageStartingWith("the number of lines must be from 0 to 20000");
    }

    /** What {@code docs/record.md} says about its list of changes that can still be confirmed. */
    @Test
    void anotherRuleOrOpponentIsRefusedUnlessTheSameMatchFollows() {
        Set<String> changed = new TreeSet<>();
        for (int number = 1; number <= 12; number++) {
            ScoreSheet sheet = Sheets.brief(RuleSet.ALL.get(number % RuleSet.ALL.size()), number);
            Verdict truth = Verification.verify(sheet);
            otherTerms(sheet.terms()).forEach((what, terms) -> {
                ScoreSheet other = new ScoreSheet(terms, sheet.lines(), sheet.result());
                if (Verification.verify(other) instanceof Verdict.Confirmed confirmed) {
                    assertThat(confirmed).as(what).isEqualTo(truth);
                    changed.add(what.substring(0, what.indexOf(' ')));
                }
            });
        }

        assertThat(changed).contains("clockSeconds", "target", "drawing").doesNotContain("set");
    }

    private static Map<String, Terms> otherTerms(Terms terms) {
        Map<String, Terms> others = new TreeMap<>();
        RuleSet rules = terms.rules();
        List<RuleSet> changed = new ArrayList<>();
        for (int more = 1; more <= 60; more++) {
            changed.add(rules.with(RuleOption.CLOCK_SECONDS, String.valueOf(rules.clockSeconds() + more)));
            changed.add(rules.with(RuleOption.TARGET, String.valueOf(rules.target() + more)));
        }
        for (Drawing drawing : Drawing.values()) {
            changed.add(rules.with(RuleOption.DRAWING, drawing.word()));
        }
        for (Lead lead : Lead.values()) {
            changed.add(rules.with(RuleOption.LEAD, lead.word()));
        }
        changed.add(rules.with(RuleOption.SET, "double-nine"));
        for (RuleSet other : changed) {
            for (RuleOption option : RuleOption.values()) {
                if (!option.of(other).equals(option.of(rules))
                        && ((Deck.Seeded) terms.deck()).deals().isEmpty()) {
                    others.put(option.title() + ' ' + option.of(other), on(terms, other));
                }
            }
        }
        return others;
    }

    private static Terms on(Terms terms, RuleSet rules) {
        Agreement agreement = terms.agreement();
        return new Terms(
                new Agreement(
                        agreement.match(), rules, agreement.difficulty(), agreement.pause(), agreement.pauseSeconds()),
                terms.deck());
    }

    /**
     * What one character can change in a record that is still confirmed: the name of the match, which the host compares with its
     * own; a time between its neighbours', as long as the time bonus stays the same; how long a pause was and how long it could
     * have been, within the allowance; a digit of the seed, the target and the side of a double, where the same game follows. None of
     * these changes the score.
     */
    @Test
    void oneChangedCharacterIsRefusedOrChangesNothingThatCounts() {
        Set<String> changed = new TreeSet<>();
        List<String> records = List.of(
                RECORD,
                Sheets.brief(RuleSet.FIVES, 4).text(),
                Sheets.brief(RuleSet.ALL_FIVES, 2).text());
        for (String text : records) {
            Verdict truth = Verification.verify(text);
            for (String other : mutations(text)) {
                if (Verification.verify(other) instanceof Verdict.Confirmed confirmed) {
                    assertThat(confirmed).isEqualTo(truth);
                    changed.add(whatChanged(text, other));
                }
            }
        }
        assertThat(changed).isSubsetOf("match", "time", "pause", "pauseSeconds", "seed", "target", "side of a double");
        assertThat(changed).contains("match", "time", "pause", "pauseSeconds");
    }

    private static List<String> mutations(String text) {
        List<String> mutations = new ArrayList<>();
        for (int at = 0; at < text.length(); at++) {
            String before = text.substring(0, at);
            String after = text.substring(at + 1);
            mutations.add(before + after);
            mutations.add(before + text.charAt(at) + text.charAt(at) + after);
            for (char character : new char[] {'0', '5', '9', 'a', ' ', '\n', '-'}) {
                mutations.add(before + character + after);
            }
        }
        mutations.removeIf(text::equals);
        return mutations;
    }

    private static String whatChanged(String text, String other) {
        String[] lines = text.split("\n", -1);
        String[] otherLines = other.split("\n", -1);
        assertThat(otherLines).hasSameSizeAs(lines);
        for (int at = 0; at < lines.length; at++) {
            if (!lines[at].equals(otherLines[at])) {
                return whatChangedInLine(lines[at], otherLines[at]);
            }
        }
        throw new AssertionError("nothing has changed");
    }

    private static String whatChangedInLine(String line, String other) {
        int space = line.indexOf(' ');
        if (!Character.isDigit(line.charAt(0))) {
            return line.substring(0, space);
        }
        boolean sameWords = other.endsWith(line.substring(space));
        if (sameWords) {
            return "time";
        }
        return line.contains(" resume ") ? "pause" : "side of a double";
    }
}
