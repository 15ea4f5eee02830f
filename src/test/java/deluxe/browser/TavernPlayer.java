package deluxe.browser;

import java.time.Duration;

/** Plays in the tavern through the page's own elements: sits down with the first gambler who has a coin, and wagers as much as possible. */
final class TavernPlayer {
    private static final String PAGE = "/game/dados.html?locale=";
    /** The fire changes with each frame, so golden pictures depend on this number. */
    private static final int FRAMES_PER_SECOND = 8;

    /** With this setting, dice lie still as soon as they are thrown. Whole campaigns are played with it. */
    static final String LESS_MOTION =
            "localStorage.setItem('deluxe.settings', '0 0 less false hard true 80 false 60 false true false');";

    static final Duration MOMENT = Duration.ofMillis(1500);
    private static final int MOST_MOMENTS = 300;

    private final GamePage page;
    private final Hand hand;

    /** How the player carries out each action. */
    interface Hand {
        void goOn();

        void lookOn();

        void sitDown();

        void wagerAll();

        void throwDice();
    }

    TavernPlayer(GamePage page, Hand hand) {
        this.page = page;
        this.hand = hand;
    }

    static GamePage open(Visitor visitor) {
        return open(visitor, "en");
    }

    static GamePage open(Visitor visitor, String language) {
        GamePage page = visitor.withFakeClock(FRAMES_PER_SECOND)
                .withScript(FirstScript.NO_CHANCE.source())
                .open(PAGE + language);
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.door .primary')");
        return page;
    }

    static String scene(GamePage page) {
        return String.valueOf(page.run("return document.querySelector('.tavern').dataset.scene"));
    }

    /** Plays until the campaign ends. */
    void playToTheEnd() {
        playUntil("document.querySelector('.ending')");
    }

    void playUntil(String expression) {
        for (int moment = 0; moment < MOST_MOMENTS && !page.isTrue(expression); moment++) {
            act();
            page.clock().advance(MOMENT);
        }
        page.until(expression);
    }

    private void act() {
        switch (scene(page)) {
            case "door", "plaque" -> hand.goOn();
            case "choosing" -> {
                if (page.isTrue("document.querySelector('#sit').getAttribute('aria-disabled') === 'true'")) {
                    hand.lookOn();
                } else {
                    hand.sitDown();
                }
            }
            case "wagering" -> hand.wagerAll();
            case "playing" -> hand.throwDice();
            default -> throw new IllegalStateException("nothing is played at " + scene(page));
        }
    }
}
