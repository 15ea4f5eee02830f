package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.speed.RecordsDigest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A record means the same for as long as its format has the same number. */
class FormatTest {
    /** Another digest is another meaning: then the format gets another number too. */
    @Test
    void aFormatWithThisNumberHasTheseRecords() throws IOException {
        String told = RecordsDigest.told();

        assertThat(Sheet.VERSION + ": " + told).isEqualTo("4: 10000 records: 40bf8f268a2312db");
        assertThat(Files.readString(Path.of("docs/record.md"))).contains(told.substring(told.indexOf(": ") + 2));
    }
}
