package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * The place of a boneyard that is on the table all the time.
 *
 * @param all where the tiles lie that are left after a deal, in their order
 * @param isSeen whether they are seen there; if not, something else represents them, such as a button
 */
public record StandingHeap(Box box, List<Pose> all, boolean isSeen) {
    public StandingHeap {
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a boneyard has places");
        }
        all = List.copyOf(all);
    }

    /** Where this many tiles lie; those for which there is no place lie on the last one. */
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
