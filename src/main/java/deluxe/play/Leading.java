package deluxe.play;

import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * Who was ahead in a game, from score to score.
 *
 * @param changes how often the lead went from one to the other
 * @param isSteady whether nobody drew level after the first points
 * @param taken the points that brought the lead to whoever had it at the end; empty after a tie
 */
record Leading(int changes, boolean isSteady, Optional<GameStory.Gain> taken) {
    static Leading in(List<GameStory.Gain> gains) {
        int changes = 0;
        boolean steady = true;
        Optional<Seat> ahead = Optional.empty();
        Optional<Seat> before = Optional.empty();
        Optional<GameStory.Gain> taken = Optional.empty();
        for (GameStory.Gain gain : gains) {
            Optional<Seat> leader = gain.after().leader();
            if (leader.isEmpty()) {
                steady = false;
                taken = Optional.empty();
            } else {
                changes += ahead.isPresent() && ahead.get() != leader.get() ? 1 : 0;
                taken = before.filter(seat -> seat == leader.get()).isPresent() ? taken : Optional.of(gain);
                ahead = leader;
            }
            before = leader;
        }
        return new Leading(changes, steady, taken);
    }
}
