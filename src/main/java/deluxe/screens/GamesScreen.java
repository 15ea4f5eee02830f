package deluxe.screens;

import deluxe.play.GamesPage;
import deluxe.ports.Files;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** The daily challenge, or the own games. */
@BindTemplate("templates/games.html")
public final class GamesScreen {
    private final GamesPage page;
    private final DailyPanel daily;

    private final OwnPanel own;

    private GamesScreen(GamesPage page, Files files) {
        this.page = page;
        daily = new DailyPanel(page.daily(), page.words());
        own = new OwnPanel(page.own(), page.words(), files, Templates::update);
    }

    public static void open(GamesPage page, Files files) {
        Templates.bind(new GamesScreen(page, files), "screens");
        page.open(Templates::update);
    }

    public String getTheme() {
        return page.settings().themeName();
    }

    public String getMotion() {
        return page.settings().motionName();
    }

    public boolean isShowingOwn() {
        return page.isShowingOwn();
    }

    public void showDaily() {
        page.showOwn(false);
    }

    public void showOwn() {
        page.showOwn(true);
    }

    public OwnPanel getOwn() {
        return own;
    }

    public DailyPanel getDaily() {
        return daily;
    }
}
