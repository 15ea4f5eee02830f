package deluxe.screens;

import deluxe.bots.PlayCheck;
import deluxe.kit.SelfCheck;
import deluxe.play.Parlour;
import java.util.ArrayList;
import java.util.List;

/** What a player can choose, on the start screen and in the pause menu. */
public final class SettingsScreen {
    private final Parlour parlour;
    private final List<Choice> themes = choices("Emerald", "Blue", "Daylight");
    private final List<Choice> tileSets = choices("Ivory", "Ebony", "High contrast");
    private final SoundPanel sound;
    private String checkResult = "";

    SettingsScreen(Parlour parlour) {
        this.parlour = parlour;
        sound = new SoundPanel(parlour);
    }

    public SoundPanel getSound() {
        return sound;
    }

    public List<Choice> getThemes() {
        return themes;
    }

    public List<Choice> getTileSets() {
        return tileSets;
    }

    public String isTheme(Choice choice) {
        return String.valueOf(parlour.settings().theme() == choice.place);
    }

    public String isTileSet(Choice choice) {
        return String.valueOf(parlour.settings().tiles() == choice.place);
    }

    public void chooseTheme(Choice choice) {
        parlour.choose(parlour.settings().withTheme(choice.place));
    }

    public void chooseTiles(Choice choice) {
        parlour.choose(parlour.settings().withTiles(choice.place));
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

    private static List<Choice> choices(String... names) {
        List<Choice> choices = new ArrayList<>();
        for (String name : names) {
            choices.add(new Choice(choices.size(), name));
        }
        return choices;
    }

    /** One of several, by its place among them. */
    public static final class Choice {
        private final int place;
        private final String name;

        Choice(int place, String name) {
            this.place = place;
            this.name = name;
        }

        public String getName() {
            return name;
        }
    }
}
