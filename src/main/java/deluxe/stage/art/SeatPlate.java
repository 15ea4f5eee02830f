package deluxe.stage.art;

import deluxe.ports.Surface;

/**
 * What a player's portrait, name and points stand on.
 *
 * @param toMove whether it is this player's turn
 */
public record SeatPlate(boolean toMove) implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        PlateArt plates = new PlateArt(surface, theme);
        if (toMove) {
            plates.halo(box, box.height() / 2);
        }
        plates.plate(box, box.height() / 2, theme.plate());
    }

    /** The place of the portrait on it. */
    public static Box portrait(Box box, boolean mirrored) {
        double h = box.height();
        double middle = mirrored ? box.right() - h / 2 : box.x() + h / 2;
        return new Box(middle - h * .52, box.y() - h * .02, h * 1.04, h * 1.04);
    }
}
