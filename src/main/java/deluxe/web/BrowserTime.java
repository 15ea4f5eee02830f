package deluxe.web;

import deluxe.ports.Time;
import org.teavm.jso.browser.Performance;

/** The browser's monotonic clock. */
final class BrowserTime implements Time {
    @Override
    public double nowMillis() {
        return Performance.now();
    }
}
