package deluxe.browser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Somebody with a browser and a device, about to open a page; by default the built site, in a tournament's frame. */
final class Visitor {
    private final Engine engine;
    private final Browsers browsers;
    private final List<String> scripts =
            new ArrayList<>(List.of(FirstScript.COLLECTOR.source(), FirstScript.PAINTED.source()));
    private Path root = Path.of("web");
    private Device device = Device.FRAME;
    private boolean hasFakeClock;
    private GamePage page;

    Visitor(Engine engine, Browsers browsers) {
        this.engine = engine;
        this.browsers = browsers;
    }

    Engine engine() {
        return engine;
    }

    Visitor on(Device other) {
        device = other;
        return this;
    }

    /** Visits the site in another folder than {@code web}. */
    Visitor at(Path otherRoot) {
        root = otherRoot;
        return this;
    }

    /** With a clock that the test moves, and without sound. */
    Visitor withFakeClock() {
        hasFakeClock = true;
        return withScript(FirstScript.FAKE_CLOCK.source()).withScript(FirstScript.NO_SOUND.source());
    }

    /** With a browser that has no more than Safari 12 had. */
    Visitor withSafari12() {
        return withScript(FirstScript.SAFARI_12.source());
    }

    /** Runs {@code source} before the page's own scripts. */
    Visitor withScript(String source) {
        scripts.add(source);
        return this;
    }

    /** Opens a page; a visitor has one at a time. */
    GamePage open(String path) {
        if (page != null) {
            throw new IllegalStateException("the visitor has a page open already: let it open " + path);
        }
        Browser browser = browsers.running(engine, device);
        page = new GamePage(engine, browser, new TestSite(root, scripts), device, hasFakeClock);
        page.open(path);
        return page;
    }

    Optional<GamePage> page() {
        return Optional.ofNullable(page);
    }
}
