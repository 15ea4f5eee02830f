package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The tests of the script that knows which table a page shows run in Node, where its page is made up. */
class TableScriptTest {
    @Test
    void eachTableHasItsEngineAndIsLoadedInTheColoursOfItsRoom() throws Exception {
        Process process = new ProcessBuilder("node", "--test", "src/test/web/table.test.js")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).describedAs(said).isZero();
        assertThat(said).containsPattern("(?m)^# pass [1-9]").contains("# fail 0");
    }
}
