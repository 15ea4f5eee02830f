package deluxe.felt;

/** An open end that somebody may still play on; a double is one of these, however many of its sides are open. */
final class OpenEnd {
    final Piece on;
    final int base;
    /** Unplayed ordinary tiles that fit. */
    final int ordinary;
    /** Unplayed doubles that fit: none or one. */
    final int doubles;

    int sides = 1;
    /** Sides that will open later, once the others are joined. */
    int later;

    OpenEnd(Piece on, int base, int ordinary, int doubles, int later) {
        this.on = on;
        this.base = base;
        this.ordinary = ordinary;
        this.doubles = doubles;
        this.later = later;
    }

    /** One more of its sides is open now. */
    void openSide() {
        sides++;
        later = Math.max(0, later - 1);
    }
}
