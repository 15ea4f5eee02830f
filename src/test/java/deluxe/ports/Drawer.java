package deluxe.ports;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Storage in memory. A test can make it say that what it keeps will not last. */
public final class Drawer implements Storage {
    private final Map<String, String> kept = new TreeMap<>();
    private boolean lasting = true;

    public void loseItsKey() {
        lasting = false;
    }

    @Override
    public Optional<String> read(String key) {
        return Optional.ofNullable(kept.get(key));
    }

    @Override
    public boolean write(String key, String text) {
        kept.put(key, text);
        return lasting;
    }

    @Override
    public void forget(String key) {
        kept.remove(key);
    }
}
