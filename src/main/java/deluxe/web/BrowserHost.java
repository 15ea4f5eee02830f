package deluxe.web;

import deluxe.ports.Host;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** The host, through the page's script {@code host.js}, which starts before the game. */
final class BrowserHost implements Host {
    private static final String ACKNOWLEDGED = "acknowledged";
    private static final String ANSWER = "answer";

    private final Script script = ((Scripted) (JSObject) Window.current()).getDeluxeHost();

    @Override
    public List<Wish> wishes() {
        List<Wish> wishes = new ArrayList<>();
        for (int at = 0; script.wish(at) != null; at += 2) {
            wishes.add(new Wish(script.wish(at), script.wish(at + 1)));
        }
        return wishes;
    }

    @Override
    public String name() {
        return script.getName();
    }

    @Override
    public boolean isSeated() {
        return script.isSeated();
    }

    @Override
    public boolean teaches() {
        return script.teaches();
    }

    @Override
    public void follow(Watch watch) {
        script.follow((said, text) -> {
            if (said.equals(ACKNOWLEDGED)) {
                watch.acknowledged();
            } else if (said.equals(ANSWER)) {
                watch.answered(text);
            } else {
                watch.mustClose();
            }
        });
    }

    @Override
    public void opened() {
        script.opened();
    }

    @Override
    public void refused(Hindrance hindrance, String reason) {
        script.refused(hindrance == Hindrance.ELSEWHERE, reason);
    }

    @Override
    public void started(boolean resumed) {
        script.started(resumed);
    }

    @Override
    public void scored(int atMillis, int player, int opponent) {
        script.scored(atMillis, player, opponent);
    }

    @Override
    public boolean finished(String record) {
        return script.finished(record);
    }

    @Override
    public void ask(String question) {
        script.ask(question);
    }

    @Override
    public void puzzled(String reason) {
        script.puzzled(reason);
    }

    @Override
    public void ended() {
        script.ended();
    }

    @Override
    public void claim() {
        script.claim();
    }

    @Override
    public void leave() {
        script.leave();
    }

    private interface Scripted extends JSObject {
        @JSProperty
        Script getDeluxeHost();
    }

    private interface Script extends JSObject {
        @JSProperty
        String getName();

        String wish(int at);

        boolean isSeated();

        boolean teaches();

        void follow(Listener listener);

        void opened();

        void refused(boolean elsewhere, String reason);

        void started(boolean resumed);

        void scored(int atMillis, int player, int opponent);

        boolean finished(String record);

        void ask(String question);

        void puzzled(String reason);

        void ended();

        void claim();

        void leave();
    }

    @JSFunctor
    interface Listener extends JSObject {
        void heard(String said, String text);
    }
}
