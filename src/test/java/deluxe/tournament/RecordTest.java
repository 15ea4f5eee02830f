package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import org.junit.jupiter.api.Test;

class RecordTest {
    private static final RuleSet[] TABLES = {
        RuleSet.FIVES,
        RuleSet.ALL_FIVES,
        RuleSet.MUGGINS.with(RuleOption.SET, "double-nine"),
        RuleSet.FIVES.with(RuleOption.SPINNERS, "none").with(RuleOption.HAND, "14")
    };

    @Test
    void aRecordIsReadAsItIsWrittenAndReplaysToTheSameMatch() throws BadLine {
        for (int number = 0; number < 400; number++) {
            ScoreSheet sheet = Sheets.played(TABLES[number % TABLES.length], number, number * 17);
            ScoreSheet read = ScoreSheet.read(sheet.text());
            Replay replay = read.replay();

            assertThat(read).isEqualTo(sheet);
            assertThat(replay.flaw()).isEmpty();
            assertThat(replay.states()).hasSameSizeAs(sheet.lines());
            assertThat(ScoreSheet.of(replay.last())).isEqualTo(sheet);
            assertThat(Verification.verify(sheet.text()))
                    .isEqualTo(
                            new Verdict.Confirmed(sheet.result().orElseThrow().total()));
        }
    }

    @Test
    void aLinkHoldsTheWholeRecord() {
        int longest = 0;
        for (int number = 0; number < 400; number++) {
            ScoreSheet sheet = Sheets.played(TABLES[number % TABLES.length], number, 1000 + number * 7);
            String link = Link.of(sheet);

            assertThat(Link.read(link)).isEqualTo(sheet);
            assertThat(link).matches("[A-Za-z0-9_-]+");
            longest = Math.max(longest, number % TABLES.length == 0 ? link.length() : 0);
        }
        assertThat(longest).as("the longest link of a Deluxe match").isLessThan(1500);
    }

    @Test
    void aMatchThatGoesOnIsReadAsItIsWritten() throws BadLine {
        ScoreSheet sheet = Sheets.brief(RuleSet.FIVES, 3);
        Replay replay = sheet.replay();
        for (Match match : replay.states()) {
            ScoreSheet soFar = ScoreSheet.of(match);

            assertThat(ScoreSheet.read(soFar.text())).isEqualTo(soFar);
            assertThat(Link.read(Link.of(soFar))).isEqualTo(soFar);
        }
    }

    @Test
    void aDamagedLinkIsRefused() {
        String link = Link.of(Sheets.brief(RuleSet.FIVES, 3));

        assertThatThrownBy(() -> Link.read("")).isInstanceOf(Malformed.class).hasMessage("the link is cut off");
        assertThatThrownBy(() -> Link.read(link.substring(0, link.length() - 1)))
                .hasMessage("the link is cut off");
        assertThatThrownBy(() -> Link.read(link + "A"))
                .hasMessage("the link is damaged: there is something after its end");
        assertThatThrownBy(() -> Link.read(link.substring(0, 9) + "+" + link.substring(10)))
                .hasMessage("the link is damaged: + is not a character of a link");
        assertThatThrownBy(() -> Link.read("C" + link.substring(1)))
                .hasMessage("this is format 2, but only formats 4 and 5 are known here");
    }

    @Test
    void noLetterOfALinkCanBeChangedIntoAnythingButAnotherSheetOrARefusal() {
        ScoreSheet sheet = Sheets.brief(RuleSet.FIVES, 3);
        String link = Link.of(sheet);
        for (int at = 0; at < link.length(); at++) {
            for (int bits = 0; bits < 1 << LinkAlphabet.BITS; bits++) {
                char letter = LinkAlphabet.letter(bits);
                if (letter != link.charAt(at)) {
                    assertThat(readOrNull(link.substring(0, at) + letter + link.substring(at + 1)))
                            .isNotEqualTo(sheet);
                }
            }
        }
    }

    private static ScoreSheet readOrNull(String link) {
        try {
            return Link.read(link);
        } catch (Malformed refused) {
            return null;
        }
    }
}
