package deluxe.play;

/** A game is not saved, or not imported. The message says why, in the player's language. */
final class KeptRefusal extends Exception {
    KeptRefusal(String reason) {
        super(reason);
    }
}
