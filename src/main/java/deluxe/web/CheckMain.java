package deluxe.web;

import deluxe.play.DeviceCheck;
import deluxe.screens.CheckScreen;

/** The entry point of the page that checks a device; the page's loader calls it. */
public final class CheckMain {
    private CheckMain() {}

    public static void main(String[] args) {
        DeviceCheck check = new DeviceCheck(new BrowserStorage(), new BrowserDevice(), new BrowserAddress());
        CheckScreen.open(check, new BrowserAlarm());
    }
}
