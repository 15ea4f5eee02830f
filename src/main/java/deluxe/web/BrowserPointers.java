package deluxe.web;

import deluxe.ports.Pointers;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.events.Touch;
import org.teavm.jso.dom.events.TouchEvent;
import org.teavm.jso.dom.events.WheelEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** Pointer events where the browser has them; elsewhere, as in Safari 12, touches and the mouse. */
final class BrowserPointers implements Pointers {
    private static final Pointer MOUSE = new Pointer(-1, false);

    /** For wheels that count in lines. */
    private static final int PIXELS_A_LINE = 24;

    private final HTMLElement element;

    BrowserPointers(HTMLElement element) {
        this.element = element;
    }

    @Override
    public void follow(Touches touches) {
        followWheel(touches);
        if (JSObjects.isUndefined(((Kinds) (JSObject) Window.current()).getPointerEvent())) {
            followTouches(touches);
            followMouse(touches);
        } else {
            followPointers(touches);
        }
    }

    @Override
    public void look(Cursor cursor) {
        String shape =
                switch (cursor) {
                    case ARROW -> "default";
                    case HAND -> "pointer";
                    case GRABBING -> "grabbing";
                };
        element.getStyle().setProperty("cursor", shape);
    }

    private void followPointers(Touches touches) {
        hear("pointerdown", event -> {
            PointerEvent press = (PointerEvent) event;
            if (press.getButton() == MouseEvent.LEFT_BUTTON) {
                ((Capturing) (JSObject) element).setPointerCapture(press.getPointerId());
                touches.pressed(pointer(press), x(press), y(press));
            }
        });
        hear("pointermove", event -> {
            PointerEvent move = (PointerEvent) event;
            touches.moved(pointer(move), x(move), y(move));
        });
        hear("pointerup", event -> {
            PointerEvent release = (PointerEvent) event;
            touches.released(pointer(release), x(release), y(release));
        });
        hear("pointercancel", event -> touches.lost(pointer((PointerEvent) event)));
        hear("pointerleave", event -> touches.lost(pointer((PointerEvent) event)));
    }

    private void followTouches(Touches touches) {
        hearTouches("touchstart", touch -> touches.pressed(pointer(touch), x(touch), y(touch)));
        hearTouches("touchmove", touch -> touches.moved(pointer(touch), x(touch), y(touch)));
        hearTouches("touchend", touch -> touches.released(pointer(touch), x(touch), y(touch)));
        hearTouches("touchcancel", touch -> touches.lost(pointer(touch)));
    }

    private void followMouse(Touches touches) {
        hear("mousedown", event -> {
            MouseEvent press = (MouseEvent) event;
            if (press.getButton() == MouseEvent.LEFT_BUTTON) {
                touches.pressed(MOUSE, x(press), y(press));
            }
        });
        Window window = Window.current();
        BrowserEvents.on(window, "mousemove", event -> {
            MouseEvent move = (MouseEvent) event;
            touches.moved(MOUSE, x(move), y(move));
        });
        BrowserEvents.on(window, "mouseup", event -> {
            MouseEvent release = (MouseEvent) event;
            touches.released(MOUSE, x(release), y(release));
        });
    }

    /** The wheel also scrolls the page around a frame. It is kept from doing that only while the table uses the wheel. */
    private void followWheel(Touches touches) {
        hearFirst("wheel", event -> {
            WheelEvent turn = (WheelEvent) event;
            double along =
                    Math.abs(turn.getDeltaX()) > Math.abs(turn.getDeltaY()) ? turn.getDeltaX() : turn.getDeltaY();
            double pixels = turn.getDeltaMode() == WheelEvent.DOM_DELTA_PIXEL ? along : along * PIXELS_A_LINE;
            if (touches.wheeled(x(turn), y(turn), pixels)) {
                event.preventDefault();
            }
        });
    }

    private void hear(String type, BrowserEvents.Answer answer) {
        BrowserEvents.on(element, type, answer);
    }

    /** Not passive: a browser that does not know {@code touch-action} would scroll or zoom the page under a drag. */
    private void hearTouches(String type, TouchListener listener) {
        hearFirst(type, event -> {
            event.preventDefault();
            TouchEvent touched = (TouchEvent) event;
            for (int at = 0; at < touched.getChangedTouches().getLength(); at++) {
                listener.touched(touched.getChangedTouches().get(at));
            }
        });
    }

    private void hearFirst(String type, BrowserEvents.Answer answer) {
        ListenerOptions options = JSObjects.create();
        options.setPassive(false);
        ((Listening) (JSObject) element).addEventListener(type, new BrowserEvents.Listener(answer), options);
    }

    private static Pointer pointer(PointerEvent event) {
        return new Pointer(event.getPointerId(), !event.getPointerType().equals("mouse"));
    }

    private static Pointer pointer(Touch touch) {
        return new Pointer(touch.getIdentifier(), true);
    }

    private double x(MouseEvent event) {
        return event.getClientX() - element.getBoundingClientRect().getLeft();
    }

    private double y(MouseEvent event) {
        return event.getClientY() - element.getBoundingClientRect().getTop();
    }

    private double x(Touch touch) {
        return touch.getClientX() - element.getBoundingClientRect().getLeft();
    }

    private double y(Touch touch) {
        return touch.getClientY() - element.getBoundingClientRect().getTop();
    }

    private interface TouchListener {
        void touched(Touch touch);
    }

    private interface Kinds extends JSObject {
        @JSProperty("PointerEvent")
        JSObject getPointerEvent();
    }

    private interface PointerEvent extends MouseEvent {
        @JSProperty
        int getPointerId();

        @JSProperty
        String getPointerType();
    }

    private interface Capturing extends JSObject {
        void setPointerCapture(int pointerId);
    }

    private interface ListenerOptions extends JSObject {
        @JSProperty
        void setPassive(boolean passive);
    }

    private interface Listening extends JSObject {
        void addEventListener(String type, EventListener<Event> listener, ListenerOptions options);
    }
}
