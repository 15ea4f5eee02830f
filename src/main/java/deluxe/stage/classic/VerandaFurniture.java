package deluxe.stage.classic;

import deluxe.dominoes.View;
import deluxe.stage.Look;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.art.Box;
import deluxe.stage.art.Heap;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.Pose;
import deluxe.stage.tiles.StandingHeap;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.Target;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The veranda's furniture: linen plates, a thought bubble beside the opponent, the boneyard's tiles side by side in a tray. */
final class VerandaFurniture extends ClassicFurniture {
    private static final int DOTS = 3;
    private static final double DOT_MILLIS = 330;

    private final Timed<Boolean> thinks = new Timed<>(false);
    private double thinksFromMillis;
    private final PlayedPile pile;
    private TileSet tiles = TileSet.IVORY;

    VerandaFurniture(RoomWords words) {
        super(words);
        pile = new PlayedPile(words);
    }

    @Override
    StandingHeap boneyard() {
        Yard yard = places().yard();
        int atFirst = boneyardAtFirst();
        List<Pose> poses = new ArrayList<>();
        for (int at = 0; at < atFirst; at++) {
            Heap.Place place = yard.place(at, atFirst);
            poses.add(Pose.faceDown(place.x(), place.y(), yard.u(atFirst), place.turn()));
        }
        Box tray = places().table().heaps().own();
        return new StandingHeap(tray, poses, true);
    }

    @Override
    public void dress(Look look) {
        tiles = look.tiles();
        pile.dress(VerandaColours.spent(look.tiles()));
    }

    @Override
    public void lay(TableState state) {
        super.lay(state);
        thinks.be(isThinking(state));
        pile.lay(state.view());
    }

    @Override
    public void count(View view, double atMillis) {
        super.count(view, atMillis);
        pile.settle(view, atMillis);
    }

    @Override
    public void acted(Seat seat, int tiles, double atMillis) {
        super.acted(seat, tiles, atMillis);
        thinks.become(false, atMillis);
    }

    @Override
    public void settle(TableState state, double atMillis) {
        super.settle(state, atMillis);
        thinks.become(isThinking(state), atMillis);
        thinksFromMillis = atMillis;
        pile.settle(state.view(), atMillis);
    }

    @Override
    Optional<Target> at(double x, double y) {
        return pile.isTouched(places(), x, y) ? Optional.of(new Target.PlayedTiles()) : Optional.empty();
    }

    @Override
    public List<Box> keptInSight() {
        return List.of(places().message());
    }

    @Override
    public void showPlayedTiles() {
        pile.show(!pile.isOpen());
    }

    @Override
    public boolean closePlayedTiles() {
        boolean wasOpen = pile.isOpen();
        pile.show(false);
        return wasOpen;
    }

    private static boolean isThinking(TableState state) {
        return state.isToMove(Seat.OPPONENT);
    }

    @Override
    public void paintBelow(Paintbox paints, TableLayout layout, double nowMillis) {
        ClassicLayout places = places();
        double alpha = presence(nowMillis);
        CountLabel label = new CountLabel(words.boneyard(), counted(nowMillis).boneyard(), false);
        pile.paintBelow(paints, places, alpha, nowMillis);
        paints.show("yard label", places.veranda().yardLabel(), label, alpha);
        List<String> messages = messages(nowMillis);
        String newest = messages.isEmpty() ? "" : messages.get(messages.size() - 1);
        if (!newest.isEmpty()) {
            MessageRibbon ribbon = new MessageRibbon(newest);
            double wanted =
                    Math.ceil(ribbon.wanted(paints.surface(), places.message().height()));
            paints.show("message", places.message(wanted), ribbon, alpha);
        }
    }

    @Override
    public void paint(Paintbox paints, TableLayout layout, double nowMillis) {
        paintSeat(paints, layout.plates().own(), Seat.PLAYER, nowMillis);
        paintSeat(paints, layout.plates().other(), Seat.OPPONENT, nowMillis);
        Counted counted = counted(nowMillis);
        VerandaSum sum = new VerandaSum(words.openEnds(), counted.terms(), counted.sum());
        paints.show("sum", layout.plates().counter(), sum, presence(nowMillis));
        pile.paintAbove(paints, places(), nowMillis);
        paintClockAndGear(paints, layout, nowMillis);
        if (thinks.at(nowMillis)) {
            Thought thought = new Thought(tiles, dots(paints, nowMillis), places().mirrored());
            paints.show("thought", places().veranda().thought(), thought);
        }
    }

    private int dots(Paintbox paints, double nowMillis) {
        double steps = Math.max(0, nowMillis - thinksFromMillis) / DOT_MILLIS;
        return paints.calm() ? DOTS : 1 + (int) steps % DOTS;
    }

    private void paintSeat(Paintbox paints, Box box, Seat seat, double nowMillis) {
        boolean isOwn = seat == Seat.PLAYER;
        boolean isMirrored = isOwn == places().mirrored();
        Seated seated = seated(seat, nowMillis);
        int points = points(seat, nowMillis);
        VerandaSeat plate =
                new VerandaSeat(name(seat), points, rules().target(), seated.tiles(), seated.toMove(), isMirrored);
        paints.show(isOwn ? "own plate" : "plate", box, plate, presence(nowMillis));
        paintPortrait(paints, box, seat, isMirrored, nowMillis);
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return super.isMoving(nowMillis)
                || pile.isMoving(nowMillis)
                || thinks.isMoving(nowMillis)
                || thinks.at(nowMillis);
    }
}
