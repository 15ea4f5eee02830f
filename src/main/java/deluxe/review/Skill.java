package deluxe.review;

import deluxe.kit.Whole;
import java.util.List;

/**
 * How well a seat chose where there was something to choose.
 *
 * @param choices how many such choices there were
 * @param lost how much of the chance a choice lost on average, in hundredths of a percent
 * @param margin the average is within this much of the true one in 95 of 100 cases
 * @param accuracy in hundredths of a percent
 */
public record Skill(int choices, int lost, int margin, int accuracy) {
    private static final int HUNDREDTHS = 10;
    /** 1.96 standard errors are 95 %. */
    private static final int ERRORS = 196;

    private static final int FINE = 16;

    static Skill of(List<Weighing> choices) {
        int count = 0;
        int lost = 0;
        int accuracy = 0;
        for (Weighing choice : choices) {
            if (choice.opinion().isChoice()) {
                count++;
                lost += choice.lost();
                accuracy += Accuracy.of(choice.lost());
            }
        }
        if (count == 0) {
            return new Skill(0, 0, 0, Accuracy.FULL);
        }
        return new Skill(count, lost * HUNDREDTHS / count, margin(choices, lost / count, count), accuracy / count);
    }

    private static int margin(List<Weighing> choices, int mean, int count) {
        int squares = 0;
        for (Weighing choice : choices) {
            if (choice.opinion().isChoice()) {
                squares += (choice.lost() - mean) * (choice.lost() - mean);
            }
        }
        int variance = squares / Math.max(1, count - 1);
        int fine = variance * FINE / count * FINE;
        return fine == 0 ? 0 : ERRORS * Whole.root(fine) / FINE * HUNDREDTHS / 100;
    }
}
