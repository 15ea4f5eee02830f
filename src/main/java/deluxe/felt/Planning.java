package deluxe.felt;

import deluxe.dominoes.Tableau;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A placement that is being thought over. Nearly all are ready at once; the others can be done a little at a time, between two
 * frames, and come out the same.
 */
public final class Planning {
    private final Judge judge;
    private final Tableau tableau;
    private final Joints joints;
    private final List<Spot> before;
    private final int firstDirection;
    private final Arrangement asLanded;
    private final int costAsLanded;
    private final boolean isSoundAsLanded;
    /** Null when there is nothing to search for. */
    private final Search search;

    private Optional<Arrangement> arrangement = Optional.empty();

    Planning(Judge judge, Arrangement from, Tableau after, Joints joints, LandingSearch.Choice choice) {
        this.judge = judge;
        this.joints = joints;
        tableau = after;
        firstDirection = from.firstDirection();
        before = new ArrayList<>(from.spots());
        if (choice.landing().isClear()) {
            before.add(choice.landing().spot());
        }
        joints.hang(Arrays.copyOf(from.hinges(), joints.count));
        joints.last.hinge = choice.hinge();
        judge.take(joints, before);
        costAsLanded = judge.cost(firstDirection);
        isSoundAsLanded = judge.isSound();
        asLanded = judge.arrangement(tableau, firstDirection);
        if (isContent(from)) {
            search = null;
            arrangement = Optional.of(asLanded);
        } else {
            search = new Search(judge, joints, firstDirection);
        }
    }

    /** Whether the arrangement just judged may stay: a zoom that is no worse than before is not taken up again without need. */
    private boolean isContent(Arrangement from) {
        if (!judge.isRoomy() || judge.isAlarming(judge.zoom())) {
            return false;
        }
        return judge.isComfortable(judge.zoom()) || judge.zoom() >= from.zoom();
    }

    /** Whether the arrangement is final. */
    public boolean isReady() {
        return arrangement.isPresent();
    }

    /** Tries about so many arrangements more, if it is not ready. */
    public void advance(int trials) {
        if (isReady()) {
            return;
        }
        judge.take(joints, before);
        if (search.advance(trials)) {
            Found found = search.found();
            boolean isBetter = found.isAny() && (!isSoundAsLanded || found.cost() < costAsLanded);
            arrangement = Optional.of(isBetter ? laid(found) : asLanded);
        }
    }

    private Arrangement laid(Found found) {
        joints.hang(found.hinges());
        judge.cost(found.firstDirection());
        return judge.arrangement(tableau, found.firstDirection());
    }

    /** Until it is ready, how the tiles lie when the new one has landed and no other has moved. */
    public Arrangement meanwhile() {
        return arrangement.orElse(asLanded);
    }

    /** The arrangement; what is still to be done for it is done now. */
    public Arrangement arrangement() {
        while (!isReady()) {
            advance(Integer.MAX_VALUE);
        }
        return arrangement.orElseThrow();
    }
}
