package deluxe.screens;

import deluxe.bots.PlayCheck;
import deluxe.kit.SelfCheck;
import deluxe.play.Parlour;
import java.util.List;

/** What a player can choose, on the start screen and in the pause menu. */
public final class SettingsScreen {
    private final Parlour parlour;
    private final List<Choice> choices;
    private final SoundPanel sound;
    private String checkResult = "";

    SettingsScreen(Parlour parlour) {
        this.parlour = parlour;
        choices = List.of(
                new Choice(
                        "Table",
                        () -> parlour.settings().theme(),
                        place -> parlour.choose(parlour.settings().withTheme(place)),
                        "Emerald",
                        "Blue",
                        "Daylight"),
                new Choice(
                        "Tiles",
                        () -> parlour.settings().tiles(),
                        place -> parlour.choose(parlour.settings().withTiles(place)),
                        "Ivory",
                        "Ebony",
                        "High contrast"));
        sound = new SoundPanel(parlour);
    }

    public SoundPanel getSound() {
        return sound;
    }

    public List<Choice> getChoices() {
        return choices;
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
        String reckoned = SelfCheck.digest();
        String played = PlayCheck.digest();
        boolean right = reckoned.equals(SelfCheck.RIGHT) && played.equals(PlayCheck.RIGHT);
        checkResult = (right
                        ? "This device reckons and plays as it should ("
                        : "This device reckons differently; scores made here may be refused (")
                + reckoned + " " + played + ").";
    }

    public void close() {
        checkResult = "";
        parlour.closeSettings();
    }
}
