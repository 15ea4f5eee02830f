package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Theme;

/** A slate that is shown over the table for a while. */
record SlatePicture() implements Picture {
    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        new SlateArt(surface).paint(box);
    }

    @Override
    public double bleed(Box box) {
        return 2 * SlateArt.frame(box) + 4;
    }
}
