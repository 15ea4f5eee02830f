package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.View;
import java.util.List;

/**
 * What each legal play is worth, by what a seat can know. Chances count to {@link Outlook#CERTAIN}, points by tenths.
 *
 * @param view what the seat saw
 * @param weighed the plays that differ, the best first; one of several that come to the same stands for all of them
 * @param isExact whether the plays were searched to the end instead of estimated
 */
public record Opinion(View view, List<Weighed> weighed, boolean isExact) {
    public Opinion {
        weighed = List.copyOf(weighed);
    }

    /**
     * One play and what it is worth.
     *
     * @param points what it scores at once
     * @param chance the chance to win after it
     * @param gainTenths by how many points, on average, the rest of the round goes better for this seat than for the other
     * @param noise the standard error of how much less its chance is than the best play's; 0 for that play itself
     */
    public record Weighed(Play play, int points, int chance, int gainTenths, int noise) {}

    /**
     * The opinion of a seat that is to move and sees this. It is the same wherever it is formed.
     *
     * @param effort how many deals to imagine
     */
    public static Opinion of(View view, int effort) {
        Deliberation deliberation = new Deliberation(view, effort);
        while (!deliberation.isOver()) {
            deliberation.goOn();
        }
        return deliberation.opinion();
    }

    public Play best() {
        return weighed.get(0).play();
    }

    /** Whether there was anything to choose. */
    public boolean isChoice() {
        return weighed.size() > 1;
    }

    /** What this legal play is worth. */
    public Weighed of(Play play) {
        int place = Ends.place(view.tableau(), play.end());
        for (Weighed each : weighed) {
            if (each.play().tile().equals(play.tile())
                    && Ends.place(view.tableau(), each.play().end()) == place) {
                return each;
            }
        }
        throw new IllegalArgumentException("not a legal play");
    }

    /** How much less the chance is after this play than after the best; 0 if the difference may well be noise. */
    public int lost(Play play) {
        return lost(of(play));
    }

    /** The same for one of {@link #weighed}. */
    public int lost(Weighed play) {
        int lost = weighed.get(0).chance() - play.chance();
        return lost > 2 * play.noise() ? lost : 0;
    }
}
