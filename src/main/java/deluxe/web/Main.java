package deluxe.web;

import deluxe.play.Outside;
import deluxe.play.Visit;
import deluxe.ports.Device;
import deluxe.ports.Time;
import deluxe.screens.Screens;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** Where the page's loader enters: puts the browser behind the ports and opens the door. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        HTMLCanvasElement canvas =
                (HTMLCanvasElement) Window.current().getDocument().getElementById("table");
        Time time = new BrowserTime();
        Device device = new BrowserDevice();
        Visit visit = new Visit(new Outside(
                new BrowserDisplay(canvas, time),
                new BrowserPointers(canvas),
                new BrowserStorage(),
                new BrowserChance(),
                device,
                time,
                new BrowserAlarm(),
                new BrowserLifecycle(),
                new BrowserHost(),
                new BrowserLanguage(),
                new BrowserSound(),
                new BrowserHaptics(device)));
        Screens.open(visit);
        new BrowserKeys(visit).follow();
    }
}
