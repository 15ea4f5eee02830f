package deluxe.stage.deluxe;

/** Where each clip is in the recording. Written by {@code src/main/assets/sound/make.py}; don't edit it. */
final class Cuts {
    private Cuts() {}

    /** Where each variant begins and how long it is, in milliseconds, one after the other. */
    static int[] of(DeluxeClip clip) {
        return switch (clip) {
            case CLACK -> new int[] {100, 264, 430, 250, 740, 251, 1060, 257};
            case HOME -> new int[] {1380, 243, 1690, 247};
            case LIFT -> new int[] {2000, 165, 2230, 156};
            case SLIDE -> new int[] {2450, 234, 2750, 234};
            case DEAL -> new int[] {3050, 163, 3280, 147, 3490, 143};
            case SHUFFLE -> new int[] {3700, 1241};
            case DRAW -> new int[] {5010, 386, 5460, 369};
            case KNOCK -> new int[] {5890, 447};
            case PEG -> new int[] {6400, 254};
            case TAP -> new int[] {6720, 93, 6880, 97};
            case TICK -> new int[] {7040, 221, 7330, 249};
            case REFUSAL -> new int[] {7640, 376};
            case OPEN -> new int[] {8080, 430};
            case CLOSE -> new int[] {8570, 394};
            case SCORE -> new int[] {9030, 1248, 10340, 1248, 11650, 1248, 12960, 1248, 14270, 1248, 15580, 1248};
            case FANFARE -> new int[] {16890, 2795};
            case THEIRS -> new int[] {19750, 1697};
            case STUCK -> new int[] {21510, 1398};
            case COUNT -> new int[] {22970, 598};
            case GO -> new int[] {23630, 1198};
            case WIN -> new int[] {24890, 2746};
            case LOSE -> new int[] {27700, 2648};
            case BELL -> new int[] {30410, 1097};
        };
    }
}
