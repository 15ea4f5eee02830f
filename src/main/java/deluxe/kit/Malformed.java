package deluxe.kit;

/**
 * Text from outside that cannot be read as what it should be. The message names the offending value; it is always one short
 * line, whatever that value holds.
 */
public final class Malformed extends IllegalArgumentException {
    private static final int LONGEST = 200;

    public Malformed(String message) {
        super(oneLine(message));
    }

    private static String oneLine(String message) {
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < Math.min(message.length(), LONGEST); at++) {
            line.append(Character.isISOControl(message.charAt(at)) ? '?' : message.charAt(at));
        }
        return message.length() > LONGEST ? line.append("...").toString() : line.toString();
    }
}
