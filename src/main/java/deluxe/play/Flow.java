package deluxe.play;

/** Where the player is: which screen stands before the table. */
public final class Flow {
    private Place place = Place.START;

    /** The screens, and the table without any. */
    public enum Place {
        START,
        HOW_TO_PLAY,
        SETTINGS,
        TABLE
    }

    public Place place() {
        return place;
    }

    void goTo(Place next) {
        place = next;
    }
}
