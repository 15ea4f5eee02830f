package deluxe.browser;

import static deluxe.browser.ClassicGame.await;
import static deluxe.browser.ClassicGame.begin;
import static deluxe.browser.ClassicGame.canPlay;
import static deluxe.browser.ClassicGame.open;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.stage.art.Box;
import deluxe.stage.classic.ClassicSpots;
import java.time.Duration;
import java.util.function.BiConsumer;
import org.openqa.selenium.Keys;

/** Tiles at the classic tables, moved in every way that a player can move them. */
class ClassicMovesIT {
    private static final int PLAYS = 4;
    /** A hand of more may have to be scrolled. */
    private static final int MOST_IN_SIGHT = 8;

    private static final int MOST_CALLS = 400;
    private static final String HAND = "document.querySelectorAll('#hand button')";
    private static final String ASKED = "document.querySelector('.results') || document.getElementById('pass') || "
            + canPlay() + " || document.getElementById('draw')";

    @InBrowsers
    void aGameOfAllFivesIsPlayedByKeysAlone(Visitor visitor) {
        playByKeys(open(visitor.on(TestDevice.FRAME), "all-fives", "target=50"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameOfMugginsIsPlayedByKeysAlone(Visitor visitor) {
        playByKeys(open(visitor.on(TestDevice.FRAME), "muggins", "target=50"));
    }

    @InBrowsers
    void tilesAreDraggedByMouseOnTheVeranda(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "all-fives", "");
        play(page, ClassicSpots.ofVeranda(900, 600), page.mouse()::drag);
    }

    @InBrowsers(Engine.CHROMIUM)
    void tilesAreDraggedByMouseInThePub(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "muggins", "");
        play(page, ClassicSpots.ofPub(900, 600), page.mouse()::drag);
    }

    @InBrowsers(Engine.CHROMIUM)
    void tilesAreDraggedByFingerOnATidyBoard(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.IPHONE_6), "all-fives", "");
        play(page, ClassicSpots.ofVeranda(375, 667), page.fingers()::drag);
    }

    @InBrowsers(Engine.CHROMIUM)
    void tilesAreDraggedByFingerInThePub(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.IPHONE_6), "muggins", "");
        play(page, ClassicSpots.ofPub(375, 667), page.fingers()::drag);
    }

    @InBrowsers
    void aTileIsPulledFromTheBoneyardIntoTheHand(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "all-fives", "");
        ClassicSpots spots = ClassicSpots.ofVeranda(900, 600);
        begin(page);
        await(page, canPlay());
        int held = held(page);
        Box boneyard = spots.boneyard();
        page.mouse().drag(middle(boneyard), new PagePoint(450, 520));

        await(page, HAND + ".length === " + (held + 1));
        assertThat(page.text("#news")).contains("You drew");
    }

    private static void play(GamePage page, ClassicSpots spots, BiConsumer<PagePoint, PagePoint> drag) {
        begin(page);
        for (int played = 0; played < PLAYS; ) {
            await(page, ASKED);
            int held = held(page);
            int fitting = fitting(page);
            if (fitting < 0) {
                page.run("(document.getElementById('draw') || document.getElementById('pass')).click()");
            } else if (held > MOST_IN_SIGHT) {
                page.run(HAND + "[" + fitting + "].click(); document.querySelector('#ends button').click();");
            } else {
                page.run("document.activeElement.blur()");
                drag.accept(middle(spots.tile(fitting, held)), middle(spots.board()));
                await(page, HAND + ".length < " + held);
                played++;
            }
            page.clock().advance(Duration.ofSeconds(1));
        }
    }

    private static void playByKeys(GamePage page) {
        begin(page);
        for (int call = 0; call < MOST_CALLS; call++) {
            await(page, ASKED);
            if (page.isTrue("document.querySelector('.results')")) {
                return;
            }
            int fitting = fitting(page);
            if (fitting >= 0) {
                String wanted = String.valueOf(page.run("return " + HAND + "[" + fitting + "].id"));
                page.run("document.activeElement.blur()");
                page.keyboard().press(Keys.ARROW_RIGHT);
                page.until("document.activeElement.id === '" + wanted + "'");
                page.keyboard().press(Keys.ENTER);
                page.until("document.activeElement.parentNode.id === 'ends'");
                page.keyboard().press(Keys.ENTER);
            } else if (page.isTrue("document.getElementById('draw')")) {
                page.keyboard().press("d");
            } else {
                page.run("document.getElementById('pass').focus()");
                page.keyboard().press(Keys.ENTER);
            }
            page.clock().advance(Duration.ofSeconds(1));
        }
        throw new AssertionError("the game is not over after " + MOST_CALLS + " calls");
    }

    /** The first tile that fits, or -1. */
    private static int fitting(GamePage page) {
        return number(page, "[].findIndex.call(" + HAND + ", it => /scores|can be played/.test(it.textContent))");
    }

    private static int held(GamePage page) {
        return number(page, HAND + ".length");
    }

    private static int number(GamePage page, String expression) {
        return ((Number) page.run("return " + expression)).intValue();
    }

    private static PagePoint middle(Box box) {
        return new PagePoint((int) box.centreX(), (int) box.centreY());
    }
}
