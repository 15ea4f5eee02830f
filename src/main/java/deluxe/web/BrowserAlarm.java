package deluxe.web;

import deluxe.ports.Alarm;
import org.teavm.jso.browser.Window;

/** The browser's timers. */
final class BrowserAlarm implements Alarm {
    @Override
    public void ringIn(double millis, Ring ring) {
        Window.setTimeout(ring::ring, Math.max(0, millis));
    }
}
