package deluxe.cli;

import java.util.Locale;

/** The mean of figures and how sure it is. */
final class Mean {
    private static final double ERRORS = 1.96;

    private long count;
    private double sum;
    private double squares;

    synchronized void add(double figure) {
        count++;
        sum += figure;
        squares += figure * figure;
    }

    double mean() {
        return count == 0 ? 0 : sum / count;
    }

    /** Half of the interval that has the true mean in it in 95 of 100 cases. */
    double margin() {
        return count < 2 ? 0 : ERRORS * Math.sqrt((squares / count - mean() * mean()) / (count - 1));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%6.2f +- %.2f", mean(), margin());
    }
}
