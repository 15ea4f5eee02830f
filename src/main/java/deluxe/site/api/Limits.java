package deluxe.site.api;

/**
 * How often something can be asked for in a minute before the visitor has to wait.
 *
 * @param requests requests of all kinds from one address: all players of a school or an office may share one
 * @param names names claimed from one address
 * @param submissions submissions of the record of one match
 * @param verifications records of anybody's that one address has judged
 */
public record Limits(int requests, int names, int submissions, int verifications) {
    public static final Limits USUAL = new Limits(1_200, 30, 12);

    private static final int USUAL_VERIFICATIONS = 60;

    /** The usual number of verifications, and these of the others. */
    public Limits(int requests, int names, int submissions) {
        this(requests, names, submissions, USUAL_VERIFICATIONS);
    }
}
