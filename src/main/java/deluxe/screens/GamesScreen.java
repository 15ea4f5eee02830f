package deluxe.screens;

import deluxe.play.GamesPage;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Templates;

/** The daily challenge. */
@BindTemplate("templates/games.html")
public final class GamesScreen {
    private final GamesPage page;
    private final DailyPanel daily;

    private GamesScreen(GamesPage page) {
        this.page = page;
        daily = new DailyPanel(page.daily(), page.words());
    }

    public static void open(GamesPage page) {
        Templates.bind(new GamesScreen(page), "screens");
        page.open(Templates::update);
    }

    public String getTheme() {
        return page.settings().themeName();
    }

    public String getMotion() {
        return page.settings().motionName();
    }

    public DailyPanel getDaily() {
        return daily;
    }
}
