package deluxe.host;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The service worker's own tests run in Node, where its network, its caches and its pages are made up. */
class ServiceWorkerTest {
    @Test
    void theServiceWorkerKeepsItsPromises() throws Exception {
        NodeTests.assertPass(List.of("src/test/web/worker.test.js"));
    }
}
