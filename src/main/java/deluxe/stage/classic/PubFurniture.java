package deluxe.stage.classic;

import deluxe.dominoes.View;
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
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pub's furniture: leather plates, the score in chalk on a slate, buttons for the boneyard and for a player who cannot go. */
final class PubFurniture extends ClassicFurniture {
    private final Timed<Boolean> draws = new Timed<>(false);
    private final Timed<Boolean> stuck = new Timed<>(false);
    private final Map<Seat, Timed<Chalking>> chalked = new EnumMap<>(Seat.class);
    private final UsedDominoes used;

    PubFurniture(RoomWords words) {
        super(words);
        used = new UsedDominoes(words);
        for (Seat seat : Seat.values()) {
            chalked.put(seat, new Timed<>(Chalking.resting(0)));
        }
    }

    /** Its tiles come from under the boneyard button. */
    @Override
    StandingHeap boneyard() {
        Box button = places().table().heaps().own();
        Pose place = Pose.faceDown(
                button.centreX(),
                button.centreY(),
                places().table().opponentRow().u(),
                0);
        return new StandingHeap(button, List.of(place), false);
    }

    @Override
    Optional<Target> at(double x, double y) {
        if (used.isTouched(places(), rules(), x, y)) {
            return Optional.of(new Target.PlayedTiles());
        }
        return Finger.target(places().pub().pass()).contains(x, y)
                ? Optional.of(new Target.CannotGo())
                : Optional.empty();
    }

    @Override
    Box place(Target target) {
        return target instanceof Target.CannotGo ? places().pub().pass() : super.place(target);
    }

    @Override
    public void lay(TableState state) {
        super.lay(state);
        draws.be(state.mustDraw());
        stuck.be(state.isStuck());
        used.lay(state.view());
        chalked.forEach((seat, chalking) -> chalking.be(Chalking.resting(score(seat))));
    }

    @Override
    public void settle(TableState state, double atMillis) {
        super.settle(state, atMillis);
        draws.become(state.mustDraw(), atMillis);
        stuck.become(state.isStuck(), atMillis);
        used.settle(state.view(), atMillis);
    }

    @Override
    public void count(View view, double atMillis) {
        super.count(view, atMillis);
        used.count(view, atMillis);
    }

    UsedDominoes.Seen usedAt(double nowMillis) {
        return used.seen(nowMillis);
    }

    @Override
    public List<Box> keptInSight() {
        return List.of(places().pub().slate(), places().message());
    }

    @Override
    public void raise(Seat seat, int to, double atMillis, double millis) {
        chalked.get(seat).become(new Chalking(score(seat), to, rules().target(), atMillis), atMillis);
        super.raise(seat, to, atMillis, millis);
    }

    @Override
    public double countedMillis() {
        double counted = 0;
        for (Timed<Chalking> chalking : chalked.values()) {
            counted = Math.max(counted, chalking.last().overMillis());
        }
        return counted;
    }

    @Override
    public void showPlayedTiles() {
        used.show(!used.isOpen());
    }

    @Override
    public boolean closePlayedTiles() {
        boolean wasOpen = used.isOpen();
        used.show(false);
        return wasOpen;
    }

    @Override
    public void paintBelow(Paintbox paints, TableLayout layout, double nowMillis) {
        ClassicLayout places = places();
        double alpha = presence(nowMillis);
        ChalkSheet sheet = sheet(nowMillis);
        paints.show("score sheet", places.pub().slate(), sheet, alpha);
        for (Seat seat : Seat.values()) {
            paintStroke(paints, sheet, seat, nowMillis);
        }
        used.paintBelow(paints, places, rules(), alpha, nowMillis);
        StringBuilder said = new StringBuilder();
        for (String sentence : messages(nowMillis)) {
            said.append(said.length() == 0 ? "" : "\n").append(sentence);
        }
        paints.show("message", places.message(), new ChalkLine(said.toString()), said.length() == 0 ? 0 : alpha);
        paintButtons(paints, places, alpha, nowMillis);
    }

    private void paintButtons(Paintbox paints, ClassicLayout places, double alpha, double nowMillis) {
        int left = counted(nowMillis).boneyard();
        String most = String.valueOf(rules().set().tiles());
        PubButton draw =
                new PubButton(words.boneyard(), String.valueOf(left), most, true, left > 0, draws.at(nowMillis));
        paints.show("boneyard button", places.table().heaps().own(), draw, alpha);
        PubButton pass = new PubButton(words.cannotGo(), "", "", false, stuck.at(nowMillis), stuck.at(nowMillis));
        paints.show("pass", places.pub().pass(), pass, alpha);
    }

    private void paintStroke(Paintbox paints, ChalkSheet sheet, Seat seat, double nowMillis) {
        Chalking chalking = chalked.get(seat).at(nowMillis);
        if (chalking.isOver(nowMillis)) {
            return;
        }
        boolean isOwn = seat == Seat.PLAYER;
        ChalkStroke stroke = new ChalkStroke(sheet, isOwn, chalking.stroke(nowMillis), chalking.progress(nowMillis));
        paints.showNow(isOwn ? "own stroke" : "stroke", places().pub().slate(), stroke);
    }

    private ChalkSheet sheet(double nowMillis) {
        return new ChalkSheet(
                words.score(), side(Seat.PLAYER, nowMillis), side(Seat.OPPONENT, nowMillis), rules().target());
    }

    private ChalkSheet.Side side(Seat seat, double nowMillis) {
        return new ChalkSheet.Side(
                name(seat),
                chalked.get(seat).at(nowMillis).points(nowMillis),
                seated(seat, nowMillis).toMove());
    }

    @Override
    public void paint(Paintbox paints, TableLayout layout, double nowMillis) {
        ClassicLayout places = places();
        double alpha = presence(nowMillis);
        paintSeat(paints, layout.plates().own(), Seat.PLAYER, nowMillis);
        paintSeat(paints, layout.plates().other(), Seat.OPPONENT, nowMillis);
        Counted counted = counted(nowMillis);
        paints.show("sum", layout.plates().counter(), new PubSum(words.ends(), counted.sum()), alpha);
        used.paintAbove(paints, places, rules(), alpha, nowMillis);
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
        return super.isMoving(nowMillis)
                || draws.isMoving(nowMillis)
                || stuck.isMoving(nowMillis)
                || used.isMoving(nowMillis)
                || isChalking(Seat.PLAYER, nowMillis)
                || isChalking(Seat.OPPONENT, nowMillis);
    }

    private boolean isChalking(Seat seat, double nowMillis) {
        return chalked.get(seat).isMoving(nowMillis)
                || !chalked.get(seat).last().isOver(nowMillis);
    }
}
