package deluxe.site.lobby;

/**
 * A record that was handed in, and the ruling on it.
 *
 * @param text the record as it arrived; empty once a refused record is no longer kept
 */
public record Filed(String match, String tournament, long receivedMillis, String text, Ruling ruling) {
    boolean isKept() {
        return !text.isEmpty();
    }
}
