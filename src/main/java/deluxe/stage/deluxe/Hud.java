package deluxe.stage.deluxe;

import deluxe.dominoes.Points;
import deluxe.dominoes.View;
import deluxe.stage.Motion;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.Tween;
import deluxe.stage.art.Box;
import deluxe.stage.art.ClockPlate;
import deluxe.stage.art.CounterPlate;
import deluxe.stage.art.GearButton;
import deluxe.stage.art.Mood;
import deluxe.stage.art.ScorePlate;
import deluxe.stage.art.SeatPlate;
import deluxe.stage.art.Sitter;
import deluxe.stage.tiles.CountedHand;
import deluxe.stage.tiles.CountedScores;
import deluxe.stage.tiles.Furniture;
import deluxe.stage.tiles.SeatedPerson;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.TellingTimes;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Seat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The plates around the board: both players with their points, the clock, the counter, the settings. */
final class Hud implements Furniture {
    private static final int URGENT_SECONDS = 30;
    private static final int MINUTE = 60;
    private static final double BEAT = .07;

    /** Plates change one after the other, so that no frame has to redraw two of them. */
    private static final double APART_MILLIS = 20;

    private final CountedScores scores = new CountedScores();
    private final Map<Seat, Timed<SeatLook>> looks = new EnumMap<>(Seat.class);
    private final Timed<CounterPlate> counter = new Timed<>(new CounterPlate(0, 0, 0, false));
    private String playerName = "";
    private Sitter opponent = Sitter.ISABEL;
    private int target = 1;
    private int secondsLeft = -1;
    private Tween beat = Tween.resting(0);
    private boolean beats;
    private Tween presence = Tween.resting(1);

    Hud() {
        for (Seat seat : Seat.values()) {
            looks.put(seat, new Timed<>(new SeatLook(false, Mood.NEUTRAL)));
        }
    }

    /** A player as shown on the plate: whether it is their turn, and their mood. */
    private record SeatLook(boolean toMove, Mood mood) {
        static SeatLook of(Seat seat, TableState state) {
            Mood mood = seat == Seat.PLAYER ? state.playerMood() : state.opponentMood();
            return new SeatLook(state.toMove().equals(Optional.of(seat)), mood);
        }
    }

    @Override
    public void come(double atMillis) {
        presence = new Tween(0, 1, atMillis, TileTimes.GLIDE_MILLIS, Motion::glide);
    }

    @Override
    public void lay(TableState state) {
        name(state);
        scores.lay(state.view().scores());
        counter.be(counterOf(state.view()));
        looks.forEach((seat, look) -> look.be(SeatLook.of(seat, state)));
    }

    @Override
    public void name(TableState state) {
        playerName = state.playerName();
        opponent = state.opponent();
        target = state.view().rules().target();
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
        scores.settle(state.view().scores());
        counter.become(counterOf(state.view()), atMillis);
        double plateMillis = atMillis;
        for (Seat seat : Seat.values()) {
            plateMillis += APART_MILLIS;
            looks.get(seat).become(SeatLook.of(seat, state), plateMillis);
        }
    }

    @Override
    public void raise(Seat seat, int to, double atMillis, double millis) {
        scores.raise(seat, to, atMillis, millis);
    }

    @Override
    public int score(Seat seat) {
        return scores.score(seat);
    }

    /** A hand that fits in its place is counted as it is; one that scrolls is brought into sight. */
    @Override
    public Optional<CountedHand> counted(TableItems items, TableLayout layout) {
        return items.hand().overflows() ? Optional.of(CountedHand.of(items, layout, List.of())) : Optional.empty();
    }

    @Override
    public void showClock(int seconds, boolean mayBeat) {
        beats = mayBeat && seconds != secondsLeft && seconds >= 0 && seconds <= URGENT_SECONDS;
        secondsLeft = seconds;
    }

    /** Paints nothing: no plate is under the tiles. */
    @Override
    public void paintBelow(Paintbox paints, TableLayout layout, double nowMillis) {}

    @Override
    public void paint(Paintbox paints, TableLayout layout, double nowMillis) {
        paintPlate(paints, layout.plates().own(), Seat.PLAYER, nowMillis);
        paintPlate(paints, layout.plates().other(), Seat.OPPONENT, nowMillis);
        paintClock(paints, layout, nowMillis);
        double alpha = presence.at(nowMillis);
        paints.show("counter ground", layout.plates().counter(), new CounterPlate.Ground(), alpha);
        paints.show("counter", layout.plates().counter(), counter.at(nowMillis), alpha);
        paints.show("gear", layout.plates().gear(), new GearButton(false, false), alpha);
    }

    /** Paints it in layers, because usually only one of them changes at a time. */
    private void paintPlate(Paintbox paints, Box box, Seat seat, double nowMillis) {
        boolean own = seat == Seat.PLAYER;
        SeatLook look = looks.get(seat).at(nowMillis);
        String name = own ? playerName : opponent.name();
        ScorePlate score = new ScorePlate(name, scores.shown(seat, nowMillis), target, !own);
        double alpha = presence.at(nowMillis);
        if (look.toMove()) {
            paints.show(own ? "own halo" : "halo", box, new SeatPlate.Halo(), alpha);
        }
        paints.show(own ? "own plate" : "plate", box, new SeatPlate(), alpha);
        SeatedPerson.paint(paints, SeatPlate.portrait(box, !own), seat, opponent, look.mood(), alpha);
        paints.show(own ? "own score" : "score", box, score, alpha);
    }

    private void paintClock(Paintbox paints, TableLayout layout, double nowMillis) {
        if (secondsLeft < 0) {
            return;
        }
        if (beats) {
            beats = false;
            beat = new Tween(1, 0, nowMillis, TellingTimes.PULSE_MILLIS, Motion::settle);
        }
        int seconds = secondsLeft % MINUTE;
        String time = secondsLeft / MINUTE + (seconds < 10 ? ":0" : ":") + seconds;
        boolean isUrgent = secondsLeft <= URGENT_SECONDS;
        double grown = 1 + BEAT * beat.at(nowMillis);
        paints.show(
                "clock ground",
                layout.plates().clock(),
                new ClockPlate.Ground(isUrgent),
                presence.at(nowMillis),
                grown);
        paints.show(
                "clock",
                layout.plates().clock(),
                new ClockPlate(time, seconds, isUrgent),
                presence.at(nowMillis),
                grown);
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return beats
                || !beat.isOver(nowMillis)
                || !presence.isOver(nowMillis)
                || counter.isMoving(nowMillis)
                || looks.get(Seat.PLAYER).isMoving(nowMillis)
                || looks.get(Seat.OPPONENT).isMoving(nowMillis)
                || scores.isMoving(nowMillis);
    }
}
