package deluxe.host;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of the build's step that declares a Wasm engine's classes run in Node. */
class EngineTablesTest {
    @Test
    void whatTheStartFunctionSetsIsDeclared() throws Exception {
        NodeTests.assertPass(List.of("src/test/web/engine-tables.test.js"));
    }
}
