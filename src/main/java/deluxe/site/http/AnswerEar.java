package deluxe.site.http;

/** Hears of every answer. */
@FunctionalInterface
public interface AnswerEar {
    AnswerEar NOBODY = (head, status, nanos) -> {};

    /**
     * A request was answered.
     *
     * @param nanos how long the answer took, until it could be sent
     */
    void answered(Request head, int status, long nanos);
}
