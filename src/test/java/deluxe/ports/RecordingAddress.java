package deluxe.ports;

import java.util.ArrayList;
import java.util.List;

/** An address that writes down where it was led, in a browser whose clipboard can be closed. */
public final class RecordingAddress implements Address {
    private final List<String> led = new ArrayList<>();
    private final List<String> copied = new ArrayList<>();
    private Given given = Given.COPIED;

    /** The links that it was led to; those whose players' names are not known, with a question mark. */
    public List<String> led() {
        return led;
    }

    public List<String> copied() {
        return copied;
    }

    /** What becomes of it from now on. */
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
    public boolean hasWayBack() {
        return true;
    }

    @Override
    public void goBack() {
        led.add("back");
    }
}
