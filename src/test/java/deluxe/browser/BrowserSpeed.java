package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.speed.RecordsDigest;
import deluxe.speed.SpeedPage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * How fast the rules, the bots and the laying of boards are in browsers. {@code docs/rules.md} and {@code docs/layout.md} say how to run
 * it, and what it measured.
 */
class BrowserSpeed {
    private static final Path ROOT = Path.of("target/speed");

    @BeforeAll
    static void compileThePage() throws TeaVMToolException, IOException {
        Path game = Files.createDirectories(ROOT.resolve("game"));
        compile(TeaVMTargetType.JAVASCRIPT, game, "speed.js");
        compile(TeaVMTargetType.WEBASSEMBLY_GC, game, "speed.wasm");
        Files.copy(
                Path.of("src/main/webapp/runtime.js"), game.resolve("runtime.js"), StandardCopyOption.REPLACE_EXISTING);
        write(game, "javascript", "<script src=\"speed.js\"></script><script src=\"start.js\"></script>");
        Files.writeString(game.resolve("start.js"), "main();");
        write(game, "wasm", "<script src=\"runtime.js\"></script><script src=\"load.js\"></script>");
        Files.writeString(
                game.resolve("load.js"),
                "fetch('speed.wasm').then(function (answer) { return answer.arrayBuffer(); }).then(deluxeWasm).then(function (main) { main([]); });");
    }

    @InBrowsers
    void hardAgainstHardAtFives(Visitor visitor) {
        measure("fives", visitor);
    }

    @InBrowsers
    void hardAgainstHardAtMuggins(Visitor visitor) {
        measure("muggins", visitor);
    }

    @InBrowsers
    void theMasterAtFives(Visitor visitor) {
        measure("fives-master", visitor);
    }

    @InBrowsers
    void theMasterAtMuggins(Visitor visitor) {
        measure("muggins-master", visitor);
    }

    @InBrowsers
    void layingBoards(Visitor visitor) {
        measure("board", visitor);
    }

    @InBrowsers
    void layingBoardsOfTheDoubleNineSet(Visitor visitor) {
        measure("board-nine", visitor);
    }

    @InBrowsers
    void tenThousandRecordsAreTheSameOnEveryEngine(Visitor visitor) {
        String onTheJvm = "found: " + RecordsDigest.told();
        GamePage page = visitor.at(ROOT).open("/game/wasm.html?records");
        report("records wasm", page);
        assertThat(page.run("return document.title")).isEqualTo(onTheJvm);
        page.open("/game/javascript.html?records");
        report("records javascript", page);
        assertThat(page.run("return document.title")).isEqualTo(onTheJvm);
    }

    private static void measure(String what, Visitor visitor) {
        GamePage page = visitor.at(ROOT).open("/game/wasm.html?" + what);
        report(what + " wasm", page);
        page.open("/game/javascript.html?" + what);
        report(what + " javascript", page);
    }

    private static void report(String what, GamePage page) {
        page.until("document.title.indexOf('found') === 0");
        System.out.println(page.engine().folder() + " " + what + " " + page.run("return document.title"));
    }

    private static void compile(TeaVMTargetType target, Path folder, String name) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(target);
        tool.setMainClass(SpeedPage.class.getName());
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(name);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setStrict(true);
        List<File> classes = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .toList();
        tool.setClassPath(classes);
        tool.generate();
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            throw new IllegalStateException(
                    tool.getProblemProvider().getSevereProblems().toString());
        }
    }

    /** Writes a page whose scripts are all in files: the Content-Security-Policy of the game's folder allows no inline scripts. */
    private static void write(Path folder, String name, String scripts) throws IOException {
        Files.writeString(
                folder.resolve(name + ".html"),
                "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\"><title>Measuring</title></head><body>"
                        + scripts + "</body></html>");
    }
}
