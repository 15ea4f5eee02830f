package deluxe.site.api;

/**
 * How often something can be asked for in a minute before the visitor has to wait.
 *
 * @param requests requests of all kinds from one address: all players of a school or an office may share one
 * @param names names claimed from one address
 * @param submissions submissions of the record of one match
 */
public record Limits(int requests, int names, int submissions) {
    public static final Limits USUAL = new Limits(1_200, 30, 12);
}
