package deluxe.ports;

import java.util.List;

/** The language that the page speaks, out of those that it can. */
public interface Language {
    /** The text that stands for this English one; the English one where there is none. */
    String say(String english);

    /** What each language calls itself, English first. */
    List<String> names();

    /** The place of the spoken one among the names. */
    int spoken();

    /** Speaks the language of this place from now on, and remembers it; {@code spoken} is told when it does. */
    void choose(int place, Runnable spoken);
}
