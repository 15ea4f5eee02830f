package deluxe.stage.classic;

import deluxe.stage.Finger;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Pose;
import deluxe.stage.tiles.StandingHeap;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.Target;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** The pub's: plates of leather, the score in chalk on a slate, buttons for the boneyard and for who cannot go. */
final class PubFurniture extends ClassicFurniture {
    private final Timed<Boolean> stuck = new Timed<>(false);

    PubFurniture(RoomWords words) {
        super(words);
    }

    /** Its tiles come from under the button that stands for them. */
    @Override
    StandingHeap boneyard() {
        Box button = places().table().playersHeap();
        Pose place = Pose.faceDown(
                button.centreX(),
                button.centreY(),
                places().table().opponentRow().u(),
                0);
        return new StandingHeap(button, List.of(place), false);
    }

    @Override
    Optional<Target> at(double x, double y) {
        return Finger.target(places().pass()).contains(x, y) ? Optional.of(new Target.CannotGo()) : Optional.empty();
    }

    @Override
    public void lay(TableState state) {
        super.lay(state);
        stuck.be(isStuck(state));
    }

    @Override
    public void settle(TableState state, double atMillis) {
        super.settle(state, atMillis);
        stuck.become(isStuck(state), atMillis);
    }

    /** Whether the player can neither play nor draw. */
    private static boolean isStuck(TableState state) {
        return state.toMove().equals(Optional.of(Seat.PLAYER))
                && state.view().boneyardSize() == 0
                && state.view().plays().isEmpty();
    }

    @Override
    public void paintBelow(Paintbox paints, TableLayout layout, double nowMillis) {
        ClassicLayout places = places();
        double alpha = presence(nowMillis);
        paints.show("score sheet", places.slate(), sheet(nowMillis), alpha);
        String said = message(nowMillis);
        paints.show("message", places.message(), new ChalkLine(said), said.isEmpty() ? 0 : alpha);
    }

    private ChalkSheet sheet(double nowMillis) {
        return new ChalkSheet(
                words.score(), side(Seat.PLAYER, nowMillis), side(Seat.OPPONENT, nowMillis), rules().target());
    }

    private ChalkSheet.Side side(Seat seat, double nowMillis) {
        return new ChalkSheet.Side(
                name(seat),
                scores.shown(seat, nowMillis),
                seated(seat, nowMillis).toMove());
    }

    @Override
    public void paint(Paintbox paints, TableLayout layout, double nowMillis) {
        ClassicLayout places = places();
        double alpha = presence(nowMillis);
        paintSeat(paints, layout.playerPlate(), Seat.PLAYER, nowMillis);
        paintSeat(paints, layout.opponentPlate(), Seat.OPPONENT, nowMillis);
        Counted counted = counted(nowMillis);
        paints.show("sum", layout.counter(), new PubSum(words.ends(), counted.sum()), alpha);
        String left = String.valueOf(counted.boneyard());
        PubButton draw = new PubButton(words.boneyard(), left, true, counted.boneyard() > 0);
        paints.show("boneyard button", layout.playersHeap(), draw, alpha);
        PubButton pass = new PubButton(words.cannotGo(), "", false, stuck.at(nowMillis));
        paints.show("pass", places.pass(), pass, alpha);
        paintClockAndGear(paints, layout, nowMillis);
    }

    private void paintSeat(Paintbox paints, Box box, Seat seat, double nowMillis) {
        boolean isOwn = seat == Seat.PLAYER;
        boolean isMirrored = isOwn == places().mirrored();
        Seated seated = seated(seat, nowMillis);
        PubSeat plate = new PubSeat(name(seat), seated.tiles(), seated.toMove(), isMirrored);
        paints.show(isOwn ? "own plate" : "plate", box, plate, presence(nowMillis));
        paintPortrait(paints, box, seat, isMirrored, nowMillis);
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return super.isMoving(nowMillis) || stuck.isMoving(nowMillis);
    }
}
