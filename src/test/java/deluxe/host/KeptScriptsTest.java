package deluxe.host;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of the scripts that keep things in the browser, which Node runs: damage in each of their keys. */
class KeptScriptsTest {
    @Test
    void whatCannotBeReadIsSetAsideInTheScriptsToo() throws Exception {
        NodeTests.assertPass(List.of(
                "src/test/web/kept/pairs.test.js",
                "src/test/web/kept/records.test.js",
                "src/test/web/kept/updates.test.js"));
    }
}
