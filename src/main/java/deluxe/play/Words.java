package deluxe.play;

import deluxe.dominoes.End;
import deluxe.dominoes.Event;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.stage.tiles.ShownPoints;
import deluxe.table.Ending;
import deluxe.table.Seat;
import deluxe.tournament.Objection;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What the table says, in the player's language. */
public class Words extends Speech {
    static final String YOU = "You";
    static final String COMPUTER = "Computer";
    static final String OUT_OF_MOVES = "Out of Moves";
    public static final String TIME_IS_UP = "Time's Up!";
    static final String DRAW = "Draw from the boneyard";
    static final String NUDGE = "Drag a bright tile to the board, or tap it and then a place that glows.";
    static final String YOUR_TURN = "Your turn.";
    static final String GO = "Go";
    static final String WAITING = "Reconnecting… Your clock runs on.";
    static final String PAUSED = "The match is paused.";
    static final String MUST_PASS = "Nothing in your hand fits, and the boneyard is empty.";
    static final String MUST_DRAW = "Nothing in your hand fits: draw from the boneyard.";

    private static final String WHO = "{0}";

    Words(UnaryOperator<String> language) {
        super(language);
    }

    static String clock(int seconds) {
        int rest = seconds % 60;
        return seconds / 60 + (rest < 10 ? ":0" : ":") + rest;
    }

    String endsMake(Tableau tableau) {
        return say("The ends make {0}.", ShownPoints.why(tableau));
    }

    /** Why the player cannot do this now. */
    String refusal(Objection objection, String opponent) {
        if (objection instanceof Objection.NotInTurn) {
            return say("It is {0}'s turn.", opponent);
        }
        if (objection instanceof Objection.AgainstTheRules rules) {
            return refusal(rules.refusal());
        }
        return say("You can't do that now.");
    }

    private String refusal(Refusal refusal) {
        if (refusal instanceof Refusal.FitsNoEnd fits) {
            StringBuilder open = new StringBuilder();
            for (int value : fits.openValues()) {
                open.append(open.length() == 0 ? "" : ", ").append(value);
            }
            return say("{0} doesn't fit any open end: {1}.", fits.tile(), open);
        }
        if (refusal instanceof Refusal.FitsElsewhere fits) {
            return say("{0} doesn't fit here: this end is {1}.", fits.tile(), fits.value());
        }
        if (refusal instanceof Refusal.HoldsFitting holds) {
            return say("You have a tile that fits: {0}.", holds.tile());
        }
        return say(refusal instanceof Refusal.BoneyardEmpty ? "The boneyard is empty." : "You can't do that now.");
    }

    /**
     * What happened, for players who do not see it.
     *
     * @param player the player's name; empty where the sentence speaks to the player, which most languages do in other words
     */
    String told(Event event, Optional<String> player, String opponent) {
        if (event instanceof Event.RoundDealt dealt) {
            Optional<String> leader = subject(dealt.leader(), player, opponent);
            return say("Round {0}.", dealt.round())
                    + ' '
                    + leader.map(name -> say("{0} leads.", name)).orElseGet(() -> say("You lead."));
        }
        if (event instanceof Event.TilePlayed played) {
            return did(
                    "{0} played {1}.",
                    subject(played.seat(), player, opponent), played.play().tile());
        }
        if (event instanceof Event.PointsScored scored) {
            return did("{0} scored {1}.", subject(scored.seat(), player, opponent), scored.points());
        }
        if (event instanceof Event.EndsCounted counted) {
            return endsMake(counted.tableau());
        }
        if (event instanceof Event.TileDrawn drawn) {
            return drawn.seat() == Seat.PLAYER
                    ? did("{0} drew {1}.", player, tile(drawn))
                    : say("{0} drew a tile.", opponent);
        }
        if (event instanceof Event.Passed passed) {
            return did("{0} passed.", subject(passed.seat(), player, opponent), "");
        }
        if (event instanceof Event.RoundEnded ended) {
            return ended.result() instanceof RoundResult.OutOfMoves out
                    ? say(OUT_OF_MOVES) + ". " + cannotMove(out.stuck(), player, opponent)
                    : roundEnd(ended.result(), player, opponent) + '.';
        }
        if (event instanceof Event.GameEnded ended) {
            boolean isTimeUp = ended.outcome().ending() == Ending.TIME_UP;
            return (isTimeUp ? say(TIME_IS_UP) + ' ' : "") + say("The game is over.");
        }
        throw new IllegalArgumentException("an event without words");
    }

    /** Whose turn it is; the player is told what to do if only one thing can be done. */
    Optional<String> whatComes(GameView game, boolean playersTurn, boolean isNothingElseSaid, String opponent) {
        if (game.isToMove(Seat.OPPONENT)) {
            return Optional.of(say("{0} contemplates…", opponent));
        }
        if (!playersTurn) {
            return Optional.empty();
        }
        View round = game.round();
        if (round.plays().isEmpty()) {
            return Optional.of(say(round.boneyardSize() > 0 ? MUST_DRAW : MUST_PASS));
        }
        if (round.tableau().isEmpty() && round.plays().size() == 1) {
            return Optional.of(say("You lead with {0}.", round.plays().tile(0)));
        }
        return isNothingElseSaid ? Optional.of(say(YOUR_TURN)) : Optional.empty();
    }

    /** How a round ended, except by running out of moves, without a full stop. At the Deluxe table, somebody has gone out then. */
    String roundEnd(RoundResult result, Optional<String> player, String opponent) {
        RoundResult.WentOut out = (RoundResult.WentOut) result;
        return did("{0} went out: +{1}", subject(out.seat(), player, opponent), out.points());
    }

    /** Why a round is over although nobody went out. */
    String cannotMove(Seat stuck, Optional<String> player, String opponent) {
        return did("{0} cannot move, and the boneyard is empty.", subject(stuck, player, opponent), "");
    }

    /** A tile of the hand, for players who do not see what it is good for. */
    String tile(Tile tile, boolean choosing, int bestPoints, boolean isBest) {
        if (!choosing) {
            return tile.toString();
        }
        if (isBest) {
            return say("{0}, scores most: {1}", tile, bestPoints);
        }
        return bestPoints > 0 ? say("{0}, scores {1}", tile, bestPoints) : say("{0}, can be played", tile);
    }

    /** A tile of the hand that cannot be played. */
    String misfit(Tile tile, View view) {
        return say("{0}, fits nowhere", tile);
    }

    /** A place for the chosen tile. */
    String end(Tableau tableau, End end, Tile tile, int points) {
        String place = end.isFelt()
                ? say("On the table")
                : say("At the {0} of {1}", tableau.value(end), tableau.tile(end.played()));
        String made = say("{0}: the ends make {1}", place, tableau.sumWith(tile, end));
        return points > 0 ? say("{0}, scores {1}", made, points) : made;
    }

    /** The tiles on the board, each with the place where it was joined to those before it. */
    String played(Tableau tableau) {
        if (tableau.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(say("On the board: {0}", tableau.tile(0)));
        for (int number = 1; number < tableau.size(); number++) {
            End end = tableau.play(number).end();
            text.append(", ")
                    .append(say(
                            "{0} at the {1} of {2}",
                            tableau.tile(number), tableau.value(end), tableau.tile(end.played())));
        }
        return text.append('.').toString();
    }

    /** A sentence that begins with the name of whoever did it or, if that is the player, with "You". */
    String did(String english, Optional<String> name, Object what) {
        String pattern = name.isPresent() ? english : YOU + english.substring(WHO.length());
        String subject = name.orElse("");
        return say(pattern, subject, what);
    }

    /** Returns a {@code Tile}: for an {@code Object}, the compiler would keep the texts of everything that is optional anywhere. */
    private static Tile tile(Event.TileDrawn drawn) {
        return drawn.tile().orElseThrow();
    }

    static Optional<String> subject(Seat seat, Optional<String> player, String opponent) {
        return seat == Seat.PLAYER ? player : Optional.of(opponent);
    }
}
