package deluxe.play;

import deluxe.ports.Storage;
import java.util.List;
import java.util.Optional;

/** Storage that notes whether it had no room for something. */
final class NotedStorage implements Storage {
    private final Storage storage;
    private boolean isFull;

    NotedStorage(Storage storage) {
        this.storage = storage;
    }

    /** Whether something that was written since {@link #forgetNotes} will not be there at the next visit. */
    boolean isFull() {
        return isFull;
    }

    void forgetNotes() {
        isFull = false;
    }

    @Override
    public boolean write(String key, String text) {
        boolean isLasting = storage.write(key, text);
        isFull |= !isLasting;
        return isLasting;
    }

    @Override
    public Optional<String> read(String key) {
        return storage.read(key);
    }

    @Override
    public void forget(String key) {
        storage.forget(key);
    }

    @Override
    public List<String> keys() {
        return storage.keys();
    }
}
