package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The check of scripts that {@code npm run safari12} runs finds what Safari 12 would fail on. */
class Safari12ScriptsIT {
    @TempDir
    Path folder;

    private Path bundle;
    private Path written;

    @BeforeEach
    void writeScriptsThatSafari12Runs() throws IOException {
        bundle = Files.createDirectory(folder.resolve("bundle"));
        written = Files.createDirectory(folder.resolve("written"));
        Files.writeString(bundle.resolve("game.js"), "const tiles = [...new Set([1, 2])].map(tile => ({ tile }));");
        Files.writeString(written.resolve("loader.js"), "Promise.resolve(1).finally(function () {});");
    }

    @Test
    void oldScriptsPass() throws Exception {
        assertThat(check(bundle, written)).isEqualTo("0");
    }

    @Test
    void newSyntaxInTheBundleIsNamedWithItsFile() throws Exception {
        Files.writeString(bundle.resolve("new.js"), "const end = board?.end;");

        assertThat(check(bundle, written)).startsWith("1").contains("new.js", "OptionalChaining");
    }

    @Test
    void aNewCallInTheBundleIsNamed() throws Exception {
        Files.writeString(bundle.resolve("new.js"), "Object.groupBy([], String);");

        assertThat(check(bundle, written)).startsWith("1").contains("new.js", "ObjectGroupBy");
    }

    @Test
    void aNewCallInAScriptWrittenByHandIsNamedWithItsLine() throws Exception {
        Files.writeString(written.resolve("new.js"), "'use strict';\nnew ResizeObserver(function () {});");

        assertThat(check(bundle, written)).startsWith("1").contains("new.js:2", "ResizeObserver");
    }

    @Test
    void aScriptThatOnlyRunsWithWasmMayUseNewSyntax() throws Exception {
        Files.writeString(bundle.resolve("runtime.0123abcd.js"), "const end = board?.end;");

        assertThat(check(bundle, written)).isEqualTo("0");
    }

    @Test
    void anEmptyOrMissingBundleFailsTheCheck() throws Exception {
        Files.delete(bundle.resolve("game.js"));

        assertThat(check(bundle)).startsWith("1").contains("build the game first");
        assertThat(check(folder.resolve("nowhere"))).startsWith("2").contains("nowhere");
    }

    /** The exit status, followed by the output if the check failed. */
    private static String check(Path... folders) throws Exception {
        List<String> command = new ArrayList<>(List.of("node", "src/test/web/safari12.js"));
        for (Path each : folders) {
            command.add(each.toString());
        }
        Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = node.waitFor();
        return status == 0 ? "0" : status + " " + said;
    }
}
