package deluxe.kit;

/**
 * Text from outside that cannot be read as what it should be. The message names the offending value. It is always one short
 * line, whatever the value is.
 */
public final class Malformed extends IllegalArgumentException {
    private static final int LONGEST = 200;

    private final String allowed;

    public Malformed(String message) {
        this(message, "");
    }

    /** @param allowed the allowed values, in a form that suits any language: {@code 10-500}, {@code easy, hard} */
    public Malformed(String message, String allowed) {
        super(shortened(message, LONGEST));
        this.allowed = allowed;
    }

    /** The allowed values; empty if there is no short way to write them. */
    public String allowed() {
        return allowed;
    }

    /** One line of at most this many characters, and dots after it if anything was cut off. */
    public static String shortened(String text, int most) {
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < Math.min(text.length(), most); at++) {
            line.append(Character.isISOControl(text.charAt(at)) ? '?' : text.charAt(at));
        }
        return text.length() > most ? line.append("...").toString() : line.toString();
    }
}
