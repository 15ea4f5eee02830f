package deluxe.cli;

import java.util.Locale;

/**
 * How far counts are from what was expected.
 *
 * @param degrees how many of the counts are free, which is also the mean of the sum
 */
record ChiSquare(String name, double sum, int degrees) {
    /** The sum over these counts if each is expected to be the same. */
    static double of(int[] counts, double expected) {
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /** By how many standard deviations the sum is above what chance gives on average, by Wilson and Hilferty. */
    double deviations() {
        double spread = 2.0 / (9 * degrees);
        return (Math.cbrt(sum / degrees) - (1 - spread)) / Math.sqrt(spread);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%-34s %12.1f of %3d  %+8.1f", name, sum, degrees, deviations());
    }
}
