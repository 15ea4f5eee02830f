package deluxe.site.dealing;

import deluxe.site.lobby.KeptIntent;
import java.util.List;

/**
 * How much of an intent's way through the network is not counted: the shortest of the last trips that this site has measured, as far
 * as that has been earned. Each intent earns some, and so much can be saved up. Somebody who lies about the way gains no more than
 * what is earned.
 */
final class Allowance {
    static final int EARNED_MILLIS = 250;
    static final int MOST_SAVED_MILLIS = 2_000;
    static final int TRIPS = 8;

    private Allowance() {}

    /** What the next intent is allowed. */
    static int millis(List<KeptIntent> kept, int tripMillis) {
        return tripMillis == 0 ? 0 : (int) Math.min(earned(kept), shortest(kept, tripMillis));
    }

    private static long earned(List<KeptIntent> kept) {
        long saved = EARNED_MILLIS;
        for (KeptIntent intent : kept) {
            if (intent.number() > 0) {
                saved = Math.min(MOST_SAVED_MILLIS, Math.max(0, saved - intent.allowedMillis()) + EARNED_MILLIS);
            }
        }
        return saved;
    }

    private static int shortest(List<KeptIntent> kept, int tripMillis) {
        int shortest = tripMillis;
        int trips = 1;
        for (int at = kept.size() - 1; at >= 0 && trips < TRIPS; at--) {
            int before = kept.get(at).tripMillis();
            if (before > 0) {
                shortest = Math.min(shortest, before);
                trips++;
            }
        }
        return shortest;
    }
}
