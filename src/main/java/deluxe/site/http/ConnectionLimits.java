package deluxe.site.http;

/**
 * How many connections may be open at a time.
 *
 * @param most from everywhere
 * @param mostOfOneNetwork from one {@link Network}; behind a proxy all connections are of one
 */
public record ConnectionLimits(int most, int mostOfOneNetwork) {
    /** Thirty pages of a school can load at once, with six connections each, and nobody with fewer than ten addresses can hold all. */
    public static final ConnectionLimits USUAL = new ConnectionLimits(2_000, 200);

    public ConnectionLimits {
        if (most < 1 || mostOfOneNetwork < 1) {
            throw new IllegalArgumentException("nobody could connect: " + most + ", " + mostOfOneNetwork);
        }
    }
}
