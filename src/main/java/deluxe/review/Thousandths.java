package deluxe.review;

import deluxe.bots.Outlook;

/** Chances in thousandths. */
public final class Thousandths {
    static final int CERTAIN = 1000;

    private Thousandths() {}

    /** A chance out of {@link Outlook#CERTAIN}, or a difference between two. */
    public static int of(int chance) {
        int rounding = chance < 0 ? -Outlook.CERTAIN / 2 : Outlook.CERTAIN / 2;
        return (chance * CERTAIN + rounding) / Outlook.CERTAIN;
    }
}
