package deluxe.screens;

import deluxe.kit.SelfCheck;
import deluxe.play.Door;
import deluxe.play.Flow;
import deluxe.play.Settings;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** The framed screens: what stands in the page's element {@code screens}. */
@BindTemplate("templates/screens.html")
public final class Screens {
    private final Door door;
    private final HowToPlay howToPlay;
    private String checkResult = "";

    private Screens(Door door) {
        this.door = door;
        howToPlay = new HowToPlay(door);
    }

    public static void open(Door door) {
        Templates.bind(new Screens(door), "screens");
    }

    public String getPlace() {
        return door.place().name();
    }

    public boolean isAtStart() {
        return door.place() == Flow.Place.START;
    }

    public boolean isAtHowToPlay() {
        return door.place() == Flow.Place.HOW_TO_PLAY;
    }

    public boolean isAtSettings() {
        return door.place() == Flow.Place.SETTINGS;
    }

    public boolean isAtTable() {
        return door.place() == Flow.Place.TABLE;
    }

    public HowToPlay getHowToPlay() {
        return howToPlay;
    }

    public boolean isReducedMotion() {
        return door.settings().reducedMotion();
    }

    public void setReducedMotion(boolean reduced) {
        door.choose(new Settings(reduced, door.settings().strongContrast()));
    }

    public boolean isStrongContrast() {
        return door.settings().strongContrast();
    }

    public void setStrongContrast(boolean strong) {
        door.choose(new Settings(door.settings().reducedMotion(), strong));
    }

    public boolean isSettingsLost() {
        return !door.settingsKept();
    }

    public String getCheckResult() {
        return checkResult;
    }

    public boolean isChecked() {
        return !checkResult.isEmpty();
    }

    public void check() {
        String digest = SelfCheck.digest();
        checkResult = digest.equals(SelfCheck.RIGHT)
                ? "This device reckons as it should (" + digest + ")."
                : "This device reckons differently (" + digest + "): scores made here may be refused.";
    }

    public void start() {
        door.start();
    }

    public void showHowToPlay() {
        howToPlay.open();
    }

    public void showSettings() {
        checkResult = "";
        door.showSettings();
    }

    public void backToStart() {
        door.backToStart();
    }
}
