package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs tests of scripts in Node. */
final class NodeTests {
    private NodeTests() {}

    static void assertPass(List<String> files) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node", "--test"));
        command.addAll(files);
        Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(node.waitFor()).as(said).isZero();
        assertThat(said).containsPattern("(?m)^# pass [1-9]").contains("# fail 0");
    }
}
