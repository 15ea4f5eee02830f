package deluxe.play.tavern;

/**
 * The wagers that a player can choose with one press: a coin, a quarter and half of what can be wagered, and all of it. Those that
 * would be the same as another are left out.
 *
 * @param most what can be wagered
 */
public record QuickWagers(int most) {
    private static final int QUARTER = 4;
    private static final int HALF = 2;

    public int quarter() {
        return part(QUARTER);
    }

    public int half() {
        return part(HALF);
    }

    private int part(int parts) {
        return (most + parts - 1) / parts;
    }

    public boolean hasQuarter() {
        return quarter() > 1;
    }

    public boolean hasHalf() {
        return half() > Math.max(1, quarter()) && half() < most;
    }

    public boolean hasAll() {
        return most > 1;
    }
}
