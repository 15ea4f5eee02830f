package deluxe.web;

import deluxe.play.TablePorts;
import deluxe.ports.Device;
import deluxe.ports.Time;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The browser behind the ports of any page with a table. */
final class BrowserTable {
    private BrowserTable() {}

    static TablePorts ports() {
        HTMLCanvasElement canvas =
                (HTMLCanvasElement) Window.current().getDocument().getElementById("table");
        Time time = new BrowserTime();
        Device device = new BrowserDevice();
        return new TablePorts(
                new BrowserDisplay(canvas, time),
                new BrowserPointers(canvas),
                new BrowserStorage(),
                device,
                time,
                new BrowserAlarm(),
                new BrowserLanguage(),
                new BrowserSound(),
                new BrowserHaptics(device));
    }
}
