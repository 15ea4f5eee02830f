package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;

/**
 * Who deals the matches of a tournament, and which of its players meet the same tiles.
 *
 * @param kind the word in the schedule
 * @param players how many meet the same tiles, if the site deals
 */
public record DealRule(Kind kind, int players) {
    /** The site deals each match from a key of its own. */
    public static final DealRule EACH = new DealRule(Kind.EACH, 1);

    /** The site deals the same to all, who start at one time: when the tournament closes. */
    public static final DealRule ALL = new DealRule(Kind.ALL, Integer.MAX_VALUE);

    /** The player's device deals, from one seed for all; then its records are played by honour. */
    public static final DealRule OPEN = new DealRule(Kind.OPEN, Integer.MAX_VALUE);

    private static final int LARGEST_HEAT = 64;

    private static final String HEAT = "heat ";

    /** What a schedule can say. */
    public enum Kind {
        EACH,
        HEAT,
        ALL,
        OPEN
    }

    /** The site deals the same to so many, and the ranks and prizes are theirs alone. */
    public static DealRule heat(int players) {
        Whole.within("heat", players, 2, LARGEST_HEAT);
        return new DealRule(Kind.HEAT, players);
    }

    /** Reads what {@link #text} wrote. */
    public static DealRule read(String text) {
        if (text.startsWith(HEAT)) {
            return heat(Whole.read("heat", text.substring(HEAT.length()), 2, LARGEST_HEAT));
        }
        return switch (text) {
            case "each" -> EACH;
            case "all" -> ALL;
            case "open" -> OPEN;
            default -> throw new Malformed("deals must be each, heat N, all or open, not: " + text);
        };
    }

    public String text() {
        return switch (kind) {
            case EACH -> "each";
            case HEAT -> HEAT + players;
            case ALL -> "all";
            case OPEN -> "open";
        };
    }

    public boolean areSealed() {
        return kind != Kind.OPEN;
    }

    public boolean haveHeats() {
        return kind == Kind.HEAT;
    }

    /** Whether all begin when nobody can enter any more. */
    public boolean startTogether() {
        return kind == Kind.ALL;
    }
}
