package deluxe.stage.art;

import deluxe.ports.Decimal;

/**
 * Where the parts of a table are, in CSS pixels.
 *
 * @param width the width of the whole
 * @param height the height of the whole
 * @param band how high the wooden band for the plates at the top is, or 0 if there is none
 * @param rail how thick the rail around the cloth is
 */
public record TableFrame(double width, double height, double band, double rail) {
    private static final double THINNEST_RAIL = 10;
    private static final double THICKEST_RAIL = 34;
    private static final double RAIL_SHARE = .045;

    public TableFrame {
        if (!(width > 0 && height > 0 && band >= 0 && rail > 0 && band + 2 * rail < height && 2 * rail < width)) {
            throw new IllegalArgumentException("no table is " + Decimal.of(width) + " x " + Decimal.of(height)
                    + " with a band of " + Decimal.of(band) + " and a rail of " + Decimal.of(rail));
        }
    }

    /** A rail that suits a table of this size: thin on phones, where every pixel of cloth counts. */
    public static double railFor(double width, double height) {
        double suited = Math.min(width, height) * RAIL_SHARE;
        return Math.max(THINNEST_RAIL, Math.min(THICKEST_RAIL, suited));
    }

    public Box bandBox() {
        return new Box(0, 0, width, band);
    }

    /** Rail and cloth. */
    public Box tableBox() {
        return new Box(0, band, width, height - band);
    }

    public Box feltBox() {
        return tableBox().grown(-rail);
    }
}
