package deluxe.review;

/**
 * How the chance to win went from the start to the result, in thousandths.
 *
 * @param start the chance before the first tile
 * @param luck how much better the player's deals and draws were than they could be expected to be; {@code othersLuck} likewise
 * @param errors what the player's choices lost; {@code othersErrors} likewise
 * @param result 1000 for a win, 0 for a loss; if the match was ended early, how it stood then
 */
public record Balance(int start, int luck, int othersLuck, int errors, int othersErrors, int result) {
    /** What the hidden tiles leave unexplained. */
    public int remainder() {
        return result - start - luck + othersLuck + errors - othersErrors;
    }
}
