package deluxe.host;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of the script that knows which table a page shows run in Node, with a fake page. */
class TableScriptTest {
    @Test
    void eachTableHasItsEngineAndIsLoadedInTheColoursOfItsRoom() throws Exception {
        NodeTests.assertPass(List.of("src/test/web/table.test.js"));
    }
}
