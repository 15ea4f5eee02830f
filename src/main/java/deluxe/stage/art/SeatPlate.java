package deluxe.stage.art;

import deluxe.ports.Surface;

/** What a player's portrait, name and points stand on. */
public record SeatPlate() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        new PlateArt(surface, theme).plate(box, box.height() / 2, theme.plate());
    }

    /** The light around it while it is this player's turn, to be shown under it. */
    public record Halo() implements Picture {
        @Override
        public void paint(Surface surface, Box box, Theme theme) {
            new PlateArt(surface, theme).halo(box, box.height() / 2);
        }
    }

    /** The place of the portrait on it. */
    public static Box portrait(Box box, boolean mirrored) {
        double h = box.height();
        double middle = mirrored ? box.right() - h / 2 : box.x() + h / 2;
        return new Box(middle - h * .52, box.y() - h * .02, h * 1.04, h * 1.04);
    }
}
