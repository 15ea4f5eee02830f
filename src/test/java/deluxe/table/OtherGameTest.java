package deluxe.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The log that all games share works for a game that knows nothing of dominoes: a die is thrown. */
class OtherGameTest {
    private static final String RECORD = """
            1000 thrown 6
            2500 thrown 5
            3000 pause
            3000 resume 4000
            9000 thrown 6
            12000 thrown 4
            """;

    private record Thrown(int pips) implements Entry {}

    private static final class Words implements Spelling {
        @Override
        public String write(Entry entry) {
            return "thrown " + ((Thrown) entry).pips();
        }

        @Override
        public Entry read(String words) {
            if (!words.startsWith("thrown ")) {
                throw new Malformed("unknown event: " + words);
            }
            return new Thrown(Whole.read("pips", words.substring(7), 1, 6));
        }
    }

    @Test
    void itsLogIsReadAsItIsWritten() {
        List<Line> lines = read(RECORD);

        assertThat(lines).contains(new Line(2500, new Thrown(5)), new Line(3000, new Entry.Resumed(4000)));
        assertThat(text(lines)).isEqualTo(RECORD);
    }

    @Test
    void aLineOfAnotherGameIsRefusedByItsWords() {
        assertThatThrownBy(() -> read("1000 player plays 6-3\n"))
                .isInstanceOf(Malformed.class)
                .hasMessage("unknown event: player plays 6-3");
    }

    private static String text(List<Line> lines) {
        LineText words = new LineText(new Words());
        return lines.stream().map(line -> words.write(line) + '\n').collect(Collectors.joining());
    }

    private static List<Line> read(String record) {
        LineText words = new LineText(new Words());
        TextLines lines = new TextLines(record);
        List<Line> read = new ArrayList<>();
        while (lines.hasNext()) {
            read.add(words.read(lines.next()));
        }
        return read;
    }
}
