package deluxe.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A campaign's record replays to the same campaign, and nothing else is accepted. */
class TavernRecordTest {
    private static final int CAMPAIGNS = 500;

    @Test
    void everyCampaignIsReadAsItWasPlayedAndWrittenAsItWasRead() throws BadTavernRecord {
        for (int number = 0; number < CAMPAIGNS; number++) {
            CampaignLog played = CampaignTest.played(number, at -> {});
            String text = TavernRecord.write(played);
            CampaignLog read = TavernRecord.read(text);

            assertThat(read.campaign()).isEqualTo(played.campaign());
            assertThat(TavernRecord.write(read)).isEqualTo(text);
        }
    }

    @Test
    void aCampaignThatIsStillOnIsASave() {
        CampaignTest.played(7, at -> {
            try {
                assertThat(TavernRecord.read(TavernRecord.write(at)).campaign()).isEqualTo(at.campaign());
            } catch (BadTavernRecord bad) {
                throw new AssertionError(bad);
            }
        });
    }

    /**
     * A line is missing, comes twice, or has another number: the rest then belongs to another campaign, or to none. Times stay as they are,
     * because the same actions at other times are the same campaign.
     */
    @Test
    void noChangedLinePassesForTheSameCampaign() {
        String text = TavernRecord.write(CampaignTest.played(4, at -> {}));
        List<String> lines = text.lines().toList();
        for (int at = 0; at < lines.size(); at++) {
            String before = String.join("\n", lines.subList(0, at)) + (at == 0 ? "" : "\n");
            String after = String.join("\n", lines.subList(at + 1, lines.size())) + "\n";
            refused(before + after);
            refused(before + lines.get(at) + "\n" + lines.get(at) + "\n" + after);
            refused(before + lines.get(at) + "0\n" + after);
        }
    }

    private static void refused(String text) {
        BadTavernRecord bad = catchThrowableOfType(BadTavernRecord.class, () -> TavernRecord.read(text));
        assertThat(bad).as(text).isNotNull();
        assertThat(bad.line()).isBetween(1, (int) text.lines().count() + 1);
        assertThat(bad.getMessage()).isNotBlank();
    }

    private static final String HEADER = "dados-de-toledo 1\nseed 00000000000000000000000000000abc\n";

    @ParameterizedTest
    @CsvSource({
        "0 sit duke, a gambler must be",
        "0 wager 5, nobody sits opposite",
        "0 throw, nothing was wagered",
        "0 dance, unknown action: dance",
        "0 pause, this does not happen in the tavern",
        "0 sit king|5 wager 101, a wager is from 1 to 100 here|not 101",
        "9 sit king|5 wager 1, time runs back from 9 to 5",
        "0 sit king|5 sit squire, the player sits with the king",
        "0 sit king|result open 99, result is open 100|not open 99",
        "x sit king, a time in milliseconds",
    })
    void theFirstBadLineIsToldWithItsReason(String lines, String reason) {
        String text = HEADER + lines.replace('|', '\n') + "\nresult open 100\n";
        BadTavernRecord bad = catchThrowableOfType(BadTavernRecord.class, () -> TavernRecord.read(text));
        assertThat(bad.getMessage()).contains(reason.split("\\|"));
        assertThat(bad.line()).isEqualTo(2 + lines.split("\\|").length);
    }

    @Test
    void anotherGamesRecordIsRefusedAtItsFirstLine() {
        assertThatThrownBy(() -> TavernRecord.read("dominoes-deluxe 4\n"))
                .isInstanceOfSatisfying(
                        BadTavernRecord.class, bad -> assertThat(bad.line()).isEqualTo(1));
        assertThatThrownBy(() -> TavernRecord.read("")).hasMessageContaining("ends too early");
    }
}
