package deluxe.screens;

import deluxe.play.RefusedMatch;
import deluxe.play.Screen;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** The framed screens: what stands in the page's element {@code screens}. */
@BindTemplate("templates/screens.html")
public final class Screens {
    private final Visit visit;
    private final StartScreen start;
    private final HowToPlay howToPlay;
    private final SettingsScreen settings;
    private final MenuScreen menu;
    private final ResultsScreen results;
    private final TableMirror table;

    private Screens(Visit visit) {
        this.visit = visit;
        start = new StartScreen(visit);
        howToPlay = new HowToPlay(visit);
        settings = new SettingsScreen(visit);
        menu = new MenuScreen(visit);
        results = new ResultsScreen(visit);
        table = new TableMirror(visit.page().controls());
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
        return visit.page().preferences().settings().themeName();
    }

    /** How much may move. */
    public String getMotion() {
        return visit.page().preferences().settings().motionName();
    }

    public boolean isAtStart() {
        return shown() instanceof Screen.AtStart;
    }

    public boolean isAtHowToPlay() {
        return shown() instanceof Screen.Learning;
    }

    /** Whether the player may do something at the table, in a match or in a lesson. */
    public boolean isAtTable() {
        return visit.page().controls().hand().isPresent();
    }

    public boolean isAtResults() {
        return shown() instanceof Screen.AtResults;
    }

    public boolean isRefused() {
        return shown() instanceof Screen.Refused;
    }

    public boolean isInSettings() {
        return shown() instanceof Screen.InSettings;
    }

    /** Whether the pop-up is open, which holds the settings and in a game the pause too. */
    public boolean isInPopUp() {
        return isInSettings() || isInMenu();
    }

    public boolean isInMenu() {
        return shown() instanceof Screen.InMenu;
    }

    public RefusedMatch getRefusal() {
        return ((Screen.Refused) shown()).refusal();
    }

    public String getReason() {
        return getRefusal().reason(visit.page().words());
    }

    public void claim() {
        visit.host().claim();
    }

    public boolean isLeavable() {
        return visit.host().isHeard();
    }

    public void leave() {
        visit.host().leave();
    }

    public String getNotice() {
        return visit.notice();
    }

    public boolean isNoticed() {
        return !visit.notice().isEmpty();
    }

    public StartScreen getStart() {
        return start;
    }

    public HowToPlay getHowToPlay() {
        return howToPlay;
    }

    public SettingsScreen getSettings() {
        return settings;
    }

    public MenuScreen getMenu() {
        return menu;
    }

    public ResultsScreen getResults() {
        return results;
    }

    public TableMirror getTable() {
        return table;
    }
}
