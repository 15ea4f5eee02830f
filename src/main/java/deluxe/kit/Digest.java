package deluxe.kit;

/**
 * A short fingerprint of a long run of ints and text, to compare what the JVM, JavaScript and Wasm did. It finds accidents,
 * not forgeries.
 */
public final class Digest {
    private int high = 0x243F6A88;
    private int low = 0x85A308D3;

    /** Adds one more number; the order matters. */
    public Digest add(int value) {
        low = Integer.rotateLeft((low ^ value) * 0xCC9E2D51, 13) + high;
        high = Integer.rotateLeft(high ^ low * 0x1B873593, 17) * 5 + 0xE6546B64;
        return this;
    }

    /** Adds text, its length first, so that "ab", "c" differs from "a", "bc". */
    public Digest add(String text) {
        add(text.length());
        for (int at = 0; at < text.length(); at++) {
            add(text.charAt(at));
        }
        return this;
    }

    /** Sixteen hexadecimal digits. */
    public String hex() {
        return Hex.of(high) + Hex.of(low);
    }
}
