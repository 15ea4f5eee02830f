package deluxe.browser;

import deluxe.site.http.SiteServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Somebody with a browser and a device, about to open a page: by default a page of the built site, in a tournament's frame. */
final class Visitor {
    /** Frames in a second where motion is looked at. */
    static final int SMOOTH = 60;

    private static final Path BUILT = Path.of("web");

    /** Few, because a test spends most of its time drawing. A second is a whole number of frames, so it ends with one. */
    private static final int FRAMES_PER_SECOND = 6;

    private final Engine engine;
    private final Browsers browsers;
    private final List<String> scripts =
            new ArrayList<>(List.of(FirstScript.COLLECTOR.source(), FirstScript.REST.source()));
    private boolean hasWorker;
    private final List<TestSite> sites = new ArrayList<>();
    private Path root = BUILT;
    private Optional<SiteServer.Source> source = Optional.empty();
    private TestDevice device = TestDevice.FRAME;
    private boolean hasFakeClock;
    private GamePage page;
    private Runnable atLast = () -> {};

    Visitor(Engine engine, Browsers browsers) {
        this.engine = engine;
        this.browsers = browsers;
    }

    Engine engine() {
        return engine;
    }

    Visitor on(TestDevice other) {
        device = other;
        return this;
    }

    /** Visits the site in a folder other than {@code web}. */
    Visitor at(Path otherRoot) {
        root = otherRoot;
        return this;
    }

    /** Visits a site that answers requests itself. */
    Visitor at(SiteServer.Source otherSource) {
        source = Optional.of(otherSource);
        return this;
    }

    /** Closes something when the page has been left: the site needs it for as long as the page can send requests. */
    Visitor closingAtLast(Runnable close) {
        atLast = close;
        return this;
    }

    /** Called when the page has been left. */
    void close() {
        atLast.run();
    }

    /** With a clock that the test moves, with few frames in each of its seconds, and without sound. */
    Visitor withFakeClock() {
        return withFakeClock(FRAMES_PER_SECOND);
    }

    /** The same with more frames or fewer. */
    Visitor withFakeClock(int framesPerSecond) {
        hasFakeClock = true;
        withScript("window.kitFramesPerSecond = " + framesPerSecond + ";");
        return withScript(FirstScript.FAKE_CLOCK.source()).withScript(FirstScript.NO_SOUND.source());
    }

    /** With a browser that has only what Safari 12 had. */
    Visitor withSafari12() {
        return withScript(FirstScript.SAFARI_12.source());
    }

    /** With a browser that keeps the pages for offline play. */
    Visitor withWorker() {
        hasWorker = true;
        return this;
    }

    /** Runs {@code source} before the page's own scripts. */
    Visitor withScript(String source) {
        scripts.add(source);
        return this;
    }

    /** Opens a page; a visitor has one at a time. */
    GamePage open(String path) {
        return open(path, site());
    }

    private GamePage open(String path, TestSite site) {
        if (page != null) {
            throw new IllegalStateException("the visitor has a page open already: let it open " + path);
        }
        page = new GamePage(engine, browsers.running(engine, device), site, device, hasFakeClock);
        page.open(path);
        return page;
    }

    /** Opens a tournament's page, which embeds the game from another origin. */
    GamePage open(HostSite host) {
        TestSite game = site();
        game.noteServed(HostSite.EMBED_PATH);
        return open(host.embedding(game), game);
    }

    /** The paths of the built site's files that were served; empty if the visitor was at another site. */
    Optional<Set<String>> served() {
        return sites.isEmpty() || !root.equals(BUILT) || source.isPresent()
                ? Optional.empty()
                : Optional.of(sites.stream()
                        .flatMap(site -> site.served().stream())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    private TestSite site() {
        TestSite site = newSite();
        sites.add(site);
        return site;
    }

    private TestSite newSite() {
        return source.map(answers -> new TestSite(answers, scripts())).orElseGet(() -> new TestSite(root, scripts()));
    }

    List<String> scripts() {
        List<String> all = new ArrayList<>(scripts);
        if (!hasWorker) {
            all.add(FirstScript.NO_WORKER.source());
        }
        return all;
    }

    Optional<GamePage> page() {
        return Optional.ofNullable(page);
    }
}
