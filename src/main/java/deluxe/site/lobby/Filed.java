package deluxe.site.lobby;

/**
 * A record that was handed in, and what became of it.
 *
 * @param text as it came
 */
public record Filed(String match, String tournament, long receivedMillis, String text, Ruling ruling) {}
