package deluxe.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.interactions.Interaction;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The mouse: from one gesture to the next it stays where it was, and stays pressed. */
final class Mouse {
    /** As many events as a quick move of the hand sends. */
    static final int STEPS = 20;

    private static final Duration AT_ONCE = Duration.ZERO;

    private final RemoteWebDriver driver;
    private final PointerInput input = new PointerInput(PointerInput.Kind.MOUSE, "mouse");
    private PagePoint at = new PagePoint(0, 0);

    Mouse(RemoteWebDriver driver) {
        this.driver = driver;
    }

    /** Moves the mouse to where nothing lights up: a browser keeps the mouse's position from one test to the next. */
    void park() {
        at = new PagePoint(0, 0);
        driver.perform(List.of(sequence().addAction(move(at))));
    }

    void click(PagePoint spot) {
        press(spot);
        release();
    }

    void drag(PagePoint from, PagePoint to) {
        press(from);
        moveTo(to);
        release();
    }

    void press(PagePoint spot) {
        at = spot;
        driver.perform(List.of(sequence()
                .addAction(move(spot))
                .addAction(input.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))));
    }

    void moveTo(PagePoint end) {
        Sequence moves = sequence();
        for (int step = 1; step <= STEPS; step++) {
            moves.addAction(move(at.towards(end, step, STEPS)));
        }
        at = end;
        driver.perform(List.of(moves));
    }

    void release() {
        driver.perform(List.of(sequence().addAction(input.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    private Sequence sequence() {
        return new Sequence(input, 0);
    }

    private Interaction move(PagePoint spot) {
        return input.createPointerMove(AT_ONCE, PointerInput.Origin.viewport(), spot.x(), spot.y());
    }
}
