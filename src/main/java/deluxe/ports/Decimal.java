package deluxe.ports;

/**
 * Numbers with a fraction as text, to the thousandth. Java's own conversion costs 12 KB of tables once it is compiled for the
 * browser, and is more exact than a style sheet or a message needs.
 */
public final class Decimal {
    private static final int PARTS = 1000;

    private static final double MOST = Integer.MAX_VALUE / (double) PARTS;

    private Decimal() {}

    /** Rounded to the thousandth, without trailing zeros: {@code 2}, {@code -0.5}, {@code 13.333}; up to two million. */
    public static String of(double value) {
        if (!(Math.abs(value) <= MOST)) {
            return value > 0 ? "very large" : value < 0 ? "very small" : "no number";
        }
        int thousandths = (int) Math.rint(Math.abs(value) * PARTS);
        String sign = value < 0 && thousandths > 0 ? "-" : "";
        String whole = sign + thousandths / PARTS;
        int rest = thousandths % PARTS;
        return rest == 0 ? whole : whole + "." + digits(rest);
    }

    private static String digits(int rest) {
        String three = Integer.toString(PARTS + rest).substring(1);
        int end = three.length();
        while (three.charAt(end - 1) == '0') {
            end--;
        }
        return three.substring(0, end);
    }
}
