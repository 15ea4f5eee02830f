package deluxe.web;

import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.EventTarget;

/** Events of the page. A lambda that is given to the browser becomes a class of JavaScript of its own; the lambdas given to this class share one. */
final class BrowserEvents {
    private BrowserEvents() {}

    static void on(EventTarget target, String type, Answer answer) {
        target.addEventListener(type, new Listener(answer));
    }

    /** Before whoever follows it further in. */
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
