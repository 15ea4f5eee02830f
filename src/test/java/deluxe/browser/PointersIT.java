package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

class PointersIT {
    private static final PagePoint FROM = new PagePoint(40, 60);
    private static final PagePoint TO = new PagePoint(240, 160);

    @InBrowsers
    void aMouseDragIsManySmallTrustedMoves(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/pointers.html");
        page.mouse().drag(FROM, TO);

        assertIsDrag(seenWith(page, 1), "mouse", FROM, TO);
    }

    @InBrowsers
    void aPressedMouseStaysPressedBetweenGestures(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/pointers.html");
        page.mouse().press(FROM);
        page.mouse().moveTo(TO);
        page.until("window.seen.some(event => event.type === 'pointermove')");

        assertThat(types(seen(page))).doesNotContain("pointerup").contains("pointermove");
        page.mouse().release();
        assertThat(types(seenWith(page, 1))).endsWith("pointerup");
    }

    @InBrowsers
    void theMouseMeetsTheSpotInAFramedPhoneToo(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).on(TestDevice.IPHONE_SE).open("/pointers.html");
        page.mouse().click(TO);

        assertThat(seenWith(page, 1))
                .first()
                .satisfies(event -> assertThat(spot(event)).isEqualTo(TO));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aFingersDragIsManySmallTrustedMoves(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).on(TestDevice.IPHONE_6).open("/pointers.html");
        page.fingers().drag(FROM, TO);

        assertIsDrag(seenWith(page, 1), "touch", FROM, TO);
    }

    @InBrowsers(Engine.CHROMIUM)
    void twoFingersAreTwoPointers(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).on(TestDevice.IPAD).open("/pointers.html");
        TouchScreen fingers = page.fingers();
        fingers.put(1, FROM);
        fingers.put(2, new PagePoint(400, 500));
        fingers.move(Map.of(1, TO, 2, new PagePoint(300, 600)));
        fingers.lift(1);
        fingers.lift(2);

        List<Map<String, Object>> seen = seenWith(page, 2);
        List<Object> pointers =
                seen.stream().map(event -> event.get("id")).distinct().toList();
        assertThat(pointers).hasSize(2);
        assertThat(types(seen).subList(0, 2)).containsOnly("pointerdown");
        assertIsDrag(of(pointers.get(0), seen), "touch", FROM, TO);
        assertIsDrag(of(pointers.get(1), seen), "touch", new PagePoint(400, 500), new PagePoint(300, 600));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aHeldFingerStaysUntilItIsLifted(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).on(TestDevice.IPHONE_6).open("/pointers.html");
        TouchScreen fingers = page.fingers();
        fingers.put(1, FROM);
        fingers.move(Map.of(1, TO));

        assertThat(types(seen(page))).doesNotContain("pointerup");
        fingers.lift(1);
        assertThat(types(seenWith(page, 1))).endsWith("pointerup");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aTouchThatTheSystemTakesAwayIsCancelled(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).on(TestDevice.IPHONE_6).open("/pointers.html");
        page.fingers().put(1, FROM);
        page.until("window.seen.length === 1");
        page.fingers().lose();
        page.until("window.seen.length === 2");

        assertThat(types(seen(page))).containsExactly("pointerdown", "pointercancel");
    }

    /** Waits, because a touch reaches the page a moment after the driver has said that it is done. */
    private static List<Map<String, Object>> seenWith(GamePage page, int lifted) {
        page.until("window.seen.filter(event => event.type === 'pointerup').length === " + lifted);
        return seen(page);
    }

    private static void assertIsDrag(List<Map<String, Object>> events, String pointer, PagePoint from, PagePoint to) {
        assertThat(types(events)).startsWith("pointerdown").endsWith("pointerup");
        assertThat(types(events).stream().filter("pointermove"::equals).count()).isGreaterThanOrEqualTo(10);
        assertThat(events).allSatisfy(event -> {
            assertThat(event).containsEntry("trusted", true);
            assertThat(event).containsEntry("pointer", pointer);
        });
        assertThat(spot(events.get(0))).isEqualTo(from);
        assertThat(spot(events.get(events.size() - 1))).isEqualTo(to);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> seen(GamePage page) {
        return (List<Map<String, Object>>) page.run("return window.seen");
    }

    private static List<Map<String, Object>> of(Object pointer, List<Map<String, Object>> events) {
        return events.stream().filter(event -> event.get("id").equals(pointer)).toList();
    }

    private static List<Object> types(List<Map<String, Object>> events) {
        return events.stream().map(event -> event.get("type")).toList();
    }

    private static PagePoint spot(Map<String, Object> event) {
        return new PagePoint(((Number) event.get("x")).intValue(), ((Number) event.get("y")).intValue());
    }
}
