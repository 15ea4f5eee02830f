package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.build.Page;
import deluxe.build.PageEngine;
import deluxe.build.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.io.TempDir;

/** The bundle that {@code ./play} builds first: its engines are as the compiler wrote them. */
class DevelopmentIT {
    private static final Path COMPILED = Path.of("target/teavm/wasm");

    @TempDir
    Path copy;

    @InBrowsers(Engine.CHROMIUM)
    void everyPageStartsOnTheWasmThatTheCompilerWrote(Visitor visitor) throws IOException {
        BundleCopy bundle = BundleCopy.in(copy);
        GamePage page = visitor.at(copy).on(TestDevice.FRAME).open("/game/");
        for (Page each : Pages.read(Pages.LIST).all()) {
            for (PageEngine engine : each.engines()) {
                for (Path small : bundle.named(engine.name() + ".", ".wasm")) {
                    Path compiled = COMPILED.resolve(engine.name() + ".wasm");
                    Files.copy(compiled, small, StandardCopyOption.REPLACE_EXISTING);
                }
                page.open("/game/" + each.name() + ".html?table=" + engine.name());
                page.until(GameIT.STARTED);

                assertThat(page.run("return document.documentElement.dataset.engine"))
                        .isEqualTo("wasm");
            }
        }
    }
}
