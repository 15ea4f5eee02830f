package deluxe.review;

import deluxe.kit.Whole;
import java.util.Arrays;
import java.util.List;

/**
 * How well a seat chose where there was something to choose.
 *
 * @param choices how many such choices there were
 * @param lost how much of the chance a choice lost on average, in hundredths of a percent
 * @param margin the average is within this much of the true one in about 95 of 100 cases
 * @param accuracy in hundredths of a percent; it says nothing unless {@link #tellsAccuracy}
 */
public record Skill(int choices, int lost, int margin, int accuracy) {
    /** From so many choices on, an accuracy tells something. */
    public static final int LEAST_CHOICES = 5;

    private static final int HUNDREDTHS = 10;
    private static final int TENTHS = 10;

    /** What a choice of Hard loses on average, in thousandths: {@code docs/bots.md}. */
    private static final int USUAL_LOSS = 29;

    private static final int FINE = 16;

    static Skill of(List<Weighing> choices) {
        int[] losses = new int[choices.size()];
        int count = 0;
        for (Weighing choice : choices) {
            if (choice.opinion().isChoice()) {
                losses[count++] = choice.lost();
            }
        }
        return ofLosses(Arrays.copyOf(losses, count));
    }

    /** @param losses what each real choice lost, in thousandths */
    static Skill ofLosses(int... losses) {
        int count = losses.length;
        int lost = 0;
        int accuracy = 0;
        for (int each : losses) {
            lost += each;
            accuracy += Accuracy.of(each);
        }
        if (count == 0) {
            return new Skill(0, 0, 0, 0);
        }
        return new Skill(count, lost * HUNDREDTHS / count, margin(losses, lost), accuracy / count);
    }

    /** One more choice that lost the usual is counted in, so that a few without any loss are not taken for certain. */
    private static int margin(int[] losses, int lost) {
        int count = losses.length;
        int mean = (lost + USUAL_LOSS) / (count + 1);
        int squares = (USUAL_LOSS - mean) * (USUAL_LOSS - mean);
        for (int each : losses) {
            squares += (each - mean) * (each - mean);
        }
        int fine = squares * FINE / count * FINE / (count + 1);
        return errors(count) * Whole.root(Math.max(1, fine)) / FINE * HUNDREDTHS / 100;
    }

    /** How many hundredths of a standard error are 95 %, by Student's distribution. */
    private static int errors(int freedom) {
        return 196 + 245 / freedom + 330 / (freedom * freedom);
    }

    /** Hundredths of a percent in tenths, as they are shown everywhere. */
    public static int tenths(int hundredths) {
        return (hundredths + TENTHS / 2) / TENTHS;
    }

    /** Whether there were enough choices for an accuracy. */
    public boolean tellsAccuracy() {
        return choices >= LEAST_CHOICES;
    }
}
