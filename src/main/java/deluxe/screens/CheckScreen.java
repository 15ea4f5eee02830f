package deluxe.screens;

import deluxe.play.DeviceCheck;
import deluxe.play.DeviceCheck.Finding;
import deluxe.ports.Alarm;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** What the check of the device has found. */
@BindTemplate("templates/check.html")
public final class CheckScreen {
    private final DeviceCheck check;

    private CheckScreen(DeviceCheck check) {
        this.check = check;
    }

    public static void open(DeviceCheck check, Alarm alarm) {
        Templates.bind(new CheckScreen(check), "screens");
        check.begin(alarm, Templates::update);
    }

    public String getTheme() {
        return check.settings().themeName();
    }

    public String getMotion() {
        return check.settings().motionName();
    }

    public String getResult() {
        return switch (check.finding()) {
            case NONE_YET -> "Checking…";
            case RIGHT -> "This device works as it should.";
            case WRONG -> "This device calculates differently. Scores made here may be refused.";
        };
    }

    public boolean isChecked() {
        return check.finding() != Finding.NONE_YET;
    }

    public String getDetails() {
        return check.digests();
    }

    public boolean isReturnable() {
        return check.hasWayBack();
    }

    public void goBack() {
        check.goBack();
    }
}
