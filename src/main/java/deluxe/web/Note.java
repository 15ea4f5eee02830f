package deluxe.web;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** A line on the browser's console, for anybody who looks for the reason. */
final class Note {
    private Note() {}

    static void write(String words) {
        ((Consoled) (JSObject) Window.current()).getConsole().info("Dominoes Deluxe: " + words);
    }

    private interface Consoled extends JSObject {
        @JSProperty
        Console getConsole();
    }

    private interface Console extends JSObject {
        void info(String words);
    }
}
