package deluxe.table;

import java.util.Optional;

/** The points of both seats. */
public record Scores(int player, int opponent) {
    public static final Scores NONE = new Scores(0, 0);

    public Scores {
        if (player < 0 || opponent < 0) {
            throw new IllegalArgumentException("no score is below zero: " + player + ", " + opponent);
        }
    }

    public int of(Seat seat) {
        return seat == Seat.PLAYER ? player : opponent;
    }

    public Scores plus(Seat seat, int points) {
        return seat == Seat.PLAYER ? new Scores(player + points, opponent) : new Scores(player, opponent + points);
    }

    /** Who has more; nobody when both have the same. */
    public Optional<Seat> leader() {
        if (player == opponent) {
            return Optional.empty();
        }
        return Optional.of(player > opponent ? Seat.PLAYER : Seat.OPPONENT);
    }

    /** Whether either has this many or more. */
    public boolean reach(int target) {
        return player >= target || opponent >= target;
    }
}
