package deluxe.browser;

import java.util.Map;
import java.util.TreeMap;

/** The browsers of one test run: each started when a test first needs it, all stopped when the run is over. */
final class Browsers implements AutoCloseable {
    private final Map<String, Browser> running = new TreeMap<>();

    Browser running(Engine engine, Device device) {
        return running.computeIfAbsent(engine + " " + engine.kindOf(device), key -> engine.startFor(device));
    }

    @Override
    public void close() {
        running.values().forEach(Browser::close);
        running.clear();
    }
}
