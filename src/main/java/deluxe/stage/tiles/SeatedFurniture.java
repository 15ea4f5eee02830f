package deluxe.stage.tiles;

import deluxe.stage.Motion;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.Tween;
import deluxe.stage.art.Box;
import deluxe.stage.art.GearButton;
import deluxe.stage.art.Mood;
import deluxe.stage.art.Portrait;
import deluxe.stage.art.SeatPlate;
import deluxe.stage.art.Sitter;
import deluxe.table.Seat;
import java.util.EnumMap;
import java.util.Map;

/** What every room has around the board: both players with their points, the clock, the settings. */
public abstract class SeatedFurniture implements Furniture {
    /** Plates change one after the other, so that no frame has to redraw two of them. */
    private static final double APART_MILLIS = 20;

    private final CountedScores scores = new CountedScores();
    private final Map<Seat, Timed<Seated>> seated = new EnumMap<>(Seat.class);
    private final ShownClock clock = new ShownClock();
    private String playerName = "";
    private Sitter opponent = Sitter.ISABEL;
    private int target = 1;
    private Tween presence = Tween.resting(1);

    protected SeatedFurniture() {
        for (Seat seat : Seat.values()) {
            seated.put(seat, new Timed<>(new Seated(false, Mood.NEUTRAL, 0)));
        }
    }

    /** A player as shown at the table: whether it is their turn, their mood and their number of tiles. */
    public record Seated(boolean toMove, Mood mood, int tiles) {
        private static Seated of(Seat seat, TableState state) {
            boolean isOwn = seat == Seat.PLAYER;
            Mood mood = isOwn ? state.playerMood() : state.opponentMood();
            int tiles = isOwn ? state.view().hand().size() : state.view().otherHandSize();
            return new Seated(state.isToMove(seat), mood, tiles);
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
        seated.forEach((seat, how) -> how.be(Seated.of(seat, state)));
    }

    @Override
    public void name(TableState state) {
        playerName = state.playerName();
        opponent = state.opponent();
        target = state.view().rules().target();
    }

    @Override
    public void acted(Seat seat, int tiles, double atMillis) {
        Timed<Seated> how = seated.get(seat);
        Seated before = how.at(atMillis);
        how.become(new Seated(before.toMove, before.mood, tiles), plateMillis(seat, atMillis));
    }

    private static double plateMillis(Seat seat, double atMillis) {
        return atMillis + APART_MILLIS * (seat == Seat.PLAYER ? 1 : 2);
    }

    @Override
    public void settle(TableState state, double atMillis) {
        scores.settle(state.view().scores());
        for (Seat seat : Seat.values()) {
            seated.get(seat).become(Seated.of(seat, state), plateMillis(seat, atMillis));
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

    @Override
    public void showClock(int seconds, boolean mayBeat) {
        clock.show(seconds, mayBeat);
    }

    protected String name(Seat seat) {
        return seat == Seat.PLAYER ? playerName : opponent.name();
    }

    /** How many points a game is played to. */
    protected int target() {
        return target;
    }

    public Seated seated(Seat seat, double nowMillis) {
        return seated.get(seat).at(nowMillis);
    }

    protected int points(Seat seat, double nowMillis) {
        return scores.shown(seat, nowMillis);
    }

    /** How opaque everything is. */
    protected double presence(double nowMillis) {
        return presence.at(nowMillis);
    }

    /** Each mood is drawn once, over the usual face, which is seen until then. */
    protected void paintPortrait(Paintbox paints, Box plate, Seat seat, boolean mirrored, double nowMillis) {
        Box box = SeatPlate.portrait(plate, mirrored);
        String place = seat == Seat.PLAYER ? "own portrait" : "portrait";
        Sitter sitter = seat == Seat.PLAYER ? Sitter.PLAYER : opponent;
        Mood mood = seated(seat, nowMillis).mood;
        double alpha = presence(nowMillis);
        paints.show(place, box, new Portrait(sitter, Mood.NEUTRAL), alpha);
        if (mood != Mood.NEUTRAL) {
            paints.show(place + mood, box, new Portrait(sitter, mood), alpha);
        }
    }

    protected void paintClockAndGear(Paintbox paints, TableLayout layout, double nowMillis) {
        double alpha = presence(nowMillis);
        paints.show("gear", layout.plates().gear(), new GearButton(), alpha);
        if (layout.plates().clock().width() > 0) {
            clock.paint(paints, layout.plates().clock(), alpha, nowMillis);
        }
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return clock.isMoving(nowMillis)
                || !presence.isOver(nowMillis)
                || seated.get(Seat.PLAYER).isMoving(nowMillis)
                || seated.get(Seat.OPPONENT).isMoving(nowMillis)
                || scores.isMoving(nowMillis);
    }
}
