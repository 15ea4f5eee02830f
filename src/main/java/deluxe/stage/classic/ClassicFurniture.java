package deluxe.stage.classic;

import deluxe.dominoes.End;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.View;
import deluxe.stage.Flourish;
import deluxe.stage.Stamp;
import deluxe.stage.Timed;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Board;
import deluxe.stage.tiles.CountedHand;
import deluxe.stage.tiles.EndMedal;
import deluxe.stage.tiles.Pointing;
import deluxe.stage.tiles.SeatedFurniture;
import deluxe.stage.tiles.ShownPoints;
import deluxe.stage.tiles.StandingHeap;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.Target;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** What both classic rooms have around the board besides: the sum of the ends, the boneyard's count, a line for messages. */
abstract class ClassicFurniture extends SeatedFurniture {
    final RoomWords words;
    private final Timed<Counted> counted = new Timed<>(new Counted("", 0, 0));
    private final Sayings sayings = new Sayings();
    private ClassicLayout places;
    private RuleSet rules = RuleSet.ALL_FIVES;

    ClassicFurniture(RoomWords words) {
        this.words = words;
    }

    /**
     * What the open ends count, and how many tiles are left to draw.
     *
     * @param terms the terms of the sum, or empty if there are none
     */
    record Counted(String terms, int sum, int boneyard) {
        static Counted of(View view) {
            return new Counted(
                    ShownPoints.terms(view.tableau(), false), view.tableau().sum(), view.boneyardSize());
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

    /** Where this part of the furniture is. */
    Box place(Target target) {
        return TableLayout.NOWHERE;
    }

    /** How many tiles the boneyard has after a deal. */
    int boneyardAtFirst() {
        return Math.max(1, rules.set().tiles() - 2 * rules.hand());
    }

    @Override
    public void lay(TableState state) {
        super.lay(state);
        counted.be(Counted.of(state.view()));
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
    public void settle(TableState state, double atMillis) {
        super.settle(state, atMillis);
        counted.become(Counted.of(state.view()), atMillis);
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

    Counted counted(double nowMillis) {
        return counted.at(nowMillis);
    }

    List<String> messages(double nowMillis) {
        return sayings.at(nowMillis);
    }

    @Override
    public boolean isMoving(double nowMillis) {
        return super.isMoving(nowMillis) || counted.isMoving(nowMillis) || sayings.areAhead(nowMillis);
    }
}
