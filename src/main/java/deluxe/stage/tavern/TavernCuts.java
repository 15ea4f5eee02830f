package deluxe.stage.tavern;

/** Where each clip is in the recording. Written by {@code src/main/assets/sound/make.py}; don't edit it. */
final class TavernCuts {
    private TavernCuts() {}

    /** Where each variant begins and how long it is, in milliseconds, one after the other. */
    static int[] of(TavernClip clip) {
        return switch (clip) {
            case HARD -> new int[] {100, 240, 400, 240, 700, 247};
            case SOFT -> new int[] {1010, 254, 1330, 256, 1650, 254};
            case WOOD -> new int[] {1970, 249, 2280, 246, 2590, 245, 2900, 247};
            case WALL -> new int[] {3210, 253, 3530, 254, 3850, 248};
            case BONE -> new int[] {4160, 223, 4450, 242, 4760, 236, 5060, 247};
            case SHAKE -> new int[] {5370, 360, 5790, 368};
            case CLINK -> new int[] {6220, 316, 6600, 355, 7020, 351, 7440, 364, 7870, 355};
            case HEAP -> new int[] {8290, 974};
            case STACK -> new int[] {9330, 282, 9680, 261};
            case SEAL -> new int[] {10010, 329};
            case UNROLL -> new int[] {10400, 597};
            case ROLL -> new int[] {11060, 438};
            case DOOR_IN -> new int[] {11560, 1289};
            case DOOR_OUT -> new int[] {12910, 855};
            case TOUCH -> new int[] {13830, 99, 13990, 99};
            case REFUSAL -> new int[] {14150, 380};
            case TURN -> new int[] {14590, 898};
            case WON -> new int[] {15550, 2198};
            case LOST -> new int[] {17810, 1897};
            case DRAWN -> new int[] {19770, 1388};
            case VICTORY -> new int[] {21220, 4195};
            case RUIN -> new int[] {25480, 3195};
        };
    }
}
