package deluxe.host;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How often the site's pages ask, and what they wait for, is tested in Node, with a simulated server, clock and window. */
class SiteScriptsTest {
    @Test
    void theSiteScriptsOwnTestsPass() throws Exception {
        NodeTests.assertPass(List.of("src/test/web/watching.test.js", "src/test/web/time.test.js"));
    }
}
