package deluxe.felt;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * The tiles lie as they were played. How they lie is nearly always known at once. If not, it is worked out a little at a time, between
 * two frames for example, with the same result; meanwhile further tiles may be added.
 */
public final class SearchedLaying implements Laying {
    /** Nearly always enough to find a board without overlaps, and few enough for one frame however many tiles are added. */
    private static final int MOST_TRIALS_TO_MEND = 800;

    private final Arranger arranger;
    /** The tableaus whose last tile was added while an earlier one was still being worked out. */
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

    /** The arranger may do other work between two calls. */
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

    /** The final arrangement; any work that is left for it is done now. */
    public Arrangement arrangement() {
        while (!isReady()) {
            advance(Integer.MAX_VALUE);
        }
        return meanwhile;
    }
}
