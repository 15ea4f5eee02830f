package deluxe.stage.tiles;

import deluxe.dominoes.Event;
import deluxe.dominoes.View;
import deluxe.stage.Cues;
import deluxe.stage.Flourishes;
import deluxe.stage.Motion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything that is on the table.
 *
 * @param leaving tiles that no longer belong anywhere and fade out
 */
public record TableItems(
        Board board,
        EndArrows endArrows,
        HandRow hand,
        OpponentRow opponent,
        BoneyardHeap heap,
        Flourishes flourishes,
        List<Bone> leaving,
        Cues cues) {

    public static TableItems create() {
        Board board = new Board();
        return new TableItems(
                board,
                new EndArrows(board),
                new HandRow(),
                new OpponentRow(),
                new BoneyardHeap(),
                new Flourishes(),
                new ArrayList<>(),
                new Cues());
    }

    public void fit(TableLayout layout, Optional<StandingHeap> boneyard, double ratio) {
        leaving.clear();
        flourishes.clear();
        cues.clear();
        board.fit(layout.board(), layout.hand().u(), ratio);
        hand.fit(layout.hand(), layout.reach());
        opponent.fit(layout.opponentRow(), layout.frame());
        heap.clear();
        heap.stand(boneyard);
    }

    /** Takes all tiles from their places; returns them, with those that were already leaving. */
    List<Bone> clear(double nowMillis) {
        List<Bone> all = new ArrayList<>(board.clear());
        for (List<Bone> bones : List.of(hand.bones(), opponent.bones(), heap.leave(nowMillis), leaving)) {
            all.addAll(bones);
        }
        hand.bones().clear();
        opponent.bones().clear();
        leaving.clear();
        return all;
    }

    /** Drops what is gone by now. */
    public void forget(double nowMillis) {
        leaving.removeIf(gone -> gone.restsAtMillis() <= nowMillis);
        flourishes.forget(nowMillis);
    }

    /** Fades out tiles that are no longer needed. */
    public void dismiss(List<Bone> bones, double startMillis) {
        for (Bone bone : bones) {
            Pose last = bone.at(startMillis);
            bone.take(new TilePath(last, last.shown(0), startMillis, Motion.FADE_MILLIS, Motion::glide, 0, 0, false));
            leaving.add(bone);
        }
    }

    /** The board has changed while the opponent's tiles were turned up: they make room for it. */
    public void makeRoom(TableLayout layout, TileMotion motion, double nowMillis) {
        if (!opponent.isTurnedUp()) {
            return;
        }
        new FreeSpace(this, layout).turnUp();
        for (int at = 0; at < opponent.bones().size(); at++) {
            Bone bone = opponent.bones().get(at);
            motion.glide(bone, opponent.revealed(at), Math.max(nowMillis, bone.restsAtMillis()));
        }
    }

    /** Nobody is drawing any more: a boneyard that comes and goes fades out. */
    public void dismissHeap(double startMillis) {
        if (!heap.stands()) {
            dismiss(heap.leave(startMillis), startMillis);
        }
    }

    /** Whether these events lead from what lies on the table to this view. */
    public boolean leadTo(View view, List<Event> events) {
        int played = board.bones().size();
        for (Event event : events) {
            if (event instanceof Event.RoundDealt) {
                played = 0;
            }
            played += event instanceof Event.TilePlayed ? 1 : 0;
        }
        return played == view.tableau().size();
    }

    /** Whether all tiles are those of this view. */
    public boolean shows(View view) {
        if (hand.bones().size() != view.hand().size() || opponent.bones().size() != view.otherHandSize()) {
            return false;
        }
        for (int at = 0; at < hand.bones().size(); at++) {
            if (!hand.bones().get(at).is(view.hand().tile(at))) {
                return false;
            }
        }
        return board.shows(view.tableau());
    }

    /** Whether it is still being worked out how the board will lie or, while the player chooses, where it can go on. */
    public boolean arePondered(boolean choosing) {
        return board.isPondering() || (choosing && endArrows.isPondering());
    }

    public boolean isMoving(double nowMillis) {
        return anyMoves(board.bones(), nowMillis)
                || anyMoves(hand.bones(), nowMillis)
                || anyMoves(opponent.bones(), nowMillis)
                || anyMoves(heap.bones(), nowMillis)
                || anyMoves(leaving, nowMillis)
                || hand.isMoving(nowMillis)
                || heap.isMoving(nowMillis)
                || flourishes.isMoving(nowMillis)
                || cues.areAhead();
    }

    private static boolean anyMoves(List<Bone> bones, double nowMillis) {
        for (Bone bone : bones) {
            if (bone.isMoving(nowMillis)) {
                return true;
            }
        }
        return false;
    }
}
