package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.ports.Storage;
import deluxe.stage.classic.Tidiness;
import java.util.Optional;

/** Whether the board of All Fives is kept tidy: as the player has chosen or, before any choice, only where it is small. */
public final class ClassicBoard implements Tidiness {
    private static final String KEY = Keys.BOARD + " all-fives";
    private static final String TIDY = "tidy";
    private static final String AS_PLAYED = "played";

    private Optional<Shelf> shelf = Optional.empty();
    private Optional<Boolean> chosen = Optional.empty();
    private boolean isSmall;

    /** Reads the earlier choice from this storage, and keeps later ones there. */
    void keepIn(Storage kept) {
        Shelf there = new Shelf(kept);
        shelf = Optional.of(there);
        chosen = there.read(KEY, ClassicBoard::isTidyIn).value();
    }

    private static boolean isTidyIn(String text) {
        if (!text.equals(TIDY) && !text.equals(AS_PLAYED)) {
            throw new Malformed("a board is " + TIDY + " or " + AS_PLAYED + ", not: " + text);
        }
        return text.equals(TIDY);
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
        shelf.ifPresent(kept -> kept.write(KEY, tidy ? TIDY : AS_PLAYED));
    }
}
