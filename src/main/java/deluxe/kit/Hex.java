package deluxe.kit;

/** Numbers as hexadecimal text of a fixed width. */
public final class Hex {
    private Hex() {}

    /** Eight lower-case digits. */
    public static String of(int value) {
        String digits = Integer.toHexString(value);
        return "00000000".substring(digits.length()) + digits;
    }

    /** The value of a digit of either case; less than zero for any other character. */
    public static int digit(char letter) {
        int place = "0123456789abcdefABCDEF".indexOf(letter);
        return place < 16 ? place : place - 6;
    }
}
