package deluxe.stage.tavern;

import deluxe.stage.Motion;

/** Something that comes into the room or leaves it, and how far it has come. */
final class Entrance {
    private static final double MILLIS = 420;

    private boolean isIn;
    private boolean isSeen;
    private double startMillis;

    /** How far in it is, from 0 to 1. The first time it is where it is wanted; after that it comes or goes. */
    double share(boolean isWanted, double atMillis, boolean atOnce) {
        if (isWanted != isIn || !isSeen) {
            isIn = isWanted;
            startMillis = atOnce || !isSeen ? atMillis - MILLIS : atMillis;
            isSeen = true;
        }
        double share = Motion.glide(Candle.part((atMillis - startMillis) / MILLIS));
        return isIn ? share : 1 - share;
    }
}
