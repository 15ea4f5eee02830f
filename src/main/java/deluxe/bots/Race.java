package deluxe.bots;

import deluxe.kit.Whole;

/** How likely a player is to win the game once a round is over, from the points that both still need. */
final class Race {
    static final int CERTAIN = 1 << 12;

    // Fitted to the outcomes of games of Hard against Hard at every table.
    /** What leading the next round is worth, in points. */
    static final int LEAD = 5;
    /** How many points, squared, a game is uncertain by for each point that the two need. */
    private static final int UNCERTAINTY = 13;

    private final int target;

    Race(int target) {
        this.target = target;
    }

    /** The chance of {@link ImaginedRound#SELF} after a round that is over, from 0 to {@link #CERTAIN}. */
    int chance(ImaginedRound round) {
        int need = target - round.score(ImaginedRound.SELF);
        int otherNeeds = target - round.score(ImaginedRound.OTHER);
        return chance(need, otherNeeds, lead(round.leader()));
    }

    /**
     * The chance of a player who needs this many points, when the other needs that many.
     *
     * @param lead what leading is worth to the player; negative when the other leads
     */
    static int chance(int need, int otherNeeds, int lead) {
        if (need <= 0 || otherNeeds <= 0) {
            return need <= 0 ? CERTAIN : 0;
        }
        int ahead = otherNeeds - need + lead;
        int spread = Whole.root(ahead * ahead + UNCERTAINTY * (need + otherNeeds));
        return CERTAIN / 2 + CERTAIN / 2 * ahead / spread;
    }

    private static int lead(int leader) {
        return switch (leader) {
            case ImaginedRound.SELF -> LEAD;
            case ImaginedRound.OTHER -> -LEAD;
            default -> 0;
        };
    }
}
