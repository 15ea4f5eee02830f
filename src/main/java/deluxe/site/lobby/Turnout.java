package deluxe.site.lobby;

/**
 * How far a heat has got.
 *
 * @param entered how many have a seat in it
 * @param finished how many of them have a record
 */
public record Turnout(int entered, int finished) {
    public int playing() {
        return entered - finished;
    }
}
