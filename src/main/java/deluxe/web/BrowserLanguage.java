package deluxe.web;

import deluxe.kit.Split;
import deluxe.ports.Language;
import java.util.List;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** The language, through the page's script {@code language.js}, which starts before the game. */
final class BrowserLanguage implements Language {
    private final Script script = ((Scripted) (JSObject) Window.current()).getDeluxeLanguage();

    @Override
    public String say(String english) {
        return script.say(english);
    }

    @Override
    public List<String> names() {
        return Split.at('\n', script.getNames());
    }

    @Override
    public int spoken() {
        return script.getSpoken();
    }

    @Override
    public void choose(int place, Runnable spoken) {
        script.choose(place, spoken::run);
    }

    private interface Scripted extends JSObject {
        @JSProperty
        Script getDeluxeLanguage();
    }

    private interface Script extends JSObject {
        @JSProperty
        String getNames();

        @JSProperty
        int getSpoken();

        String say(String english);

        void choose(int place, Listener listener);
    }

    @JSFunctor
    interface Listener extends JSObject {
        void spoken();
    }
}
