package deluxe.felt;

/** A way in which a tile could lie at an open end. */
final class PlaceOption extends Place {
    final PlaceOption next;

    /** The side of the double that it would hang on; 0 on an ordinary tile. */
    int side;
    /** What the zoom is worth then, less what this costs in looks. */
    int worth;

    boolean isDropped;

    PlaceOption(PlaceOption next) {
        this.next = next;
    }
}
