package deluxe.stage.tavern;

/** How a person's luck runs, as the face shows it. */
enum Fortune {
    GOOD(-.1, 0),
    EVEN(0, 1),
    BAD(.2, 2);

    /** How far the brows lean inwards and down, in radians. */
    final double frown;

    /** The layer of the mouth that shows it. */
    final int mouth;

    Fortune(double frown, int mouth) {
        this.frown = frown;
        this.mouth = mouth;
    }
}
