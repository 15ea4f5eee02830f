package deluxe.play;

import deluxe.bots.PlayCheck;
import deluxe.dice.TavernCheck;
import deluxe.kit.SelfCheck;
import deluxe.ports.Address;
import deluxe.ports.Alarm;
import deluxe.ports.Device;
import deluxe.ports.Storage;
import deluxe.stage.dice.ThrowCheck;

/** Checks whether this device plays as all others do. It begins once the page is shown, because it takes a while. */
public final class DeviceCheck {
    private static final double UNTIL_PAINTED_MILLIS = 60;

    private final Settings settings;
    private final Address address;
    private Finding finding = Finding.NONE_YET;
    private String digests = "";

    /** What is known of the device. */
    public enum Finding {
        NONE_YET,
        RIGHT,
        WRONG
    }

    public DeviceCheck(Storage storage, Device device, Address address) {
        settings = Settings.from(storage, device.wishes(), new DeluxeTable());
        this.address = address;
    }

    /** Checks soon, and then runs {@code found}. */
    public void begin(Alarm alarm, Runnable found) {
        alarm.ringIn(UNTIL_PAINTED_MILLIS, () -> {
            check();
            found.run();
        });
    }

    private void check() {
        String right = SelfCheck.RIGHT + " " + PlayCheck.RIGHT + " " + TavernCheck.RIGHT + " " + ThrowCheck.RIGHT;
        digests =
                SelfCheck.digest() + " " + PlayCheck.digest() + " " + TavernCheck.digest() + " " + ThrowCheck.digest();
        boolean isRight = digests.equals(right);
        finding = isRight ? Finding.RIGHT : Finding.WRONG;
    }

    public Finding finding() {
        return finding;
    }

    /** The digests of this engine; empty before the check. */
    public String digests() {
        return digests;
    }

    public Settings settings() {
        return settings;
    }

    public boolean hasWayBack() {
        return address.hasWayBack();
    }

    public void goBack() {
        address.goBack();
    }
}
