package deluxe.session.wire;

import deluxe.kit.Whole;
import deluxe.session.Told;
import deluxe.tournament.Agreement;

/** What a seat is told, as text. It never holds a record. */
public final class ToldText {
    static final String FORMAT = "dominoes-deluxe-tells";
    static final String NUMBER = "number";
    static final String ANSWERED = "answered";
    static final String REFUSED = "refused";
    static final String LEADS_HERE = "leads-here";
    static final String CLOCK = "clock";
    static final String PAUSE_LEFT = "pauseLeft";
    static final String UNLIMITED = "unlimited";
    static final String STANDING = "standing";
    static final String READY = "ready";
    static final String RUNNING = "running";
    static final String PAUSED = "paused";
    static final String OVER = "over";

    static final String ROUND = "round";
    static final String HAND = "hand";
    static final String OTHER = "other";
    static final String BONEYARD = "boneyard";
    static final String TURN = "turn";
    static final String LEADER = "leader";
    static final String SCORES = "scores";
    static final String DID = "did";
    static final String TURNED_UP = "turnedUp";
    static final String OUTCOME = "outcome";
    static final String EVENT = "event";

    private static final int LONGEST = 20_000;

    private ToldText() {}

    public static String write(Told told) {
        return new ToldWriter().write(told);
    }

    /** Reads a text that {@link #write} could have written for a match like this. */
    public static Told read(String text, Agreement agreement) {
        Whole.within("the length of what is told", text.length(), 0, LONGEST);
        return new ToldReader(text, agreement.rules()).read();
    }
}
