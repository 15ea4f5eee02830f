package deluxe.stage.art;

import deluxe.ports.Surface;

/** The plate under a player's portrait, name and points. */
public record SeatPlate() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        new PlateArt(surface, theme).plate(box, box.height() / 2, theme.plate());
    }

    /** The light around the plate while it is this player's turn, shown under the plate. */
    public record Halo() implements Picture {
        @Override
        public void paint(Surface surface, Box box, Theme theme) {
            new PlateArt(surface, theme).halo(box, box.height() / 2);
        }
    }

    /** The box of the portrait on the plate. */
    public static Box portrait(Box box, boolean mirrored) {
        double h = box.height();
        double middle = mirrored ? box.right() - h / 2 : box.x() + h / 2;
        return new Box(middle - h * .52, box.y() - h * .02, h * 1.04, h * 1.04);
    }
}
