package deluxe.web;

import deluxe.ports.Sound;

/** How long the music is. Written by {@code src/main/assets/sound/make.py}; not to be edited. */
final class Loops {
    private Loops() {}

    /** From where it begins anew to where it ends. */
    static int millis(Sound.Music music) {
        return switch (music) {
            case DOOR -> 60000;
            case TABLE -> 75000;
            case TAVERN -> 80000;
        };
    }
}
