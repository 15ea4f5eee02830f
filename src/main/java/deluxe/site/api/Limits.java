package deluxe.site.api;

/**
 * How often something can be asked for in a minute before the visitor has to wait.
 *
 * @param requests from one address, of all kinds but intents: all players of a school or an office may share one
 * @param names names claimed from one address
 * @param submissions submissions of the record of one match
 * @param verifications records of anybody's that one address has judged
 * @param tickets tickets that one operator asks for
 * @param intents what one match asks its dealer
 */
public record Limits(int requests, int names, int submissions, int verifications, int tickets, int intents) {
    public static final Limits USUAL = new Limits(1_200, 30, 12);

    private static final int USUAL_VERIFICATIONS = 60;
    private static final int USUAL_TICKETS = 600;
    private static final int USUAL_INTENTS = 300;

    /** The usual numbers of the others. */
    public Limits(int requests, int names, int submissions) {
        this(requests, names, submissions, USUAL_VERIFICATIONS, USUAL_TICKETS, USUAL_INTENTS);
    }
}
