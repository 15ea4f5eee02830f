package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.dominoes.RefusalWords;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.table.Ending;
import deluxe.table.Seat;
import deluxe.tournament.Objection;
import deluxe.tournament.ObjectionWords;
import java.util.List;

/** What the table says, in English. */
final class Words {
    static final String YOU = "You";
    static final String COMPUTER = "Computer";
    static final String OUT_OF_MOVES = "Out of Moves";
    static final String TIME_IS_UP = "Time's Up!";
    static final String TAP_TO_DRAW = "Tap the boneyard to draw";
    static final String YOUR_TURN = "Your turn.";
    static final String PAUSED = "The match is paused.";
    static final String GOES_ON = "The match goes on after a pause of ";
    static final String MUST_DRAW = "Nothing in your hand fits: draw from the boneyard.";

    private Words() {}

    /** {@code 5 + 10 = 15}. */
    static String sum(Tableau tableau) {
        List<Integer> parts = tableau.parts();
        StringBuilder text = new StringBuilder();
        for (int part : parts) {
            text.append(text.length() == 0 ? "" : " + ").append(part);
        }
        return parts.size() > 1 ? text + " = " + tableau.sum() : text.toString();
    }

    static String clock(int seconds) {
        int rest = seconds % 60;
        return seconds / 60 + (rest < 10 ? ":0" : ":") + rest;
    }

    static String refusal(Objection objection, String opponent) {
        if (objection instanceof Objection.AgainstTheRules rules) {
            return capital(RefusalWords.english(rules.refusal())) + ".";
        }
        if (objection instanceof Objection.NotInTurn) {
            return "It is " + opponent + "'s turn.";
        }
        return capital(ObjectionWords.english(objection)) + ".";
    }

    /** What happened, for who does not see it; {@code player} is {@link #YOU} for the player. */
    static String told(Event event, String player, String opponent) {
        if (event instanceof Event.RoundDealt dealt) {
            String leader = subject(dealt.leader(), player, opponent);
            return "Round " + dealt.round() + ". " + leader + (leader.equals(YOU) ? " lead." : " leads.");
        }
        if (event instanceof Event.TilePlayed played) {
            return subject(played.seat(), player, opponent) + " played "
                    + played.play().tile() + ".";
        }
        if (event instanceof Event.PointsScored scored) {
            return subject(scored.seat(), player, opponent) + " scored " + scored.points() + ".";
        }
        if (event instanceof Event.EndsCounted counted) {
            return "The ends make " + sum(counted.tableau()) + ".";
        }
        if (event instanceof Event.TileDrawn drawn) {
            return drawn.seat() == Seat.PLAYER ? player + " drew " + drawn.tile() + "." : opponent + " drew a tile.";
        }
        if (event instanceof Event.Passed passed) {
            return subject(passed.seat(), player, opponent) + " passed.";
        }
        if (event instanceof Event.RoundEnded ended) {
            return roundEnd(ended.result(), player, opponent);
        }
        boolean isTimeUp =
                event instanceof Event.GameEnded ended && ended.outcome().ending() == Ending.TIME_UP;
        return (isTimeUp ? TIME_IS_UP + " " : "") + "The game is over.";
    }

    static String roundEnd(RoundResult result, String player, String opponent) {
        if (result instanceof RoundResult.WentOut out) {
            return subject(out.seat(), player, opponent) + " went out: +" + out.points() + ".";
        }
        if (result instanceof RoundResult.BothStuck stuck) {
            return "Both are stuck"
                    + result.scorer()
                            .map(seat -> ": +" + stuck.points() + " for " + object(seat, player, opponent) + ".")
                            .orElse(".");
        }
        return OUT_OF_MOVES + ".";
    }

    /** A tile of the hand, for who does not see what it is good for. */
    static String tile(Tile tile, boolean choosing, boolean fits, int bestPoints) {
        if (!choosing) {
            return tile.toString();
        }
        if (!fits) {
            return tile + ", fits nowhere";
        }
        return tile + (bestPoints > 0 ? ", scores " + bestPoints : ", can be played");
    }

    /** A place for the chosen tile. */
    static String end(Tableau tableau, deluxe.dominoes.End end, Tile tile, int points) {
        String place =
                end.isFelt() ? "On the table" : "At the " + tableau.value(end) + " of " + tableau.tile(end.played());
        return place + ": the ends make " + tableau.sumWith(tile, end) + (points > 0 ? ", scores " + points : "");
    }

    private static String subject(Seat seat, String player, String opponent) {
        return seat == Seat.PLAYER ? player : opponent;
    }

    private static String object(Seat seat, String player, String opponent) {
        String name = subject(seat, player, opponent);
        return name.equals(YOU) ? "you" : name;
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
