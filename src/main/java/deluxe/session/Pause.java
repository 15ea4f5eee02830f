package deluxe.session;

/**
 * A pause under way.
 *
 * @param sinceMillis by {@link deluxe.ports.Time}
 * @param beforeMillis how long it had lasted then, before a reload
 */
record Pause(double sinceMillis, int beforeMillis) {
    int lastedMillis(double nowMillis) {
        return beforeMillis + (int) (nowMillis - sinceMillis);
    }
}
