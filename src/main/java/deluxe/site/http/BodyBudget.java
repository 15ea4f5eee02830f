package deluxe.site.http;

import java.util.concurrent.atomic.AtomicLong;

/** How much memory the bodies of all requests that are being read or answered may take. */
final class BodyBudget {
    private static final int SHARE_OF_MEMORY = 8;

    private final AtomicLong left;

    BodyBudget(long bytes) {
        this.left = new AtomicLong(bytes);
    }

    static BodyBudget ofThisMachine() {
        return new BodyBudget(Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY);
    }

    /** Takes this many bytes if there is room, and returns whether there was. They must be given back later. */
    boolean takes(int bytes) {
        if (left.addAndGet(-bytes) >= 0) {
            return true;
        }
        left.addAndGet(bytes);
        return false;
    }

    void giveBack(int bytes) {
        left.addAndGet(bytes);
    }
}
