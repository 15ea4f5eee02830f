package deluxe.speed;

import deluxe.ports.Decimal;
import java.util.ArrayList;
import java.util.List;

/** How long things of one kind took. */
final class Times {
    private final String what;
    private final List<Double> millis = new ArrayList<>();
    /** Where the next time goes. If one is there already, the shorter of the two counts: the other was interrupted. */
    private int next;

    private int repeatedFrom;

    Times(String what) {
        this.what = what;
    }

    void add(double tookMillis) {
        if (next == millis.size()) {
            millis.add(tookMillis);
        } else {
            millis.set(next, Math.min(tookMillis, millis.get(next)));
        }
        next++;
    }

    /** What comes now repeats what came since the last {@link #goOn}. */
    void repeat() {
        next = repeatedFrom;
    }

    /** What comes now was not measured before. */
    void goOn() {
        next = millis.size();
        repeatedFrom = next;
    }

    void clear() {
        millis.clear();
        goOn();
    }

    /** If the clock counts whole milliseconds, only the mean says anything about short times. */
    String told() {
        double sum = 0;
        for (double took : millis) {
            sum += took;
        }
        List<Double> sorted = new ArrayList<>(millis);
        sorted.sort(null);
        return sorted.size() + " " + what + ", ms: mean " + Decimal.of(sum / sorted.size()) + ", median "
                + share(sorted, 500) + ", 99th percentile " + share(sorted, 990) + ", 99.9th " + share(sorted, 999)
                + ", longest " + share(sorted, 1000);
    }

    private static String share(List<Double> sorted, int thousandths) {
        return Decimal.of(sorted.get((sorted.size() - 1) * thousandths / 1000));
    }
}
