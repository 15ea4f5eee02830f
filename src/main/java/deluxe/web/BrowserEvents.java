package deluxe.web;

import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.EventTarget;

/**
 * Events of the page. A lambda that is passed to the browser becomes a JavaScript class of its own; all lambdas passed to this class
 * share one.
 */
final class BrowserEvents {
    private BrowserEvents() {}

    static void on(EventTarget target, String type, Answer answer) {
        target.addEventListener(type, new Listener(answer));
    }

    /** In the capture phase, before the listeners of inner elements. */
    static void first(EventTarget target, String type, Answer answer) {
        target.addEventListener(type, new Listener(answer), true);
    }

    interface Answer {
        void to(Event event);
    }

    static final class Listener implements EventListener<Event> {
        private final Answer answer;

        Listener(Answer answer) {
            this.answer = answer;
        }

        @Override
        public void handleEvent(Event event) {
            answer.to(event);
        }
    }
}
