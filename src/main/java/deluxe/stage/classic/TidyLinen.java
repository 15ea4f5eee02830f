package deluxe.stage.classic;

import deluxe.dominoes.Tableau;
import deluxe.felt.Felt;
import deluxe.felt.Laying;
import deluxe.felt.TidyLaying;
import deluxe.stage.art.Box;
import deluxe.stage.art.Heap;
import deluxe.stage.tiles.Pose;
import deluxe.stage.tiles.Tidying;

/** Keeps the veranda's cloth tidy: tiles that no longer matter go to the napkin beside it. */
final class TidyLinen implements Tidying {
    /** In square pixels; a board on a desktop has more, one on a phone has less. */
    private static final int SMALL = 150_000;

    private final Tidiness tidiness;
    private final VerandaFurniture furniture;

    TidyLinen(Tidiness tidiness, VerandaFurniture furniture) {
        this.tidiness = tidiness;
        this.furniture = furniture;
    }

    /** The board fills this box from now on. */
    void fit(Box board) {
        tidiness.board(board.width() * board.height() < SMALL);
    }

    /** Not if every double can be a spinner: then no tile on the board ever stops mattering. */
    @Override
    public boolean isWanted(Felt felt, Tableau tableau) {
        return tidiness.isTidy() && !tableau.hasManySpinners();
    }

    @Override
    public Laying lay(Felt felt, Tableau tableau) {
        return new TidyLaying(felt, tableau);
    }

    @Override
    public Pose pile() {
        ClassicLayout places = furniture.places();
        Heap.Place middle = places.fan().get(1);
        return Pose.faceUp(middle.x(), middle.y(), places.fanU(), middle.turn());
    }
}
