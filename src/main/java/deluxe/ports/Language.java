package deluxe.ports;

import java.util.List;

/** The language that the page speaks, out of those that it can speak. */
public interface Language {
    /** The translation of this English text; the English text itself if there is none. */
    String say(String english);

    /** What each language calls itself, English first. */
    List<String> names();

    /** The place of the spoken language among the names. */
    int spoken();

    /** Speaks the language at this place from now on, and remembers it. Runs {@code spoken} once it does. */
    void choose(int place, Runnable spoken);
}
