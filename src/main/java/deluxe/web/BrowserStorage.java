package deluxe.web;

import deluxe.kit.ByName;
import deluxe.ports.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExceptions;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;

/**
 * The browser's local storage, under names with a prefix of our own, and memory for what it does not take: a private window, a full
 * disk and a frame without storage refuse by throwing.
 */
final class BrowserStorage implements Storage {
    private static final String OURS = "deluxe.";

    private final ByName<String> unkept = new ByName<>();

    @Override
    public Optional<String> read(String key) {
        String inMemory = unkept.get(key);
        if (inMemory != null) {
            return Optional.of(inMemory);
        }
        try {
            return Optional.ofNullable(local().getItem(OURS + key));
        } catch (RuntimeException refused) {
            return refusal(refused, Optional.empty());
        }
    }

    @Override
    public boolean write(String key, String text) {
        try {
            local().setItem(OURS + key, text);
            unkept.remove(key);
            return true;
        } catch (RuntimeException refused) {
            unkept.put(key, text);
            return refusal(refused, false);
        }
    }

    @Override
    public void forget(String key) {
        unkept.remove(key);
        try {
            local().removeItem(OURS + key);
        } catch (RuntimeException refused) {
            refusal(refused, false);
        }
    }

    @Override
    public List<String> keys() {
        List<String> keys = new ArrayList<>(unkept.names());
        try {
            for (int at = 0; at < local().getLength(); at++) {
                String key = local().key(at);
                if (key.startsWith(OURS) && unkept.get(key.substring(OURS.length())) == null) {
                    keys.add(key.substring(OURS.length()));
                }
            }
            return keys;
        } catch (RuntimeException refused) {
            return refusal(refused, keys);
        }
    }

    private static org.teavm.jso.browser.Storage local() {
        return Window.current().getLocalStorage();
    }

    /** Gives {@code answer} if the browser refused; an error of our own is thrown again. */
    private static <T> T refusal(RuntimeException thrown, T answer) {
        JSObject fromBrowser = JSExceptions.getJSException(thrown);
        if (fromBrowser == null) {
            throw thrown;
        }
        return answer;
    }
}
