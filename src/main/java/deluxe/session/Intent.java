package deluxe.session;

import deluxe.dominoes.Action;

/** What the player means to do in a match. */
public sealed interface Intent {
    /** The countdown is over: the clock may run. */
    record Start() implements Intent {}

    record Act(Action action) implements Intent {}

    /** Don't wait: deal the next round or, where no clock runs out, let the opponent act at once. */
    record Hurry() implements Intent {}

    record Pause() implements Intent {}

    /** The pause is over. */
    record GoOn() implements Intent {}

    record EndGame() implements Intent {}

    /** The player no longer sees the page, and may not come back: pause if that is allowed. */
    record Leave() implements Intent {}

    /** The player sees the page again. */
    record ComeBack() implements Intent {}
}
