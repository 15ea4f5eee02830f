package deluxe.browser;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Fingers on the glass, each with a number. Each stays where it is until it moves or is lifted. Touches go to Chromium directly, because
 * its driver forgets a finger that is held from one command to the next.
 */
final class TouchScreen {
    private static final int FIRST = 1;

    private final ChromeDriver driver;
    private final Map<Integer, PagePoint> down = new TreeMap<>();

    TouchScreen(ChromeDriver driver) {
        this.driver = driver;
    }

    void tap(PagePoint spot) {
        put(FIRST, spot);
        lift(FIRST);
    }

    void drag(PagePoint from, PagePoint to) {
        put(FIRST, from);
        move(Map.of(FIRST, to));
        lift(FIRST);
    }

    void put(int finger, PagePoint spot) {
        down.put(finger, spot);
        send("touchStart");
    }

    /** Moves each finger to its spot, all of them at the same time and step by step. */
    void move(Map<Integer, PagePoint> ends) {
        Map<Integer, PagePoint> starts = new TreeMap<>(down);
        for (int step = 1; step <= Mouse.STEPS; step++) {
            for (int finger : ends.keySet()) {
                down.put(finger, starts.get(finger).towards(ends.get(finger), step, Mouse.STEPS));
            }
            send("touchMove");
        }
    }

    void lift(int finger) {
        down.remove(finger);
        send(down.isEmpty() ? "touchEnd" : "touchMove");
    }

    /** The system takes the touch away, as for an incoming call: the page gets no pointerup. */
    void lose() {
        down.clear();
        send("touchCancel");
    }

    /** Tells Chromium which fingers are down now: a new one has touched down, a missing one was lifted. */
    private void send(String type) {
        List<Map<String, Integer>> points = down.entrySet().stream()
                .map(finger -> Map.of(
                        "id", finger.getKey(),
                        "x", finger.getValue().x(),
                        "y", finger.getValue().y()))
                .toList();
        driver.executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }
}
