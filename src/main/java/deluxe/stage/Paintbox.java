package deluxe.stage;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;

/**
 * What is needed to show pictures: where they go, how they look, and the pictures that were drawn before.
 *
 * @param calm whether pictures stay where they are shown instead of moving
 */
public record Paintbox(Surface surface, Stills stills, Theme theme, boolean calm) {

    /** Shows nothing if the box is empty. */
    public void show(String place, Box box, Picture picture) {
        if (box.width() == 0) {
            return;
        }
        stills.show(surface, place, box, picture, theme);
    }

    /**
     * For a picture that is cheap to draw and changes in every frame: if it took its turn, all others would have to wait. Shows nothing if
     * the box is empty.
     */
    public void showNow(String place, Box box, Picture picture) {
        if (box.width() > 0) {
            stills.showNow(surface, place, box, picture, theme);
        }
    }

    public void show(String place, Box box, Picture picture, double alpha) {
        if (alpha <= 0) {
            return;
        }
        if (alpha < 1) {
            surface.alpha(alpha);
        }
        show(place, box, picture);
        if (alpha < 1) {
            surface.alpha(1);
        }
    }

    /** Shows a picture that comes and goes, scaled around its middle; never the one that was at that place before. */
    public void showOnly(String place, Box box, Picture picture, double alpha, double scale) {
        if (alpha <= 0 || box.width() == 0) {
            return;
        }
        if (alpha < 1) {
            surface.alpha(alpha);
        }
        if (scale == 1) {
            stills.showOnly(surface, place, box, picture, theme);
        } else {
            surface.save();
            surface.translate(box.centreX(), box.centreY());
            surface.scale(scale, scale);
            Box around = new Box(-box.width() / 2, -box.height() / 2, box.width(), box.height());
            stills.showOnly(surface, place, around, picture, theme);
            surface.restore();
        }
        if (alpha < 1) {
            surface.alpha(1);
        }
    }

    /** Scaled around its middle. */
    public void show(String place, Box box, Picture picture, double alpha, double scale) {
        if (scale == 1) {
            show(place, box, picture, alpha);
            return;
        }
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        surface.scale(scale, scale);
        show(place, new Box(-box.width() / 2, -box.height() / 2, box.width(), box.height()), picture, alpha);
        surface.restore();
    }
}
