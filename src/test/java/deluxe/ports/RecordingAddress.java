package deluxe.ports;

import java.util.ArrayList;
import java.util.List;

/** An address that records where it was led, in a browser that may refuse to copy it. */
public final class RecordingAddress implements Address {
    private final List<String> led = new ArrayList<>();
    private final List<String> copied = new ArrayList<>();
    private Given given = Given.COPIED;

    /** The links that it was led to. A question mark follows a link if the names in the address are not those of its players. */
    public List<String> led() {
        return led;
    }

    public List<String> copied() {
        return copied;
    }

    /** What {@link #give} returns from now on. */
    public void willBe(Given next) {
        given = next;
    }

    @Override
    public void lead(String link, boolean isNamed) {
        led.add(isNamed ? link : link + "?");
    }

    @Override
    public Given give() {
        if (given == Given.COPIED) {
            copied.add(led.get(led.size() - 1));
        }
        return given;
    }

    @Override
    public void visit(String page) {
        led.add("page " + page);
    }

    @Override
    public boolean hasWayBack() {
        return true;
    }

    @Override
    public void goBack() {
        led.add("back");
    }
}
