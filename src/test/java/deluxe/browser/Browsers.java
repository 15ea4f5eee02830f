package deluxe.browser;

import java.util.Map;
import java.util.TreeMap;

/** The browsers of one test run: each started when a test first needs it, all stopped when the run is over. */
final class Browsers implements AutoCloseable {
    private final Map<String, Browser> running = new TreeMap<>();

    Browser running(Engine engine, TestDevice device) {
        String kind = engine + " " + engine.kindOf(device);
        Browser browser = running.get(kind);
        if (browser != null && browser.isAlive()) {
            return browser;
        }
        if (browser != null) {
            browser.close();
        }
        Browser fresh = engine.startFor(device);
        running.put(kind, fresh);
        return fresh;
    }

    @Override
    public void close() {
        running.values().forEach(Browser::close);
        running.clear();
    }
}
