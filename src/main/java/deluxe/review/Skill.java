package deluxe.review;

import deluxe.kit.Whole;
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
        return of(losses, count);
    }

    /** @param losses what each of {@code count} real choices lost, in thousandths */
    static Skill of(int[] losses, int count) {
        int lost = 0;
        int accuracy = 0;
        for (int at = 0; at < count; at++) {
            lost += losses[at];
            accuracy += Accuracy.of(losses[at]);
        }
        if (count == 0) {
            return new Skill(0, 0, 0, 0);
        }
        return new Skill(count, lost * HUNDREDTHS / count, margin(losses, count, lost), accuracy / count);
    }

    /** One more choice that lost the usual is counted in, so that a few without any loss are not taken for certain. */
    private static int margin(int[] losses, int count, int lost) {
        int mean = (lost + USUAL_LOSS) / (count + 1);
        int squares = (USUAL_LOSS - mean) * (USUAL_LOSS - mean);
        for (int at = 0; at < count; at++) {
            squares += (losses[at] - mean) * (losses[at] - mean);
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
