package deluxe.felt;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * The tiles lie as they were played. Nearly always it is known at once how they are to lie. If not, it is found out
 * a little at a time, between two frames say, and comes out the same; meanwhile further tiles may be added.
 */
public final class SearchedLaying implements Laying {
    /** Nearly always enough for a board on which nothing overlaps, and little enough for one frame however many tiles are added. */
    private static final int MOST_TRIALS_TO_MEND = 800;

    private final Arranger arranger;
    /** The tableaus whose last tile was added while something else was thought over. */
    private final List<Tableau> waiting = new ArrayList<>();

    private Planning planning;
    private Arrangement meanwhile;
    private int trialsToMend = MOST_TRIALS_TO_MEND;

    SearchedLaying(Arranger arranger, Planning planning) {
        this.arranger = arranger;
        this.planning = planning;
        meanwhile = planning.arrangement();
    }

    @Override
    public void add(Tableau after) {
        Planning next = arranger.plan(meanwhile, after);
        trialsToMend -= next.mend(trialsToMend);
        meanwhile = next.arrangement();
        if (isReady()) {
            planning = next;
        } else {
            waiting.add(after);
        }
    }

    @Override
    public boolean isReady() {
        return planning.isReady() && waiting.isEmpty();
    }

    /** Other work of its arranger may come between. */
    @Override
    public void advance(int trials) {
        if (isReady()) {
            return;
        }
        trialsToMend = MOST_TRIALS_TO_MEND;
        planning.advance(trials);
        for (int left = trials;
                left > 0 && planning.isReady() && !waiting.isEmpty();
                left -= LayingFromPlays.TRIALS_OF_LANDING) {
            planning = arranger.plan(planning.arrangement(), waiting.remove(0));
        }
        if (isReady()) {
            meanwhile = planning.arrangement();
        }
    }

    @Override
    public Arrangement meanwhile() {
        return meanwhile;
    }

    @Override
    public List<Landing> landings(Tile tile) {
        return arranger.landings(meanwhile, tile);
    }

    @Override
    public boolean isTidy() {
        return false;
    }

    @Override
    public boolean putAway() {
        return false;
    }

    @Override
    public List<Gap> gaps() {
        return List.of();
    }

    @Override
    public boolean isAway(int played) {
        return false;
    }

    /** The final arrangement; what is still to be done for it is done now. */
    public Arrangement arrangement() {
        while (!isReady()) {
            advance(Integer.MAX_VALUE);
        }
        return meanwhile;
    }
}
