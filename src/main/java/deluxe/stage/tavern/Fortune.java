package deluxe.stage.tavern;

/** How a person's luck runs, as the face shows it. */
enum Fortune {
    GOOD(-.1),
    EVEN(0),
    BAD(.2);

    /** How far the brows lean inwards and down, in radians. */
    final double frown;

    Fortune(double frown) {
        this.frown = frown;
    }
}
