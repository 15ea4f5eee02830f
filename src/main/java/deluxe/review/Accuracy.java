package deluxe.review;

/** How good a choice was, in hundredths of a percent: 103.1668 e^(-0.04354 d) - 3.1669, where d is the chance it lost in percent. */
final class Accuracy {
    static final int FULL = 10_000;

    private static final int SCALE = 10_317;
    private static final int SHIFT = 317;
    private static final int TENTHS = 10;

    /** What e^(-0.04354) is in binary fractions, and the tenth root of that. */
    private static final int BITS = 15;

    private static final int A_PERCENT = 31_372;
    private static final int A_TENTH = 32_626;
    private static final int ONE = 1 << 16;

    private Accuracy() {}

    /** @param lost how much of the chance was lost, in thousandths */
    static int of(int lost) {
        int power = ONE;
        for (int percent = 0; percent < lost / TENTHS; percent++) {
            power = times(power, A_PERCENT);
        }
        for (int tenth = 0; tenth < lost % TENTHS; tenth++) {
            power = times(power, A_TENTH);
        }
        return Math.max(0, SCALE * power / ONE - SHIFT);
    }

    private static int times(int power, int factor) {
        return (power * factor + (1 << (BITS - 1))) >> BITS;
    }
}
