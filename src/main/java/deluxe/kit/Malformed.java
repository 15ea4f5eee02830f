package deluxe.kit;

/**
 * Text from outside that cannot be read as what it should be. The message names the offending value; it is always one short
 * line, whatever that value holds.
 */
public final class Malformed extends IllegalArgumentException {
    private static final int LONGEST = 200;

    private final String allowed;

    public Malformed(String message) {
        this(message, "");
    }

    /** @param allowed what it may be, in any language: {@code 10-500}, {@code easy, hard} */
    public Malformed(String message, String allowed) {
        super(shortened(message, LONGEST));
        this.allowed = allowed;
    }

    /** What it may be; empty where that cannot be said shortly. */
    public String allowed() {
        return allowed;
    }

    /** One line of so many characters at most; what is cut off is shown by dots. */
    public static String shortened(String text, int most) {
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < Math.min(text.length(), most); at++) {
            line.append(Character.isISOControl(text.charAt(at)) ? '?' : text.charAt(at));
        }
        return text.length() > most ? line.append("...").toString() : line.toString();
    }
}
