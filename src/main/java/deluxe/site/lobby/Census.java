package deluxe.site.lobby;

/**
 * How many have come to a tournament.
 *
 * @param entries all of them
 * @param ranked whose records count
 * @param refused whose records do not
 */
public record Census(int entries, int ranked, int refused) {
    /** Those who have not handed in a record. */
    public int playing() {
        return entries - ranked - refused;
    }
}
