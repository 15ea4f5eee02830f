package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Theme;

/** A picture of a room in parts, each of which can have a frame of its own. */
interface RoomPicture extends BoxPicture {
    int PARTS = 5;

    /** Paints one of the parts, which lies over those before it. */
    void paintPart(int part, Surface surface, Box box, Theme theme);

    @Override
    default void paint(Surface surface, Box box, Theme theme) {
        for (int part = 0; part < PARTS; part++) {
            paintPart(part, surface, box, theme);
        }
    }
}
