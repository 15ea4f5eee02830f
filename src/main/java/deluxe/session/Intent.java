package deluxe.session;

import deluxe.dominoes.Action;

/** What the player means to do in a match. */
public sealed interface Intent {
    /** The countdown is over: the clock may run. */
    record Start() implements Intent {}

    record Act(Action action) implements Intent {}

    /** The next round need not wait until everybody has seen how the last one ended. */
    record Hurry() implements Intent {}

    record Pause() implements Intent {}

    /** The pause is over. */
    record GoOn() implements Intent {}

    record EndGame() implements Intent {}

    /** The page is no longer looked at: pause if that is allowed. The player may not come back. */
    record Leave() implements Intent {}

    /** The page is looked at again. */
    record ComeBack() implements Intent {}
}
