package deluxe.play;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Where the player is, and where one may go from there. */
public final class Flow {
    private static final Map<Place, Set<Place>> WAYS = new EnumMap<>(Place.class);

    static {
        WAYS.put(Place.START, EnumSet.of(Place.HOW_TO_PLAY, Place.TABLE, Place.RESULTS, Place.REFUSED));
        WAYS.put(Place.HOW_TO_PLAY, EnumSet.of(Place.START, Place.TABLE, Place.RESULTS));
        WAYS.put(Place.TABLE, EnumSet.of(Place.RESULTS));
        WAYS.put(Place.RESULTS, EnumSet.of(Place.START, Place.TABLE));
        WAYS.put(Place.REFUSED, EnumSet.noneOf(Place.class));
    }

    private Place place;
    private Over over = Over.NOTHING;

    Flow(Place place) {
        this.place = place;
    }

    public Place place() {
        return place;
    }

    public Over over() {
        return over;
    }

    void goTo(Place next) {
        if (!WAYS.get(place).contains(next)) {
            throw new IllegalStateException("there is no way from " + place + " to " + next);
        }
        place = next;
        over = Over.NOTHING;
    }

    void lay(Over screen) {
        over = screen;
    }

    /** The screens, and the table without any. */
    public enum Place {
        START,
        HOW_TO_PLAY,
        /** Intro, countdown and rounds. */
        TABLE,
        RESULTS,
        /** The host asked for something that is not played here. */
        REFUSED
    }

    /** What is laid over a place. */
    public enum Over {
        NOTHING,
        SETTINGS,
        MENU
    }
}
