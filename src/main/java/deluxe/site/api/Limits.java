package deluxe.site.api;

/**
 * How often something may be asked for in a minute before one has to wait.
 *
 * @param requests of all kinds, by an address: a school's or an office's players may share one
 * @param names claimed by an address
 * @param submissions of the record of one match
 */
public record Limits(int requests, int names, int submissions) {
    public static final Limits USUAL = new Limits(1_200, 30, 12);
}
