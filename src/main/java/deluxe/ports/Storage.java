package deluxe.ports;

import java.util.List;
import java.util.Optional;

/** What is kept on this device between visits. */
public interface Storage {
    Optional<String> read(String key);

    /**
     * Keeps a text under a key.
     *
     * @return whether it will still be there at the next visit; if not, it is at least there until the page closes
     */
    boolean write(String key, String text);

    void forget(String key);

    /** Everything under which something is kept. */
    List<String> keys();
}
