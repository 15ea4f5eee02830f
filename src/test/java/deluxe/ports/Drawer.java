package deluxe.ports;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Storage in memory, as a browser's. A test can fill it; what it does not take lasts until the page closes. */
public final class Drawer implements Storage {
    private final Map<String, String> kept = new TreeMap<>();
    private final Map<String, String> unkept = new TreeMap<>();
    private int room = Integer.MAX_VALUE;
    private int reads;

    /** Nothing more will last. */
    public void loseItsKey() {
        room = 0;
    }

    /** From now on there is room for so many more letters, of keys and texts. */
    public void fill(int left) {
        room = taken() + left;
    }

    private int taken() {
        return kept.entrySet().stream()
                .mapToInt(entry -> entry.getKey().length() + entry.getValue().length())
                .sum();
    }

    /** What will be there at the next visit, by its key. */
    public Map<String, String> lasting() {
        return Map.copyOf(kept);
    }

    /** How often something was read. */
    public int reads() {
        return reads;
    }

    @Override
    public Optional<String> read(String key) {
        reads++;
        return Optional.ofNullable(unkept.getOrDefault(key, kept.get(key)));
    }

    @Override
    public boolean write(String key, String text) {
        String before = kept.put(key, text);
        boolean isLasting = taken() <= room;
        unkept.remove(key);
        if (!isLasting) {
            unkept.put(key, text);
            if (before == null) {
                kept.remove(key);
            } else {
                kept.put(key, before);
            }
        }
        return isLasting;
    }

    @Override
    public List<String> keys() {
        Set<String> keys = new TreeSet<>(kept.keySet());
        keys.addAll(unkept.keySet());
        return List.copyOf(keys);
    }

    @Override
    public void forget(String key) {
        unkept.remove(key);
        kept.remove(key);
    }
}
