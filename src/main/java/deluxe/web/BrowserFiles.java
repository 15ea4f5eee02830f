package deluxe.web;

import deluxe.ports.Files;
import java.util.Optional;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** Files by a download link and the browser's own file dialogue. */
final class BrowserFiles implements Files {
    /** Longer than any record. */
    private static final double MOST_BYTES = 2_000_000;

    /** Held until the next one, so that it is not garbage-collected while the dialogue is open. */
    private Input input;

    @Override
    public void offer(String name, String text) {
        HTMLDocument document = Window.current().getDocument();
        HTMLElement link = document.createElement("a");
        link.setAttribute("href", "data:text/plain;charset=utf-8," + Window.encodeURIComponent(text));
        link.setAttribute("download", name);
        link.setAttribute("hidden", "");
        document.getBody().appendChild(link);
        link.click();
        document.getBody().removeChild(link);
    }

    @Override
    public void choose(Receiver receiver) {
        HTMLElement element = Window.current().getDocument().createElement("input");
        element.setAttribute("type", "file");
        input = (Input) (JSObject) element;
        BrowserEvents.on(element, "change", event -> read(input.getFiles().item(0), receiver));
        element.click();
    }

    @Override
    public String typed() {
        return field().getValue();
    }

    @Override
    public void show(String text) {
        field().setValue(text);
    }

    /** The field for a record's text. Flavour binds the values of inputs, but not of this element. */
    private static HTMLTextAreaElement field() {
        return (HTMLTextAreaElement) Window.current().getDocument().getElementById("record");
    }

    private static void read(Content file, Receiver receiver) {
        if (file == null) {
            return;
        }
        FileReader reader = new FileReader();
        reader.setOnload(event -> receiver.chosen(Optional.of(reader.getResult())));
        reader.setOnerror(event -> receiver.chosen(Optional.empty()));
        reader.readAsText(file.slice(0, MOST_BYTES));
    }

    private interface Input extends JSObject {
        @JSProperty
        Chosen getFiles();
    }

    private interface Chosen extends JSObject {
        Content item(int at);
    }

    private interface Content extends JSObject {
        Content slice(double from, double to);
    }

    /** The only way to read files in Safari 12. */
    @JSClass
    private static final class FileReader implements JSObject {
        @SuppressWarnings("unused")
        FileReader() {}

        native void readAsText(Content content);

        @JSProperty
        native String getResult();

        @JSProperty
        native void setOnload(EventListener<Event> listener);

        @JSProperty
        native void setOnerror(EventListener<Event> listener);
    }
}
