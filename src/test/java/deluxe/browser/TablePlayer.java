package deluxe.browser;

import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.deluxe.TableSpots;
import deluxe.tournament.BadLine;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Keys;

/**
 * Plays on an open page with a fake clock: always the first tile of the hand that fits, always moved in the same way. What to do is read
 * from the elements that a screen reader reads.
 */
final class TablePlayer {
    private static final Duration MOMENT = Duration.ofMillis(400);
    private static final int MOST_MOMENTS = 400;
    /** Longer than the flight of a tile that the next one waits for. */
    private static final int TENTHS_IN_THE_AIR = 6;

    private static final int HEAD_LINES = 5;
    private static final String FITTING = "/scores|can be played/.test(button.textContent)";

    private final GamePage page;
    private final Way way;

    TablePlayer(GamePage page, Way way) {
        this.page = page;
        this.way = way;
    }

    /** How tiles are moved. */
    enum Way {
        KEYS,
        MOUSE_DRAGS,
        MOUSE_CLICKS,
        FINGER_DRAGS,
        FINGER_TAPS
    }

    /** What the table asks of the player. */
    enum Call {
        NOTHING,
        PLAY,
        DRAW,
        OVER
    }

    static TablePlayer sitDown(GamePage page, Way way) {
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);
        return new TablePlayer(page, way);
    }

    void playToTheEnd() {
        while (await() != Call.OVER) {
            act();
        }
    }

    /** Lets time pass until something is asked of the player. */
    Call await() {
        for (int moment = 0; moment < MOST_MOMENTS; moment++) {
            Call call = call();
            if (call != Call.NOTHING) {
                return call;
            }
            page.clock().advance(MOMENT);
        }
        throw new AssertionError("nothing was asked of the player for " + MOMENT.multipliedBy(MOST_MOMENTS) + "; news: "
                + page.run("var news = document.getElementById('news'); return news && news.textContent"));
    }

    /** Does nothing until the match is over. */
    void awaitTheEnd() {
        for (int moment = 0; moment < MOST_MOMENTS && call() != Call.OVER; moment++) {
            page.clock().advance(MOMENT);
        }
    }

    /** Lifts the first tile that fits with a finger and holds it over the board. */
    void liftFirst() {
        PagePoint from = middle(spots().tile(fitting(), hand()));
        page.fingers().put(0, from);
        page.fingers().move(Map.of(0, middle(spots().board())));
    }

    /** Takes the first tile that fits with the mouse and holds it over the lower left part of the board. */
    void holdFirst() {
        hold(fitting());
    }

    /** The same with the tile at this place in the hand. */
    void hold(int tile) {
        Box board = spots().board();
        page.mouse().press(middle(spots().tile(tile, hand())));
        page.mouse()
                .moveTo(new PagePoint((int) (board.x() + board.width() / 4), (int) (board.y() + board.height() * .7)));
    }

    /** The place in the hand of the first tile that fits, as an English page says it. */
    int fitting() {
        return number("[].findIndex.call(document.querySelectorAll('#hand button'), button => " + FITTING + ")");
    }

    Call call() {
        return Call.valueOf(String.valueOf(page.run("if (document.querySelector('.results')) return 'OVER';"
                + "if (document.getElementById('draw')) return 'DRAW';"
                + "return [].some.call(document.querySelectorAll('#hand button'), button => " + FITTING
                + ") ? 'PLAY' : 'NOTHING'")));
    }

    /** Does what the table asks for. */
    void act() {
        int held = hand();
        if (call() == Call.DRAW) {
            draw();
        } else {
            play(fitting(), held);
        }
        String done =
                "document.querySelector('.results') || document.querySelectorAll('#hand button').length !== " + held;
        for (int tenth = 0; tenth < TENTHS_IN_THE_AIR && !page.isTrue(done); tenth++) {
            page.clock().advance(Duration.ofMillis(100));
        }
        page.until(done);
    }

    int hand() {
        return number("document.querySelectorAll('#hand button').length");
    }

    private void draw() {
        switch (way) {
            case KEYS -> page.keyboard().press("d");
            case MOUSE_DRAGS, MOUSE_CLICKS -> page.mouse().click(middle(spots().boneyard()));
            case FINGER_DRAGS, FINGER_TAPS -> page.fingers().tap(middle(spots().boneyard()));
        }
    }

    private void play(int tile, int held) {
        if (way == Way.KEYS || !spots().showsAll(held)) {
            playByKeys(tile);
            return;
        }
        PagePoint from = middle(spots().tile(tile, held));
        PagePoint board = middle(spots().board());
        switch (way) {
            case MOUSE_DRAGS -> page.mouse().drag(from, board);
            case FINGER_DRAGS -> page.fingers().drag(from, board);
            case MOUSE_CLICKS -> {
                page.mouse().click(from);
                placeChosen(() -> page.mouse().click(board));
            }
            default -> {
                page.fingers().tap(from);
                placeChosen(() -> page.fingers().tap(board));
            }
        }
    }

    /** Points at the board if there is only one end for the tile; otherwise clicks the first end in the list. */
    private void placeChosen(Runnable pointAtBoard) {
        page.until("document.querySelector('#ends button')");
        if (number("document.querySelectorAll('#ends button').length") == 1) {
            pointAtBoard.run();
        } else {
            page.run("document.querySelector('#ends button').click()");
        }
    }

    /** When nothing has the focus, the right arrow key goes to the first tile that fits. */
    private void playByKeys(int tile) {
        String wanted = String.valueOf(page.run("return document.querySelectorAll('#hand button')[" + tile + "].id"));
        page.run("document.activeElement.blur()");
        page.keyboard().press(Keys.ARROW_RIGHT);
        page.until("document.activeElement.id === '" + wanted + "'");
        page.keyboard().press(Keys.ENTER);
        page.until("document.activeElement.parentNode.id === 'ends'");
        page.keyboard().press(Keys.ENTER);
    }

    private TableSpots spots() {
        TestDevice device = page.device();
        if (!page.isTrue("document.querySelector('.how-to')")) {
            return new TableSpots(device.width, device.height, device.ratio);
        }
        int right = number("innerWidth - document.querySelector('.free').getBoundingClientRect().right");
        int bottom = number("innerHeight - document.querySelector('.free').getBoundingClientRect().bottom");
        return TableSpots.ofLesson(device.width, device.height, new SafeArea(0, right, bottom, 0));
    }

    private static PagePoint middle(Box box) {
        return new PagePoint((int) box.centreX(), (int) box.centreY());
    }

    private int number(String expression) {
        return ((Number) page.run("return " + expression)).intValue();
    }

    /** The record of the match so far, as the page keeps it. */
    String record() {
        String played = kept("deluxe.played ");
        if (!played.isEmpty()) {
            return played;
        }
        List<String> lines = kept("deluxe.sitting").lines().toList();
        return String.join("\n", lines.subList(HEAD_LINES, lines.size())) + "\n";
    }

    /** If more than one match is kept, the one in the page's address. */
    private String kept(String key) {
        return String.valueOf(page.run("""
                const keys = Object.keys(localStorage).filter(key => key.startsWith(arguments[0]));
                const match = ' ' + new URLSearchParams(location.search).get('match');
                const own = keys.length > 1 ? keys.filter(key => key.endsWith(match)) : keys;
                return localStorage[own[0]] || ''""", key));
    }

    ScoreSheet sheet() {
        try {
            return ScoreSheet.read(record());
        } catch (BadLine bad) {
            throw new AssertionError("the record cannot be read in line " + bad.line(), bad);
        }
    }

    /** The total that verification confirms, as on a tournament's server. */
    int confirmed() {
        Verdict verdict = Verification.verify(record());
        if (verdict instanceof Verdict.Confirmed confirmed) {
            return confirmed.total();
        }
        throw new AssertionError("the record is refused: " + verdict + "\n" + record());
    }

    /** The total that the results screen shows once it has been counted up. */
    int shownTotal() {
        page.clock().advance(Duration.ofSeconds(3));
        return Integer.parseInt(page.text(".total dd"));
    }
}
