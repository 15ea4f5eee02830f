package deluxe.stage.art;

import deluxe.ports.Surface;

/** Something that fills a box. Equal pictures look the same, so one that is already drawn can be shown again ({@link Stills}). */
public interface Picture {
    void paint(Surface surface, Box box, Theme theme);

    /** How far its shadow or its glow reaches beyond the box. */
    default double bleed(Box box) {
        return Math.ceil(Math.min(14, box.height() * .3));
    }
}
