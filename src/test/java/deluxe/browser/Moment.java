package deluxe.browser;

import deluxe.dominoes.Round;
import deluxe.dominoes.RoundResult;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import java.util.Optional;

/** A moment of a match that is worth a picture; it is the player's turn unless the comment says otherwise. */
enum Moment {
    EARLY,
    CROWDED,
    /** Nothing fits. */
    STUCK,
    /** The player is about to go out, and the opponent will be left with several tiles. */
    ALL_BUT_OUT,
    ALL_BUT_WON,
    /** The opponent's turn. */
    ALL_BUT_LOST;

    private static final int FEW = 5;
    private static final int MANY = 18;
    private static final int SOME = 3;

    /** Whether a match that goes on to {@code next} is at this moment. */
    boolean is(Match now, Match next) {
        return switch (this) {
            case EARLY -> canPlay(now) && tiles(now) == FEW;
            case CROWDED -> canPlay(now) && tiles(now) == MANY;
            case STUCK -> isPlayersTurn(now) && round(now).canDraw();
            case ALL_BUT_OUT -> canPlay(now) && !next.isOver() && leaves(round(next)) >= SOME;
            case ALL_BUT_WON -> canPlay(now) && winner(next).equals(Optional.of(Seat.PLAYER));
            case ALL_BUT_LOST -> winner(next).equals(Optional.of(Seat.OPPONENT));
        };
    }

    private static Round round(Match match) {
        return match.game().round();
    }

    private static boolean isPlayersTurn(Match match) {
        return !round(match).isOver() && round(match).turn() == Seat.PLAYER;
    }

    private static boolean canPlay(Match match) {
        return isPlayersTurn(match) && round(match).canPlay();
    }

    private static int tiles(Match match) {
        return round(match).tableau().size();
    }

    private static int leaves(Round round) {
        return round.result().orElse(null) instanceof RoundResult.WentOut out
                ? out.leftovers().size()
                : 0;
    }

    private static Optional<Seat> winner(Match match) {
        return match.game().outcome().flatMap(Outcome::winner);
    }
}
