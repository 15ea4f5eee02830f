package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Texts that are not taken for a kept game. */
class RefusedGamesTest extends WithKeptGames {
    @Test
    void aRecordWithAnyLineGarbledIsRefusedAndTheLineNamed() {
        String[] lines =
                ScoreSheet.of(anyMatch(RuleSet.MUGGINS, 4)).text().lines().toArray(String[]::new);
        KeptGames kept = of(RuleSet.MUGGINS);
        for (int at = 1; at < lines.length; at++) {
            for (String garbled : List.of("", "x" + lines[at], lines[at] + " ", lines[at].substring(0, 1))) {
                String[] damaged = lines.clone();
                damaged[at] = garbled;

                assertThat(kept.takeIn(String.join("\n", damaged) + '\n'))
                        .as(garbled)
                        .isFalse();
                assertThat(kept.notice()).startsWith("Line " + (at + 1) + " of this record");
            }
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void aRecordWithoutOneOfItsLinesIsRefused() {
        String[] lines =
                ScoreSheet.of(anyMatch(RuleSet.MUGGINS, 4)).text().lines().toArray(String[]::new);
        for (int without = 0; without < lines.length - 1; without++) {
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < lines.length; at++) {
                text.append(at == without ? "" : lines[at] + '\n');
            }
            assertThat(of(RuleSet.MUGGINS).takeIn(text.toString()))
                    .as(lines[without])
                    .isFalse();
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void aRecordThatIsCutWithinALineIsRefused() {
        String text = ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 6)).text();
        for (int end = 0; end < text.length(); end++) {
            boolean isWhole = end > 0 && text.charAt(end - 1) == '\n';
            if (!isWhole) {
                assertThat(games.takeIn(text.substring(0, end)))
                        .as(text.substring(0, end))
                        .isFalse();
                assertThat(games.notice()).endsWith("Nothing was imported.");
            }
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void aRecordThatEndsEarlierIsTheGameAsItStoodThen() {
        String text = ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 6)).text();
        String earlier = text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1);

        assertThat(games.takeIn(earlier)).isTrue();
        assertThat(games.record(games.games().get(0))).isEqualTo(earlier);
    }

    @Test
    void whatIsForeignIsRefusedWithTheReason() {
        refused(ScoreSheet.of(anyMatch(RuleSet.FIVES, 1)).text(), "a game of Dominoes Deluxe.");
        refused(ScoreSheet.of(anyMatch(RuleSet.MUGGINS, 1)).text(), "a game of Muggins.");
        refused(ScoreSheet.of(tournament()).text(), "the match final-7, not of practice");
        refused(ScoreSheet.of(over()).text(), "is over");
        refused("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\uFFFD", "not the record of a game");
        refused("", "not the record of a game");
        refused(save(anyMatch(RuleSet.ALL_FIVES, 1), "").text(), "not the record of a game");
    }

    private void refused(String text, String reason) {
        games.keep("there", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        Map<String, String> before = kept();

        assertThat(games.takeIn(text)).isFalse();
        assertThat(games.notice()).contains(reason).endsWith("Nothing was imported.");
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    void aKeptTextWithAnyLineGarbledIsToldAndSetAside() {
        games.keep("there", save(anyMatch(RuleSet.ALL_FIVES, 1), ""));
        String whole = drawer.read("kept all-fives 1").orElseThrow();
        String[] lines = whole.split("\n", -1);
        for (int at = 0; at < lines.length - 1; at++) {
            boolean isAnything = at == 7;
            String[] damaged = lines.clone();
            damaged[at] = lines[at] + "\u200b";
            drawer.write("kept all-fives 1", String.join("\n", damaged));
            games.clearNotice();

            assertThat(games.games()).as("line " + at + " " + lines[at]).hasSize(isAnything ? 1 : 0);
            assertThat(games.notice().isEmpty()).isEqualTo(isAnything);
            assertThat(drawer.lasting().values()).contains(String.join("\n", damaged));
        }
    }

    @Test
    void anotherTablesGameInAPlaceOfThisOneIsNotPlayedHere() {
        of(RuleSet.MUGGINS).keep("", save(anyMatch(RuleSet.MUGGINS, 1), ""));
        drawer.write("kept all-fives 1", drawer.read("kept muggins 1").orElseThrow());

        assertThat(games.games()).isEmpty();
        assertThat(games.notice()).contains("not a game of this table: muggins");
    }

    @Test
    void aRecordWithoutMovesIsRefusedWithTheReason() {
        String whole = ScoreSheet.of(anyMatch(RuleSet.ALL_FIVES, 1)).text();

        refused(whole.substring(0, whole.indexOf("0 round 1")), "has no moves");
    }
}
