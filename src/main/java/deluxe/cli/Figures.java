package deluxe.cli;

import java.util.Arrays;

/** Collects whole numbers, for their mean and their quantiles. */
final class Figures {
    private int[] figures = new int[64];
    private int count;

    void add(int figure) {
        if (count == figures.length) {
            figures = Arrays.copyOf(figures, 2 * count);
        }
        figures[count++] = figure;
    }

    int count() {
        return count;
    }

    double mean() {
        return Arrays.stream(figures, 0, count).average().orElse(0);
    }

    /** The quantile at this many thousandths of all figures; 0 if there are none. */
    int quantile(int thousandths) {
        if (count == 0) {
            return 0;
        }
        Arrays.sort(figures, 0, count);
        return figures[(int) Math.min(count - 1L, (long) count * thousandths / 1000)];
    }

    int least() {
        return quantile(0);
    }

    int most() {
        return quantile(1000);
    }
}
