package deluxe.stage.tiles;

import deluxe.stage.Motion;
import deluxe.stage.Timed;
import deluxe.stage.Tween;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.EnumMap;
import java.util.Map;

/** Both scores as they are shown: each counts up to its new value when the points arrive. */
public final class CountedScores {
    /** How many steps a score counts up in; each is a plate drawn anew. Points come in fives, so the steps are even. */
    private static final int STEPS = 5;

    private final Map<Seat, Timed<Tween>> points = new EnumMap<>(Seat.class);

    public CountedScores() {
        lay(Scores.NONE);
    }

    /** Shows these scores at once. */
    public void lay(Scores scores) {
        for (Seat seat : Seat.values()) {
            points.put(seat, new Timed<>(Tween.resting(scores.of(seat))));
        }
    }

    /** Corrects at once any score that would come to something else. */
    public void settle(Scores scores) {
        for (Seat seat : Seat.values()) {
            int score = scores.of(seat);
            if (score(seat) != score) {
                points.get(seat).be(Tween.resting(score));
            }
        }
    }

    /** From {@code atMillis} on, a score counts up to its new value, from what it has come to before. */
    public void raise(Seat seat, int to, double atMillis, double millis) {
        points.get(seat).become(new Tween(score(seat), to, atMillis, millis, Motion::steady), atMillis);
    }

    /** What the seat's score comes to. */
    public int score(Seat seat) {
        return (int) points.get(seat).last().to();
    }

    public int shown(Seat seat, double nowMillis) {
        Tween tween = points.get(seat).at(nowMillis);
        double way = tween.to() - tween.from();
        if (way == 0 || tween.isOver(nowMillis)) {
            return (int) tween.to();
        }
        double share = (tween.at(nowMillis) - tween.from()) / way;
        return (int) (tween.from() + way * Math.floor(share * STEPS) / STEPS);
    }

    public boolean isMoving(double nowMillis) {
        return !points.get(Seat.PLAYER).last().isOver(nowMillis)
                || !points.get(Seat.OPPONENT).last().isOver(nowMillis);
    }
}
