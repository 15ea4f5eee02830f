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

    private final LadderPanel ladder;
    private final OwnPanel own;

    private GamesScreen(GamesPage page, Files files, OwnPanel.Besides besides) {
        this.page = page;
        daily = new DailyPanel(page.daily(), page.words());
        ladder = new LadderPanel(page.ladder(), page.words());
        own = new OwnPanel(page.own(), page.words(), files, Templates::update, besides);
    }

    /** With the tavern's campaigns. */
    public static void open(GamesPage page, Files files) {
        OwnCampaigns campaigns = new OwnCampaigns(page.own(), page.words());
        open(page, files, new OwnPanel.Besides(Templates.create(campaigns), page.own()::hasCampaigns));
    }

    /** Where there is no tavern: nothing of this page's engine comes from there. */
    public static void openWithoutTavern(GamesPage page, Files files) {
        open(page, files, OwnPanel.Besides.NOTHING);
    }

    private static void open(GamesPage page, Files files, OwnPanel.Besides besides) {
        Templates.bind(new GamesScreen(page, files, besides), "screens");
        page.open(Templates::update);
    }

    public String getTheme() {
        return page.settings().themeName();
    }

    public String getMotion() {
        return page.settings().motionName();
    }

    public boolean isShowingDaily() {
        return page.part() == GamesPage.Part.DAILY;
    }

    public boolean isShowingLadder() {
        return page.part() == GamesPage.Part.LADDER;
    }

    public boolean isShowingOwn() {
        return page.part() == GamesPage.Part.OWN;
    }

    public String getTitle() {
        return switch (page.part()) {
            case DAILY -> "Daily Challenge";
            case LADDER -> "Ladder";
            case OWN -> "Your Games";
        };
    }

    public void showDaily() {
        page.show(GamesPage.Part.DAILY);
    }

    public void showLadder() {
        page.show(GamesPage.Part.LADDER);
    }

    public void showOwn() {
        page.show(GamesPage.Part.OWN);
    }

    public LadderPanel getLadder() {
        return ladder;
    }

    public OwnPanel getOwn() {
        return own;
    }

    public DailyPanel getDaily() {
        return daily;
    }
}
