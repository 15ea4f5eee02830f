package deluxe.web;

import deluxe.play.DeviceCheck;
import deluxe.screens.CheckScreen;

/** Where the loader of the page enters on which a device is checked. */
public final class CheckMain {
    private CheckMain() {}

    public static void main(String[] args) {
        DeviceCheck check = new DeviceCheck(new BrowserStorage(), new BrowserDevice(), new BrowserAddress());
        CheckScreen.open(check, new BrowserAlarm());
    }
}
