package deluxe.dominoes;

/**
 * The tiles that nobody has drawn yet, face down.
 *
 * @param drawn how many tiles of the deal were dealt or drawn
 */
public record Boneyard(Deal deal, int drawn) {
    public Boneyard {
        if (drawn < 0 || drawn > deal.size()) {
            throw new IllegalArgumentException("so many tiles cannot be drawn");
        }
    }

    public int size() {
        return deal.size() - drawn;
    }

    public boolean isEmpty() {
        return drawn == deal.size();
    }

    /** The tile that is drawn next. */
    Tile top() {
        return deal.tile(drawn);
    }

    /** The tile that is drawn after {@code at} others. */
    public Tile tile(int at) {
        return deal.tile(drawn + at);
    }

    Boneyard withoutTop() {
        return new Boneyard(deal, drawn + 1);
    }
}
