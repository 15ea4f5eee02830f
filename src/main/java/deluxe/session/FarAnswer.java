package deluxe.session;

import java.util.List;

/**
 * What whoever deals elsewhere answers to a question.
 *
 * @param asked the number of the last intent that it has taken
 * @param told what the seat is told, in order: first what has happened, then what will if the player asks for nothing
 * @param againMillis when to ask again if nothing is asked for before
 */
public record FarAnswer(int asked, List<Due> told, int againMillis) {
    public FarAnswer {
        told = List.copyOf(told);
    }

    /**
     * Something told.
     *
     * @param inMillis how long until it is due; 0 for what has happened already
     */
    public record Due(int inMillis, Told told) {}
}
