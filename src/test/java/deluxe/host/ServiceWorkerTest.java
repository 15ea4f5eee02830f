package deluxe.host;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The service worker's own tests run in Node, with a fake network, fake caches and fake pages. */
class ServiceWorkerTest {
    @Test
    void theServiceWorkersOwnTestsPass() throws Exception {
        NodeTests.assertPass(List.of("src/test/web/worker.test.js"));
    }
}
