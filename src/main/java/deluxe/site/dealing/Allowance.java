package deluxe.site.dealing;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How much of an intent's way through the network is not counted: the shortest of the last trips that this site has measured, as far
 * as that has been earned. Each move earns some, and so much can be saved up. Somebody who lies about the way gains no more than
 * what is earned, however much he asks for beside his moves.
 */
final class Allowance {
    static final int EARNED_MILLIS = 250;
    static final int MOST_SAVED_MILLIS = 2_000;
    static final int TRIPS = 8;

    private final Deque<Integer> trips = new ArrayDeque<>();
    private int moves;
    private long savedMillis = EARNED_MILLIS;

    /** What the next intent is allowed. */
    long millis(int tripMillis) {
        if (tripMillis == 0) {
            return 0;
        }
        long shortest = tripMillis;
        for (int before : trips) {
            shortest = Math.min(shortest, before);
        }
        return Math.min(savedMillis, shortest);
    }

    /**
     * Notes an intent that was taken.
     *
     * @param nowMoves how many moves the player has made with it
     */
    void taken(long allowedMillis, int tripMillis, int nowMoves) {
        long earned = (long) EARNED_MILLIS * (nowMoves - moves);
        savedMillis = Math.min(MOST_SAVED_MILLIS, Math.max(0, savedMillis - allowedMillis) + earned);
        moves = nowMoves;
        if (tripMillis > 0) {
            trips.addLast(tripMillis);
        }
        if (trips.size() == TRIPS) {
            trips.removeFirst();
        }
    }
}
