package deluxe.play;

/** Where the player is, and where one may go from there. */
public final class Flow {
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
        if (!leads(place, next)) {
            throw new IllegalStateException("there is no way from " + place + " to " + next);
        }
        place = next;
        over = Over.NOTHING;
    }

    private static boolean leads(Place from, Place to) {
        return switch (from) {
            case START -> to != Place.START;
            case HOW_TO_PLAY -> to == Place.START || to == Place.TABLE || to == Place.RESULTS;
            case TABLE -> to == Place.RESULTS;
            case RESULTS -> to == Place.START || to == Place.TABLE;
            case REFUSED -> false;
        };
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
