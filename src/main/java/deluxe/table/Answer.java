package deluxe.table;

/**
 * What a table answers to an intent: a step, or a reason why not.
 *
 * @param <S> the state of the game
 * @param <E> its events
 * @param <R> its reasons to refuse
 */
public sealed interface Answer<S, E, R> permits Step, Refused {
    /** The step, where the caller knows that the intent was legal. */
    Step<S, E, R> step();
}
