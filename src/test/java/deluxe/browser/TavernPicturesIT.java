package deluxe.browser;

import static deluxe.browser.TavernPlayer.LESS_MOTION;
import static deluxe.browser.TavernPlayer.open;

import deluxe.dice.Campaign;
import deluxe.dice.TavernGame;
import java.time.Duration;

/** The tavern compared with its golden pictures, with the flame and the dice at rest. */
class TavernPicturesIT {
    private static final Duration AT_REST = Duration.ofSeconds(1);

    @InBrowsers
    void fromTheDoorToTheWager(Visitor visitor) {
        Album album = new Album(open(visitor.on(TestDevice.FRAME).withScript(LESS_MOTION)));
        album.after(AT_REST, "tavern-door");
        click(album.page(), ".door .primary", "#sit");
        album.after(AT_REST, "tavern-guest");
        click(album.page(), "#sit", ".wager");
        album.after(AT_REST, "tavern-wager");
    }

    @InBrowsers
    void diceThatLieAndTheBookOfRules(Visitor visitor) {
        Album album = new Album(open(inPanquist(visitor.on(TestDevice.FRAME))));
        lookAtARound(album);
    }

    @InBrowsers
    void theSameOnAPhone(Visitor visitor) {
        Album album = new Album(open(inPanquist(visitor.on(TestDevice.IPHONE_6))));
        lookAtARound(album);
    }

    private static void lookAtARound(Album album) {
        click(album.page(), ".door .primary", "#throw");
        album.after(AT_REST, "tavern-dice");
        click(album.page(), "#rules", ".book");
        album.after(AT_REST, "tavern-rules");
    }

    @InBrowsers
    void thePlaqueOfARound(Visitor visitor) {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isVictory);
        int over = foreseen.actionsUntil(
                campaign -> campaign.rounds() == 1 && campaign.round().isEmpty());
        GamePage page =
                open(visitor.on(TestDevice.FRAME).withScript(LESS_MOTION).withScript(foreseen.script(over)));
        click(page, ".door .primary", ".plaque");
        new Album(page).after(AT_REST, "tavern-plaque");
    }

    /** In the middle of a round of Panquist, when the player to throw has a mark. */
    private static Visitor inPanquist(Visitor visitor) {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isVictory);
        int marked = foreseen.actionsUntil(campaign -> campaign.round()
                .filter(round ->
                        round.game() == TavernGame.PANQUIST && round.contest().mark(round.toThrow()) > 0)
                .isPresent());
        return visitor.withScript(LESS_MOTION).withScript(foreseen.script(marked));
    }

    private static void click(GamePage page, String selector, String next) {
        page.find(selector);
        page.run("document.querySelector(arguments[0]).click()", selector);
        page.find(next);
    }
}
