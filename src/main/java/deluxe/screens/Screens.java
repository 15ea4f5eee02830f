package deluxe.screens;

import deluxe.dominoes.RuleSet;
import deluxe.play.ClassicVisit;
import deluxe.play.Screen;
import deluxe.play.Settings;
import deluxe.play.Visit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;
import org.teavm.flavour.templates.Templates;

/** The framed screens of a table, one at a time, in the page's element {@code screens}. */
@BindTemplate("templates/screens.html")
public final class Screens {
    private final Visit visit;
    private final Supplier<String> theme;
    private final Own own;
    private final Fragment settings;
    private final Fragment menu;
    private final Fragment refused;
    private final Fragment mirror;

    /** The screens that look otherwise at each table. */
    private record Own(
            Fragment start, Fragment howToPlay, Function<RuleSet, String> teaching, Supplier<Fragment> results) {}

    /** @param menuPanel what the menu shows besides its buttons */
    private Screens(Visit visit, Supplier<String> theme, Own own, Fragment panel, Fragment menuPanel) {
        this.visit = visit;
        this.theme = theme;
        this.own = own;
        settings = Templates.create(new SettingsScreen(visit, panel));
        menu = Templates.create(new MenuScreen(visit, menuPanel, own.teaching));
        refused = Templates.create(new RefusedScreen(visit));
        mirror = Templates.create(new TableMirror(visit.page().controls()));
    }

    public static void open(Visit visit) {
        Fragment panel = Templates.create(new SettingsPanel(visit).withColours());
        Fragment results = Templates.create(new ResultsScreen(visit));
        HowToPlay howToPlay = new HowToPlay(visit);
        Own own = new Own(
                Templates.create(new StartScreen(visit)), Templates.create(howToPlay), howToPlay::rules, () -> results);
        open(new Screens(visit, () -> chosen(visit).themeName(), own, panel, panel));
    }

    /** The same at a classic table. */
    public static void open(ClassicVisit classic) {
        Visit visit = classic.visit();
        Fragment panel = Templates.create(ClassicMenuPanel.settings(classic));
        Fragment menuPanel = Templates.create(new ClassicMenuPanel(classic, panel));
        Fragment story = Templates.create(
                new ClassicResults(classic.words(), classic::story, visit::notice, visit::playAgain, visit::submit));
        Fragment results = Templates.create(new ResultsScreen(visit));
        ClassicHowToPlay howToPlay = new ClassicHowToPlay(visit, visit.host()::rules);
        Own own = new Own(
                Templates.create(new ClassicStart(classic)),
                Templates.create(howToPlay),
                howToPlay::rules,
                () -> visit.host().occasion().isPlayersChoice() ? story : results);
        open(new Screens(visit, () -> classic.table().theme(), own, panel, menuPanel));
    }

    private static void open(Screens screens) {
        Templates.bind(screens, "screens");
        screens.visit.open(Templates::update);
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
        return theme.get();
    }

    /** How much may move. */
    public String getMotion() {
        return chosen(visit).motionName();
    }

    /** On which side of the table the player's things are. */
    public String getSide() {
        return chosen(visit).leftHanded() ? "left" : "right";
    }

    private static Settings chosen(Visit visit) {
        return visit.page().preferences().settings();
    }

    /** The screen over the table; null while the table is clear. */
    public Fragment getScreen() {
        Screen shown = shown();
        if (shown instanceof Screen.AtStart) {
            return own.start;
        }
        if (shown instanceof Screen.Learning) {
            return own.howToPlay;
        }
        if (shown instanceof Screen.InSettings) {
            return settings;
        }
        if (shown instanceof Screen.InMenu) {
            return menu;
        }
        if (shown instanceof Screen.AtResults) {
            return own.results.get();
        }
        return shown instanceof Screen.Refused ? refused : null;
    }

    /** The table's own buttons, while the player can do something there, in a match or in a lesson. */
    public Fragment getMirror() {
        return visit.page().controls().hand().isPresent() ? mirror : null;
    }
}
