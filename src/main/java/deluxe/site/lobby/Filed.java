package deluxe.site.lobby;

/**
 * A record that was handed in, and the ruling on it.
 *
 * @param text what is kept of the record: all of it if it is true, otherwise its beginning or nothing
 * @param digest the digest of the whole record
 */
public record Filed(String match, String tournament, long receivedMillis, String text, String digest, Ruling ruling) {
    public boolean isKept() {
        return !text.isEmpty();
    }

    boolean isOf(String record) {
        return digest.equals(Sha256.of(record));
    }
}
