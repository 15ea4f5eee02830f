package deluxe.stage.deluxe;

import deluxe.dominoes.Points;
import deluxe.dominoes.View;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.art.Box;
import deluxe.stage.art.CounterPlate;
import deluxe.stage.art.ScorePlate;
import deluxe.stage.art.SeatPlate;
import deluxe.stage.tiles.CountedHand;
import deluxe.stage.tiles.SeatedFurniture;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The plates around the board: both players with their points, the clock, the counter, the settings. */
final class Hud extends SeatedFurniture {
    private final Supplier<CounterPlate.Ground> counterGround;
    private final Timed<CounterPlate> counter = new Timed<>(new CounterPlate(0, 0, 0, false));

    /** @param counterGround the counter without its numbers */
    Hud(Supplier<CounterPlate.Ground> counterGround) {
        this.counterGround = counterGround;
    }

    @Override
    public void lay(TableState state) {
        super.lay(state);
        counter.be(counterOf(state.view()));
    }

    private static CounterPlate counterOf(View view) {
        int sum = view.tableau().sum();
        return new CounterPlate(view.tableau().size(), view.boneyardSize(), sum, Points.forEnds(sum) > 0);
    }

    @Override
    public void count(View view, double atMillis) {
        counter.become(counterOf(view), atMillis);
    }

    @Override
    public void settle(TableState state, double atMillis) {
        super.settle(state, atMillis);
        count(state.view(), atMillis);
    }

    /** A hand that fits in its place is counted as it is; one that scrolls is brought into sight. */
    @Override
    public Optional<CountedHand> counted(TableItems items, TableLayout layout) {
        return items.hand().overflows() ? Optional.of(CountedHand.of(items, layout, List.of())) : Optional.empty();
    }

    /** Paints nothing: no plate is under the tiles. */
    @Override
    public void paintBelow(Paintbox paints, TableLayout layout, double nowMillis) {}

    @Override
    public void paint(Paintbox paints, TableLayout layout, double nowMillis) {
        TableLayout.Plates plates = layout.plates();
        paintPlate(paints, plates.own(), Seat.PLAYER, nowMillis);
        paintPlate(paints, plates.other(), Seat.OPPONENT, nowMillis);
        double alpha = presence(nowMillis);
        paints.show("counter ground", plates.counter(), counterGround.get(), alpha);
        paints.show("counter", plates.counter(), counter.at(nowMillis), alpha);
        paintClockAndGear(paints, layout, nowMillis);
    }

    /** Paints it in layers, because usually only one of them changes at a time. */
    private void paintPlate(Paintbox paints, Box box, Seat seat, double nowMillis) {
        boolean own = seat == Seat.PLAYER;
        ScorePlate score = new ScorePlate(name(seat), points(seat, nowMillis), target(), !own);
        double alpha = presence(nowMillis);
        if (seated(seat, nowMillis).toMove()) {
            paints.show(own ? "own halo" : "halo", box, new SeatPlate.Halo(), alpha);
        }
        paints.show(own ? "own plate" : "plate", box, new SeatPlate(), alpha);
        paintPortrait(paints, box, seat, !own, nowMillis);
        paints.show(own ? "own score" : "score", box, score, alpha);
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return super.isMoving(nowMillis) || counter.isMoving(nowMillis);
    }
}
