package deluxe.web;

import deluxe.ports.Sound;

/** How long the music is. Written by {@code src/main/assets/sound/make.py}; don't edit it. */
final class Loops {
    private Loops() {}

    /** The length of the part that repeats. */
    static int millis(Sound.Music music) {
        return switch (music) {
            case DOOR -> 60000;
            case TABLE -> 75000;
            case TAVERN -> 80000;
            case DANCE -> 32000;
            case PUB -> 18000;
        };
    }
}
