package deluxe.screens;

import deluxe.play.Screen;
import deluxe.play.Settings;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;
import org.teavm.flavour.templates.Templates;

/** The framed screens, one at a time, in the page's element {@code screens}. */
@BindTemplate("templates/screens.html")
public final class Screens {
    private final Visit visit;
    private final Fragment start;
    private final Fragment howToPlay;
    private final Fragment settings;
    private final Fragment menu;
    private final Fragment results;
    private final Fragment refused;
    private final Fragment mirror;

    private Screens(Visit visit) {
        this.visit = visit;
        Fragment panel = Templates.create(new SettingsPanel(visit).withColours());
        start = Templates.create(new StartScreen(visit));
        howToPlay = Templates.create(new HowToPlay(visit));
        settings = Templates.create(new SettingsScreen(visit, panel));
        menu = Templates.create(new MenuScreen(visit, panel));
        results = Templates.create(new ResultsScreen(visit));
        refused = Templates.create(new RefusedScreen(visit));
        mirror = Templates.create(new TableMirror(visit.page().controls()));
    }

    public static void open(Visit visit) {
        Templates.bind(new Screens(visit), "screens");
        visit.open(Templates::update);
    }

    private Screen shown() {
        return visit.page().screen();
    }

    /** Names what is seen, for the style sheet. */
    public String getScene() {
        return shown().name();
    }

    /** The table whose colours the screens have. */
    public String getTheme() {
        return chosen().themeName();
    }

    /** How much may move. */
    public String getMotion() {
        return chosen().motionName();
    }

    private Settings chosen() {
        return visit.page().preferences().settings();
    }

    /** The screen over the table; null while the table is clear. */
    public Fragment getScreen() {
        Screen shown = shown();
        if (shown instanceof Screen.AtStart) {
            return start;
        }
        if (shown instanceof Screen.Learning) {
            return howToPlay;
        }
        if (shown instanceof Screen.InSettings) {
            return settings;
        }
        if (shown instanceof Screen.InMenu) {
            return menu;
        }
        if (shown instanceof Screen.AtResults) {
            return results;
        }
        return shown instanceof Screen.Refused ? refused : null;
    }

    /** The table's own buttons, while the player can do something there, in a match or in a lesson. */
    public Fragment getMirror() {
        return visit.page().controls().hand().isPresent() ? mirror : null;
    }
}
