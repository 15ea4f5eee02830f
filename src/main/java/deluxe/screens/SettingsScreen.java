package deluxe.screens;

import deluxe.kit.SelfCheck;
import deluxe.play.Parlour;

/** What a player can choose, on the start screen and in the pause menu. */
public final class SettingsScreen {
    private final Parlour parlour;
    private String checkResult = "";

    SettingsScreen(Parlour parlour) {
        this.parlour = parlour;
    }

    public String getTheme() {
        return String.valueOf(parlour.settings().theme());
    }

    public void setTheme(String place) {
        parlour.choose(parlour.settings().withTheme(Integer.parseInt(place)));
    }

    public String getTiles() {
        return String.valueOf(parlour.settings().tiles());
    }

    public void setTiles(String place) {
        parlour.choose(parlour.settings().withTiles(Integer.parseInt(place)));
    }

    public boolean isReducedMotion() {
        return parlour.settings().reducedMotion();
    }

    public void setReducedMotion(boolean reduced) {
        parlour.choose(parlour.settings().withReducedMotion(reduced));
    }

    public boolean isLeftHanded() {
        return parlour.settings().leftHanded();
    }

    public void setLeftHanded(boolean left) {
        parlour.choose(parlour.settings().withLeftHanded(left));
    }

    public boolean isLost() {
        return !parlour.settingsKept();
    }

    public String getCheckResult() {
        return checkResult;
    }

    public void check() {
        String digest = SelfCheck.digest();
        checkResult = digest.equals(SelfCheck.RIGHT)
                ? "This device reckons as it should (" + digest + ")."
                : "This device reckons differently (" + digest + "): scores made here may be refused.";
    }

    public void close() {
        checkResult = "";
        parlour.closeSettings();
    }
}
