package deluxe.dominoes;

import java.util.List;

/** Why an intent is against the rules. {@link RefusalWords} says it in English. */
public sealed interface Refusal {
    /** The tile is not in the hand of the player to move. */
    record NotHeld(Tile tile) implements Refusal {}

    /** Another tile must lead this round. */
    record AnotherLeads(Tile leader) implements Refusal {}

    /** The tile matches no open end; these are their values. */
    record FitsNoEnd(Tile tile, List<Integer> openValues) implements Refusal {}

    /** The tile fits, but not here, where it would have to match this value. */
    record FitsElsewhere(Tile tile, int value) implements Refusal {}

    /** Nothing can be joined there, or not yet. */
    record NotOpen(End end) implements Refusal {}

    /** A player who holds a tile that fits cannot draw or pass. */
    record HoldsFitting(Tile tile) implements Refusal {}

    /** There is nothing left to draw. */
    record BoneyardEmpty() implements Refusal {}

    /** A player who can still draw cannot pass. */
    record CanDraw(int boneyard) implements Refusal {}

    /** The round is over, and the next has not been dealt yet. */
    record RoundOver() implements Refusal {}

    /** The game is over. */
    record GameOver() implements Refusal {}
}
