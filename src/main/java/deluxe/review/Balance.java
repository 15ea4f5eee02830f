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
    private static final int TENTHS = 10;

    /** The parts in whole percent, as they are shown, in this order and the remainder last: they add up to the result. */
    public int[] percents() {
        int[] parts = {start, luck, -othersLuck, -errors, othersErrors, remainder()};
        int exact = 0;
        int told = 0;
        for (int at = 0; at < parts.length; at++) {
            exact += parts[at];
            int rounded = Math.floorDiv(exact + TENTHS / 2, TENTHS);
            parts[at] = rounded - told;
            told = rounded;
        }
        return parts;
    }

    /** What the hidden tiles leave unexplained. */
    public int remainder() {
        return result - start - luck + othersLuck + errors - othersErrors;
    }
}
