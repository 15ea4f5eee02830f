package deluxe.play;

import deluxe.kit.ByName;
import deluxe.kit.Malformed;
import deluxe.ports.Storage;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is kept on this device between visits, by one rule: a text that cannot be read is set aside under another name. It is in
 * nobody's way there and is never lost. Whenever its own place is free it is tried again, so that a version that can read it finds it.
 */
public final class Shelf {
    private final Storage storage;
    /** What was set aside and cannot be read now either, so that it is not tried twice. */
    private final ByName<String> tried = new ByName<>();
    /** What cannot be read, but for whose longer name there is no room. Nothing is written over it. */
    private final ByName<String> stuck = new ByName<>();
    /** What should have been written there; it lasts until the page closes. */
    private final ByName<String> held = new ByName<>();

    public Shelf(Storage storage) {
        this.storage = storage;
    }

    /**
     * What was found under a key.
     *
     * @param flaw why what lay there could not be read and was set aside; empty if it could, or if nothing lay there
     */
    public record Found<T>(Optional<T> value, String flaw) {}

    /** What lies under this key, as text. */
    Optional<String> text(String key) {
        String instead = held.get(key);
        return instead == null ? storage.read(key) : Optional.of(instead);
    }

    /** What lies under this key, as {@code reading} reads it; that throws {@link Malformed} for a text that it cannot read. */
    public <T> Found<T> read(String key, Function<String, T> reading) {
        Optional<String> text = text(key);
        if (text.isEmpty()) {
            return new Found<>(foundAgain(key, reading), "");
        }
        try {
            return new Found<>(Optional.of(reading.apply(text.get())), "");
        } catch (Malformed malformed) {
            setAside(key, text.get());
            return new Found<>(Optional.empty(), malformed.getMessage());
        }
    }

    /**
     * Keeps a text under a key.
     *
     * @return whether it will still be there at the next visit; if not, it is at least there until the page closes
     */
    public boolean write(String key, String text) {
        String there = stuck.get(key);
        if (there != null && !setAside(key, there)) {
            held.put(key, text);
            return false;
        }
        held.remove(key);
        return storage.write(key, text);
    }

    public void forget(String key) {
        held.remove(key);
        if (stuck.get(key) == null) {
            storage.forget(key);
        }
    }

    /** Whether something that lay under this key was set aside. */
    boolean hasAside(String key) {
        return storage.read(aside(1, key)).isPresent();
    }

    private static String aside(int number, String key) {
        return Keys.ASIDE + ' ' + number + ' ' + key;
    }

    /** Returns whether there was room for the longer name. */
    private boolean setAside(String key, String text) {
        int number = 1;
        while (isTaken(aside(number, key), text)) {
            number++;
        }
        storage.forget(key);
        if (text.isEmpty() || storage.write(aside(number, key), text)) {
            stuck.remove(key);
            return true;
        }
        storage.forget(aside(number, key));
        storage.write(key, text);
        stuck.put(key, text);
        return false;
    }

    private boolean isTaken(String aside, String text) {
        return storage.read(aside)
                .filter(there -> !there.isEmpty() && !there.equals(text))
                .isPresent();
    }

    /** Puts the first thing that was set aside and can be read back in its place. */
    private <T> Optional<T> foundAgain(String key, Function<String, T> reading) {
        int number = 1;
        for (Optional<String> text = storage.read(aside(1, key));
                text.isPresent();
                text = storage.read(aside(++number, key))) {
            Optional<T> value = again(aside(number, key), text.get(), reading);
            if (value.isPresent()) {
                // An empty text keeps the number, so that those after it are still found.
                storage.write(aside(number, key), "");
                storage.write(key, text.get());
                return value;
            }
        }
        return Optional.empty();
    }

    private <T> Optional<T> again(String aside, String text, Function<String, T> reading) {
        if (text.isEmpty() || text.equals(tried.get(aside))) {
            return Optional.empty();
        }
        try {
            return Optional.of(reading.apply(text));
        } catch (Malformed stillUnreadable) {
            tried.put(aside, text);
            return Optional.empty();
        }
    }
}
