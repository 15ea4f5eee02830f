package deluxe.review;

import deluxe.bots.Opinion;
import deluxe.dominoes.Play;
import deluxe.table.Seat;

/**
 * A play that was made, and what was thought of it.
 *
 * @param moment the line of the record, from 0
 */
public record Weighing(int moment, Seat seat, Opinion opinion, Play play) {
    /** The best play. */
    public Opinion.Weighed best() {
        return opinion.weighed().get(0);
    }

    /** The play that was made. */
    public Opinion.Weighed played() {
        return opinion.of(play);
    }

    /** How much less likely it made a win than the best play, in thousandths; 0 if that may well be noise. */
    public int lost() {
        return Thousandths.of(opinion.lost(play));
    }

    /** By how much the best play was better than any other, in thousandths; 0 if that may well be noise. */
    public int margin() {
        return opinion.isChoice()
                ? Thousandths.of(opinion.lost(opinion.weighed().get(1)))
                : 0;
    }

    public int round() {
        return opinion.view().round();
    }
}
