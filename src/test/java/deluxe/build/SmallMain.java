package deluxe.build;

import org.teavm.jso.browser.Window;

/** The main class of the page that {@link PagesTest} builds. */
public final class SmallMain {
    private SmallMain() {}

    public static void main(String[] args) {
        Window.current().getDocument().setTitle("small and alive");
    }
}
