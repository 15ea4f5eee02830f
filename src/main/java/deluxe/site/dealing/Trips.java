package deluxe.site.dealing;

import deluxe.kit.Malformed;
import deluxe.site.lobby.Secrets;
import java.util.function.LongSupplier;

/**
 * Measures the way to a player and back. With an answer goes a note of when it was sent; the page returns it at once, and gets a note
 * of how long that took, which it shows with what it asks next. Nothing is kept, and nobody can write such notes but this site.
 */
public final class Trips {
    private static final String SENT = "trip";
    private static final String MEASURED = "trip-measured";
    private static final int LONGEST_MILLIS = 60_000;

    private final Secrets secrets;
    private final LongSupplier nowMillis;

    public Trips(Secrets secrets, LongSupplier nowMillis) {
        this.secrets = secrets;
        this.nowMillis = nowMillis;
    }

    /** A note of when an answer about this match was sent. */
    public String sent(String match) {
        return signed(SENT, match, nowMillis.getAsLong());
    }

    /** A note of how long one of those was on its way. */
    public String measured(String match, String sent) {
        long sentMillis = number(SENT, match, sent);
        if (sentMillis < 0) {
            throw new Malformed("this site has written no such note for this match");
        }
        return signed(MEASURED, match, Math.min(LONGEST_MILLIS, Math.max(1, nowMillis.getAsLong() - sentMillis)));
    }

    /** How long the way took by this note; 0 if there is none of this site's. */
    int millis(String match, String measured) {
        return (int) Math.max(0, number(MEASURED, match, measured));
    }

    private String signed(String purpose, String match, long number) {
        return number + "." + secrets.current().signature(purpose, match + ' ' + number);
    }

    /** The number of a note that this site has written; else a negative one. */
    private long number(String purpose, String match, String note) {
        int dot = note.indexOf('.');
        boolean isNumber = dot > 0 && dot < 16 && note.substring(0, dot).chars().allMatch(Character::isDigit);
        long number = isNumber ? Long.parseLong(note.substring(0, dot)) : -1;
        return isNumber && signed(purpose, match, number).equals(note) ? number : -1;
    }
}
