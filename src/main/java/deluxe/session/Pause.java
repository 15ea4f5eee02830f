package deluxe.session;

/**
 * A pause under way.
 *
 * @param sinceMillis when it began, or went on after a reload, by {@link deluxe.ports.Time}
 * @param beforeMillis how long it had lasted before the reload
 */
record Pause(double sinceMillis, int beforeMillis) {
    int lastedMillis(double nowMillis) {
        return beforeMillis + (int) (nowMillis - sinceMillis);
    }
}
