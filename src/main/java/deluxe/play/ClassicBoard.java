package deluxe.play;

import deluxe.ports.Storage;
import deluxe.stage.classic.Tidiness;
import java.util.Optional;

/** Whether the board of All Fives is kept tidy: as the player has chosen or, before any choice, only where it is small. */
public final class ClassicBoard implements Tidiness {
    private static final String KEY = "board all-fives";
    private static final String TIDY = "tidy";
    private static final String AS_PLAYED = "played";

    private Optional<Storage> storage = Optional.empty();
    private Optional<Boolean> chosen = Optional.empty();
    private boolean isSmall;

    /** Reads the earlier choice from this storage, and keeps later ones there. */
    void keepIn(Storage kept) {
        storage = Optional.of(kept);
        chosen = kept.read(KEY).map(TIDY::equals);
    }

    @Override
    public void board(boolean small) {
        isSmall = small;
    }

    @Override
    public boolean isTidy() {
        return chosen.orElse(isSmall);
    }

    /** Keeps the board tidy from now on, or as it was played. If nothing can be kept, this lasts until the page is closed. */
    public void choose(boolean tidy) {
        chosen = Optional.of(tidy);
        storage.ifPresent(kept -> kept.write(KEY, tidy ? TIDY : AS_PLAYED));
    }
}
