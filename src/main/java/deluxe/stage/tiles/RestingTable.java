package deluxe.stage.tiles;

import deluxe.dominoes.View;
import deluxe.stage.art.Box;
import java.util.Optional;

/** Puts everything on the table where a state says: at once, or, for what the events did not tell, once they have been told. */
public final class RestingTable {
    private final TableItems items;
    private final Pointing pointing;
    private final Hints hints;

    public RestingTable(TableItems items, Pointing pointing, Hints hints) {
        this.items = items;
        this.pointing = pointing;
        this.hints = hints;
    }

    /** Lays everything at once; the board as {@code savedCodes} say, if they fit it. */
    public void lay(TableState state, TableLayout layout, String savedCodes) {
        View view = state.view();
        if (!items.board().shows(view.tableau())) {
            items.board().lay(view.rules(), view.tableau(), savedCodes);
        }
        items.board().spend(view.tableau());
        items.hand().spread(layout.reach(state));
        items.hand().lay(view.hand().tiles());
        items.opponent().lay(view.otherHandSize(), state.revealed());
        if (items.opponent().isTurnedUp()) {
            new FreeSpace(items, layout).turnUp();
            items.opponent().place();
        }
        items.leaving().clear();
        items.flourishes().clear();
        items.cues().clear();
        items.heap().clear();
        if (state.mustDraw() || items.heap().stands()) {
            items.heap().lay(layout.heaps().own(), view.boneyardSize());
        } else if (state.isOpponentDrawing()) {
            items.heap().lay(layout.heaps().other(), view.boneyardSize());
        }
        pointing.face(Optional.of(state), 0);
        pointing.makeRoom(new TileMotion(true), 0);
        pointing.beyondSight().flatMap(Bone::tile).ifPresent(items.hand()::show);
        dim(state, 0);
        items.hand().bones().forEach(Bone::calm);
        hints.ends(state.endMarks(), 0);
    }

    /** Clears the table. */
    public void clear() {
        items.board().clear();
        items.hand().bones().clear();
        items.opponent().bones().clear();
        items.heap().clear();
        items.leaving().clear();
        items.flourishes().clear();
        items.cues().clear();
        pointing.face(Optional.empty(), 0);
        hints.clear();
    }

    /** Hints and the boneyard fade in or out, as this state has them; the board is put in order as soon as the last tile lies. */
    public void settle(TableState state, TableLayout layout, TileMotion motion, EventMotion told) {
        double atMillis = told.toldMillis();
        dim(state, atMillis);
        items.board().spend(state.view().tableau(), motion, told.landedMillis());
        hints.ends(state.endMarks(), Math.max(atMillis, told.countedMillis()));
        Box heap = layout.heaps().own();
        if (state.mustDraw()) {
            items.heap().appear(heap, state.view().boneyardSize(), motion, atMillis);
        } else if (items.heap().liesIn(heap)) {
            items.dismissHeap(atMillis);
        }
    }

    private void dim(TableState state, double atMillis) {
        for (Bone bone : items.hand().bones()) {
            boolean playable = bone.tile().filter(pointing::isPlayable).isPresent();
            bone.dim((state.isPlayerToAct() || state.isStuck()) && !playable, atMillis);
        }
    }
}
