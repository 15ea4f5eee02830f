package deluxe.kit;

/** Numbers as hexadecimal text of a fixed width. */
public final class Hex {
    private Hex() {}

    /** Eight lower-case digits. */
    public static String of(int value) {
        String digits = Integer.toHexString(value);
        return "00000000".substring(digits.length()) + digits;
    }
}
