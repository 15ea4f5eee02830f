package deluxe.screens;

import deluxe.play.Flow;
import deluxe.play.Parlour;
import deluxe.play.Refusal;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** The framed screens: what stands in the page's element {@code screens}. */
@BindTemplate("templates/screens.html")
public final class Screens {
    private final Parlour parlour;
    private final StartScreen start;
    private final HowToPlay howToPlay;
    private final SettingsScreen settings;
    private final MenuScreen menu;
    private final ResultsScreen results;
    private final TableMirror table;

    private Screens(Parlour parlour) {
        this.parlour = parlour;
        start = new StartScreen(parlour);
        howToPlay = new HowToPlay(parlour);
        settings = new SettingsScreen(parlour);
        menu = new MenuScreen(parlour);
        results = new ResultsScreen(parlour);
        table = new TableMirror(parlour);
    }

    public static void open(Parlour parlour) {
        Templates.bind(new Screens(parlour), "screens");
        parlour.open(Templates::update);
    }

    /** Names what is seen, for the style sheet. */
    public String getScene() {
        boolean bare = parlour.flow().over() == Flow.Over.NOTHING;
        return bare ? parlour.flow().place().name() : parlour.flow().over().name();
    }

    /** The table whose colours the screens have. */
    public String getTheme() {
        return parlour.preferences().settings().themeName();
    }

    /** How much may move. */
    public String getMotion() {
        return parlour.preferences().settings().motionName();
    }

    public boolean isAtStart() {
        return isAt(Flow.Place.START);
    }

    public boolean isAtHowToPlay() {
        return isAt(Flow.Place.HOW_TO_PLAY);
    }

    /** Whether the player may do something at the table, in a match or in a lesson. */
    public boolean isAtTable() {
        return parlour.hand().isPresent();
    }

    public boolean isAtResults() {
        return isAt(Flow.Place.RESULTS) && parlour.results().isPresent();
    }

    public boolean isRefused() {
        return isAt(Flow.Place.REFUSED);
    }

    public boolean isInSettings() {
        return parlour.flow().over() == Flow.Over.SETTINGS;
    }

    /** Whether the pop-up is open, which holds the settings and in a game the pause too. */
    public boolean isInPopUp() {
        return isInSettings() || isInMenu();
    }

    public boolean isInMenu() {
        return parlour.menu().isPresent();
    }

    private boolean isAt(Flow.Place place) {
        return parlour.flow().place() == place && parlour.flow().over() == Flow.Over.NOTHING;
    }

    public Refusal getRefusal() {
        return parlour.envoy().refusal().orElseThrow();
    }

    public String getReason() {
        return getRefusal().reason(parlour.words());
    }

    public void claim() {
        parlour.envoy().claim();
    }

    public boolean isLeavable() {
        return parlour.envoy().isHeard();
    }

    public void leave() {
        parlour.envoy().leave();
    }

    public String getNotice() {
        return parlour.notice();
    }

    public boolean isNoticed() {
        return !parlour.notice().isEmpty();
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
