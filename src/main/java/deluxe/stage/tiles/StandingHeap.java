package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a boneyard stands all the time.
 *
 * @param all where its tiles lie that are there after a deal, in their order
 * @param isSeen whether they are seen there; else something else stands for them, such as a button
 */
public record StandingHeap(Box box, List<Pose> all, boolean isSeen) {
    public StandingHeap {
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a boneyard has places");
        }
        all = List.copyOf(all);
    }

    /** Where so many tiles lie; more than there are places for lie on the last. */
    List<Pose> places(int count) {
        return count <= all.size() ? all.subList(0, count) : more(count);
    }

    private List<Pose> more(int count) {
        List<Pose> places = new ArrayList<>(all);
        while (places.size() < count) {
            places.add(all.get(all.size() - 1));
        }
        return places;
    }
}
