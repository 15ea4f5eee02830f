package deluxe.stage.classic;

import deluxe.dominoes.End;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.View;
import deluxe.stage.Flourish;
import deluxe.stage.Motion;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.Timed;
import deluxe.stage.Tween;
import deluxe.stage.art.Box;
import deluxe.stage.art.ClockPlate;
import deluxe.stage.art.GearButton;
import deluxe.stage.art.Mood;
import deluxe.stage.art.SeatPlate;
import deluxe.stage.art.Sitter;
import deluxe.stage.tiles.Board;
import deluxe.stage.tiles.CountedHand;
import deluxe.stage.tiles.CountedScores;
import deluxe.stage.tiles.EndMedal;
import deluxe.stage.tiles.Furniture;
import deluxe.stage.tiles.Pointing;
import deluxe.stage.tiles.SeatedPerson;
import deluxe.stage.tiles.StandingHeap;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.Target;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Seat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What both classic rooms have around the board: the players, the sum of the ends, the boneyard's count, a line for messages. */
abstract class ClassicFurniture implements Furniture {
    private static final int MINUTE = 60;
    private static final int URGENT_SECONDS = 30;
    private static final double BEAT_MILLIS = 300;
    private static final double BEAT = .07;

    /** Plates change one after the other, so that no frame has to redraw two of them. */
    private static final double APART_MILLIS = 20;

    final RoomWords words;
    final CountedScores scores = new CountedScores();
    private final Map<Seat, Timed<Seated>> seated = new EnumMap<>(Seat.class);
    private final Timed<Counted> counted = new Timed<>(new Counted("", 0, 0));
    private final Sayings sayings = new Sayings();
    private ClassicLayout places;
    private RuleSet rules = RuleSet.ALL_FIVES;
    private String playerName = "";
    private Sitter opponent = Sitter.ISABEL;
    private Tween presence = Tween.resting(1);
    private int secondsLeft = -1;
    private Tween beat = Tween.resting(0);
    private boolean beats;

    ClassicFurniture(RoomWords words) {
        this.words = words;
        for (Seat seat : Seat.values()) {
            seated.put(seat, new Timed<>(new Seated(false, Mood.NEUTRAL, 0)));
        }
    }

    /** A player as shown at the table: whether it is their turn, their mood and their number of tiles. */
    record Seated(boolean toMove, Mood mood, int tiles) {
        Seated with(int newTiles) {
            return new Seated(toMove, mood, newTiles);
        }
    }

    /**
     * What the open ends count, and how many tiles are left to draw.
     *
     * @param terms the terms of the sum, or empty if there is only one
     */
    record Counted(String terms, int sum, int boneyard) {
        static Counted of(View view) {
            return new Counted(terms(view.tableau()), view.tableau().sum(), view.boneyardSize());
        }

        private static String terms(Tableau tableau) {
            StringBuilder terms = new StringBuilder();
            for (int part : tableau.parts()) {
                terms.append(terms.length() == 0 ? "" : " + ").append(part);
            }
            return tableau.parts().size() > 1 ? terms.toString() : "";
        }
    }

    /** Uses this layout and these rules from now on. */
    void fit(ClassicLayout newPlaces, RuleSet newRules) {
        places = newPlaces;
        rules = newRules;
    }

    ClassicLayout places() {
        return places;
    }

    RuleSet rules() {
        return rules;
    }

    /** Where the boneyard is. */
    abstract StandingHeap boneyard();

    /** The part of the furniture that a touch here means. */
    Optional<Target> at(double x, double y) {
        return Optional.empty();
    }

    /** How many tiles the boneyard has after a deal. */
    int boneyardAtFirst() {
        return Math.max(1, rules.set().tiles() - 2 * rules.hand());
    }

    @Override
    public void come(double atMillis) {
        presence = new Tween(0, 1, atMillis, TileTimes.GLIDE_MILLIS, Motion::glide);
    }

    @Override
    public void lay(TableState state) {
        name(state);
        scores.lay(state.view().scores());
        counted.be(Counted.of(state.view()));
        seated.forEach((seat, how) -> how.be(seated(seat, state)));
    }

    private static Seated seated(Seat seat, TableState state) {
        boolean isOwn = seat == Seat.PLAYER;
        Mood mood = isOwn ? state.playerMood() : state.opponentMood();
        int tiles = isOwn ? state.view().hand().size() : state.view().otherHandSize();
        return new Seated(state.toMove().equals(Optional.of(seat)), mood, tiles);
    }

    @Override
    public void name(TableState state) {
        playerName = state.playerName();
        opponent = state.opponent();
    }

    @Override
    public void count(View view, double atMillis) {
        counted.become(Counted.of(view), atMillis);
    }

    /** Until they are dealt, all tiles belong to the boneyard. */
    @Override
    public void gathered(View next, double atMillis) {
        sayings.cutOff(atMillis);
        count(next, atMillis);
        counted.become(new Counted("", 0, rules.set().tiles()), atMillis);
        for (Seat seat : Seat.values()) {
            acted(seat, 0, atMillis);
        }
    }

    @Override
    public void acted(Seat seat, int tiles, double atMillis) {
        Timed<Seated> how = seated.get(seat);
        how.become(how.at(atMillis).with(tiles), plateMillis(seat, atMillis));
    }

    private static double plateMillis(Seat seat, double atMillis) {
        return atMillis + APART_MILLIS * (seat == Seat.PLAYER ? 1 : 2);
    }

    @Override
    public void settle(TableState state, double atMillis) {
        scores.settle(state.view().scores());
        counted.become(Counted.of(state.view()), atMillis);
        for (Seat seat : Seat.values()) {
            seated.get(seat).become(seated(seat, state), plateMillis(seat, atMillis));
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
    public Flourish endMedal(Stamp medal, Board board, End end) {
        return new EndMedal(medal, board, end);
    }

    @Override
    public void makeWay(TableItems items, Pointing pointing, double nowMillis) {
        items.flourishes().makeWay(pointing.landingPlaces(), nowMillis);
    }

    @Override
    public Optional<CountedHand> counted(TableItems items, TableLayout layout) {
        return items.hand().bones().isEmpty()
                ? Optional.empty()
                : Optional.of(CountedHand.of(items, layout, keptInSight()));
    }

    @Override
    public void showClock(int seconds, boolean mayBeat) {
        beats = mayBeat && seconds != secondsLeft && seconds >= 0 && seconds <= URGENT_SECONDS;
        secondsLeft = seconds;
    }

    @Override
    public void clear() {
        sayings.clear();
    }

    @Override
    public boolean hasMessages() {
        return true;
    }

    @Override
    public void say(String said, double atMillis) {
        sayings.say(said, atMillis);
    }

    @Override
    public void mention(String said, double atMillis) {
        sayings.mention(said, atMillis);
    }

    String name(Seat seat) {
        return seat == Seat.PLAYER ? playerName : opponent.name();
    }

    Seated seated(Seat seat, double nowMillis) {
        return seated.get(seat).at(nowMillis);
    }

    Counted counted(double nowMillis) {
        return counted.at(nowMillis);
    }

    List<String> messages(double nowMillis) {
        return sayings.at(nowMillis);
    }

    double presence(double nowMillis) {
        return presence.at(nowMillis);
    }

    void paintPortrait(Paintbox paints, Box plate, Seat seat, boolean mirrored, double nowMillis) {
        Mood mood = seated(seat, nowMillis).mood();
        Box box = SeatPlate.portrait(plate, mirrored);
        SeatedPerson.paint(paints, box, seat, opponent, mood, presence(nowMillis));
    }

    void paintClockAndGear(Paintbox paints, TableLayout layout, double nowMillis) {
        double alpha = presence(nowMillis);
        paints.show("gear", layout.plates().gear(), new GearButton(false, false), alpha);
        if (secondsLeft < 0 || !ClassicLayout.has(layout.plates().clock())) {
            return;
        }
        if (beats) {
            beats = false;
            beat = new Tween(1, 0, nowMillis, BEAT_MILLIS, Motion::settle);
        }
        int seconds = secondsLeft % MINUTE;
        String time = secondsLeft / MINUTE + (seconds < 10 ? ":0" : ":") + seconds;
        boolean isUrgent = secondsLeft <= URGENT_SECONDS;
        double grown = 1 + BEAT * beat.at(nowMillis);
        paints.show("clock ground", layout.plates().clock(), new ClockPlate.Ground(isUrgent), alpha, grown);
        paints.show("clock", layout.plates().clock(), new ClockPlate(time, seconds, isUrgent), alpha, grown);
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return beats
                || !beat.isOver(nowMillis)
                || !presence.isOver(nowMillis)
                || counted.isMoving(nowMillis)
                || sayings.areAhead(nowMillis)
                || seated.get(Seat.PLAYER).isMoving(nowMillis)
                || seated.get(Seat.OPPONENT).isMoving(nowMillis)
                || scores.isMoving(nowMillis);
    }
}
