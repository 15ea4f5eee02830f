package deluxe.site.lobby;

/**
 * How many players a tournament has.
 *
 * @param entries how many entered
 * @param ranked how many of them have a record that counts
 * @param held how many of them have a record that the operator has to look at
 * @param refused how many of them have a record that doesn't count
 */
public record Census(int entries, int ranked, int held, int refused) {
    /** How many have not handed in a record. */
    public int playing() {
        return entries - ranked - held - refused;
    }
}
