package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The service worker's own tests run in Node, where its network, its caches and its pages are made up. */
class ServiceWorkerTest {
    @Test
    void theServiceWorkerKeepsItsPromises() throws Exception {
        Process process = new ProcessBuilder("node", "--test", "src/test/web/worker.test.js")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).describedAs(said).isZero();
        assertThat(said).containsPattern("(?m)^# pass [1-9]").contains("# fail 0");
    }
}
