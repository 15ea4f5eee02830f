package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Points;
import deluxe.dominoes.Round;
import deluxe.dominoes.RoundResult;
import deluxe.table.Line;
import deluxe.table.Seat;

/**
 * The table's own times on the match clock: when things happen that nobody chooses, and how soon the player can act after them.
 * They all follow from the match, so a record can be checked to the millisecond. The stage moves its tiles in these times.
 */
public final class Pace {
    /** Later than anything that can be written down. */
    public static final int NEVER = Integer.MAX_VALUE;

    /** The opponent's tile leans out of the hand before it is played. */
    public static final int LEAN_MILLIS = 170;

    /** The opponent's tile on its way to the board. */
    public static final int FLIGHT_MILLIS = 270;

    /** The player's tile on its way to the board. */
    public static final int OWN_FLIGHT_MILLIS = 220;

    /** Tiles on the table are gathered before the next deal. */
    public static final int GATHER_MILLIS = 320;

    public static final int DEAL_STAGGER_MILLIS = 34;
    public static final int DEAL_FLIGHT_MILLIS = 240;

    /** How long everything in motion takes to come to its end once the player has tapped to hurry it. */
    public static final int HURRY_MILLIS = 110;

    /** From one draw of the opponent to the next, and to the play that follows. */
    static final int DRAW_MILLIS = 1000;

    /** From one draw of the player to the next, and to the play that follows: as fast as a finger taps. */
    static final int OWN_DRAW_MILLIS = 160;

    private static final int SHORTEST_THOUGHT_MILLIS = 600;
    private static final int THOUGHT_RANGE_MILLIS = 600;

    /** From a round's last action to the next deal. */
    private static final int ROUND_END_MILLIS = 1500;

    /** Extra time to read what the last tile scored at the ends before how the round ended; only where no clock runs. */
    public static final int GLANCE_MILLIS = 900;

    /** What each tile left in a hand adds to {@link #ROUND_END_MILLIS} while it is counted, and how many tiles do so at most. */
    private static final int LEFTOVER_MILLIS = 110;

    private static final int MOST_LEFTOVERS = 10;

    /** From a round's last action to the next deal where nobody went out: there is a reason to read. */
    private static final int STUCK_MILLIS = 4000;

    /** This many pauses are free, and one more for each second. Nobody presses more often, and calls come less often. */
    private static final int FREE_PAUSES = 10;

    private static final int MILLIS_A_PAUSE = 1000;

    /** More turns than a round can have. */
    private static final int TURNS_A_ROUND = 256;

    private Pace() {}

    /**
     * When the next thing happens that the player does not choose; {@link #NEVER} while the player must act, and after the end. A
     * player who can only pass may do so later.
     */
    public static int dueMillis(Match match) {
        if (match.isOver()) {
            return NEVER;
        }
        if (match.game().awaitsDeal()) {
            return match.latest().atMillis() + roundEndMillis(match);
        }
        boolean byItself = match.game().round().turn() == Seat.OPPONENT
                || match.game().round().mustPass();
        return byItself ? match.latest().atMillis() + thoughtMillis(match) : NEVER;
    }

    /**
     * How soon the player can do what can be done now: a tile is not played while the one before it is still in the air, and a
     * round is not dealt before the last tile has been laid.
     */
    public static int earliestMillis(Match match) {
        Line latest = match.latest();
        return latest.atMillis()
                + (match.game().awaitsDeal() ? flightMillis(latest) + HURRY_MILLIS : motionMillis(latest));
    }

    /** How soon the player can do this: a player who can only pass has looked at the hand first. */
    public static int earliestMillis(Match match, Action action) {
        return action instanceof Pass && dueMillis(match) != NEVER ? dueMillis(match) : earliestMillis(match);
    }

    /** Whether one more pause can begin at this time. */
    static boolean mayPauseAgain(Match match, int atMillis) {
        return match.allowance().pauses() < FREE_PAUSES + atMillis / MILLIS_A_PAUSE;
    }

    private static int roundEndMillis(Match match) {
        Round round = match.game().round();
        if (round.result().orElseThrow() instanceof RoundResult.WentOut out) {
            boolean isScoredToo =
                    !match.clock().hasLimit() && Points.forEnds(round.tableau().sum()) > 0;
            return ROUND_END_MILLIS
                    + (isScoredToo ? GLANCE_MILLIS : 0)
                    + LEFTOVER_MILLIS * Math.min(MOST_LEFTOVERS, out.leftovers().size());
        }
        return STUCK_MILLIS;
    }

    private static int thoughtMillis(Match match) {
        Line latest = match.latest();
        if (latest.entry() instanceof MatchEntry.Move move
                && move.seat() == Seat.OPPONENT
                && move.action() instanceof Draw) {
            return DRAW_MILLIS;
        }
        int round = match.game().round().number();
        int moment = round * TURNS_A_ROUND + match.game().round().turns().size();
        int thought = SHORTEST_THOUGHT_MILLIS + match.terms().deck().thought(moment, THOUGHT_RANGE_MILLIS);
        boolean afterDeal = latest.entry() instanceof MatchEntry.RoundBegun && round > 1;
        return thought + (afterDeal ? dealMillis(match) : 0);
    }

    /** How long a deal takes when nobody hurries it. */
    private static int dealMillis(Match match) {
        return GATHER_MILLIS + 2 * match.terms().rules().hand() * DEAL_STAGGER_MILLIS + DEAL_FLIGHT_MILLIS;
    }

    /** How long things move after this line before the player can act; the first deal is over before the clock starts. */
    private static int motionMillis(Line latest) {
        if (latest.entry() instanceof MatchEntry.RoundBegun begun) {
            return begun.round() == 1 ? 0 : DEAL_FLIGHT_MILLIS + HURRY_MILLIS;
        }
        return flightMillis(latest);
    }

    private static int flightMillis(Line latest) {
        MatchEntry.Move move = (MatchEntry.Move) latest.entry();
        if (move.action() instanceof Pass) {
            return 0;
        }
        if (move.seat() == Seat.OPPONENT) {
            return LEAN_MILLIS + FLIGHT_MILLIS;
        }
        return move.action() instanceof Draw ? OWN_DRAW_MILLIS : OWN_FLIGHT_MILLIS;
    }
}
