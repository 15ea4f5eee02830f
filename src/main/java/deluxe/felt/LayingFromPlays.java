package deluxe.felt;

import deluxe.dominoes.Tableau;

/** Lays a tableau from its plays, as it would have been laid had it been played on this felt; a little at a time. */
final class LayingFromPlays {
    /** Landing a tile takes about as long as this many trials. */
    static final int TRIALS_OF_LANDING = 30;

    private final Arranger arranger;
    private final Tableau wanted;
    private Tableau grown;
    private Planning planning;

    LayingFromPlays(Arranger arranger, Tableau wanted) {
        this.arranger = arranger;
        this.wanted = wanted;
        grown = wanted.bare().join(wanted.play(0));
        planning = arranger.goOnWith(arranger.first(grown));
    }

    /** Goes on for about this many trials; returns whether all tiles lie. Afterwards the arranger's judge has other tiles. */
    boolean advance(int trials) {
        for (int left = trials; left > 0 && !isOver(); left -= TRIALS_OF_LANDING) {
            if (planning.isReady()) {
                grown = grown.join(wanted.play(grown.size()));
                planning = arranger.plan(planning.arrangement(), grown);
            } else {
                planning.advance(left);
                return isOver();
            }
        }
        return isOver();
    }

    private boolean isOver() {
        return planning.isReady() && grown.size() == wanted.size();
    }

    /** How the tiles lie once all do. */
    Arrangement arrangement() {
        return planning.arrangement();
    }
}
