package deluxe.site.lobby;

/**
 * A record that was handed in, and what became of it.
 *
 * @param text as it came; empty once a refused record is kept no longer
 */
public record Filed(String match, String tournament, long receivedMillis, String text, Ruling ruling) {
    boolean isKept() {
        return !text.isEmpty();
    }
}
