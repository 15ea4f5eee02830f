package deluxe.screens;

import deluxe.play.ClassicBoard;
import deluxe.play.ClassicVisit;
import deluxe.play.Preferences;
import deluxe.play.Screen;
import deluxe.play.Settings;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;
import org.teavm.flavour.templates.Templates;

/** The framed screens of a classic table, one at a time. */
@BindTemplate("templates/screens.html")
public final class ClassicScreens {
    private final Visit visit;
    private final String theme;
    private final Fragment start;
    private final Fragment howToPlay;
    private final Fragment settings;
    private final Fragment menu;
    private final Fragment story;
    private final Fragment results;
    private final Fragment refused;
    private final Fragment mirror;

    private ClassicScreens(ClassicVisit classic) {
        visit = classic.visit();
        theme = classic.table().theme();
        Fragment panel = Templates.create(settingsPanel(classic));
        start = Templates.create(new ClassicStart(classic));
        howToPlay = Templates.create(new ClassicHowToPlay(visit, visit.host()::rules));
        settings = Templates.create(new SettingsScreen(visit, panel));
        menu = Templates.create(new MenuScreen(visit, Templates.create(new ClassicMenuPanel(classic, panel))));
        story = Templates.create(
                new ClassicResults(classic.words(), classic::story, visit::notice, visit::playAgain, visit::submit));
        results = Templates.create(new ResultsScreen(visit));
        refused = Templates.create(new RefusedScreen(visit));
        mirror = Templates.create(new TableMirror(visit.page().controls()));
    }

    private static SettingsPanel settingsPanel(ClassicVisit classic) {
        SettingsPanel panel = new SettingsPanel(classic.visit());
        Preferences preferences = classic.visit().page().preferences();
        classic.table().board().ifPresent(board -> panel.add(choice(board, preferences)));
        return panel;
    }

    /** Choosing also applies the settings again, so that the table is laid out the new way. */
    private static Choice choice(ClassicBoard board, Preferences preferences) {
        return new Choice(
                "Board",
                () -> board.isTidy() ? 0 : 1,
                place -> {
                    board.choose(place == 0);
                    preferences.choose(preferences.settings());
                },
                "Tidy",
                "As played");
    }

    public static void open(ClassicVisit classic) {
        Templates.bind(new ClassicScreens(classic), "screens");
        classic.visit().open(Templates::update);
    }

    private Screen shown() {
        return visit.page().screen();
    }

    public String getScene() {
        return shown().name();
    }

    public String getTheme() {
        return theme;
    }

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
            return visit.host().isPractice() ? story : results;
        }
        return shown instanceof Screen.Refused ? refused : null;
    }

    /** The table's own buttons, while the player can do something there, in a match or in a lesson. */
    public Fragment getMirror() {
        return visit.page().controls().hand().isPresent() ? mirror : null;
    }
}
