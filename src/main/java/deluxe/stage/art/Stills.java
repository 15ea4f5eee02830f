package deluxe.stage.art;

import deluxe.kit.ByName;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;

/**
 * Pictures that are kept under a named place and drawn again only when they, their size or the theme change. Drawing is
 * expensive, so a picture at a new place, or one that replaces another of the same size, waits for the next frame if this
 * frame has already drawn one. A picture whose size or theme has changed doesn't wait.
 */
public final class Stills {
    private final ByName<Still> byPlace = new ByName<>();
    private boolean hasDrawn;
    private boolean isBehind;

    /** Call this at the start of each frame. */
    public void begin() {
        hasDrawn = false;
        isBehind = false;
    }

    /** Whether this frame shows an earlier picture somewhere, or none yet, so that another frame is needed. */
    public boolean isBehind() {
        return isBehind;
    }

    /** Shows the picture in a box. Moving the box costs nothing. One picture is kept for each place. */
    public void show(Surface surface, String place, Box box, Picture picture, Theme theme) {
        show(surface, place, box, picture, theme, true);
    }

    /** The same for a picture that comes and goes: nothing is shown until it is drawn, because the old one is about something else. */
    public void showOnly(Surface surface, String place, Box box, Picture picture, Theme theme) {
        show(surface, place, box, picture, theme, false);
    }

    private void show(Surface surface, String place, Box box, Picture picture, Theme theme, boolean oldMayStand) {
        Still still = byPlace.get(place);
        boolean fits = still != null && still.fits(box, theme, surface.ratio());
        boolean canWait = still == null || fits;
        if (fits && still.shows(picture)) {
            draw(surface, still, box);
        } else if (hasDrawn && canWait) {
            isBehind = true;
            if (fits && oldMayStand) {
                draw(surface, still, box);
            }
        } else {
            hasDrawn = true;
            draw(surface, drawn(surface, place, box, picture, theme), box);
        }
    }

    /** The same for a picture that is cheap to draw and changes often: it does not wait for the next frame. */
    public void showNow(Surface surface, String place, Box box, Picture picture, Theme theme) {
        Still still = byPlace.get(place);
        boolean isDrawn = still != null && still.fits(box, theme, surface.ratio()) && still.shows(picture);
        draw(surface, isDrawn ? still : drawn(surface, place, box, picture, theme), box);
    }

    private static void draw(Surface surface, Still still, Box box) {
        double bleed = still.bleed;
        surface.draw(still.sprite, whole(box.x(), surface) - bleed, whole(box.y(), surface) - bleed);
    }

    private Still drawn(Surface surface, String place, Box box, Picture picture, Theme theme) {
        double bleed = whole(picture.bleed(box), surface);
        Sprite sprite = surface.sprite(box.width() + 2 * bleed, box.height() + 2 * bleed);
        picture.paint(sprite.surface(), new Box(bleed, bleed, box.width(), box.height()), theme);
        Still fresh = new Still(picture, box.width(), box.height(), theme, surface.ratio(), bleed, sprite);
        Still old = byPlace.put(place, fresh);
        if (old != null) {
            old.sprite.drop();
        }
        return fresh;
    }

    private static double whole(double length, Surface surface) {
        return Math.rint(length * surface.ratio()) / surface.ratio();
    }

    private record Still(
            Picture picture, double width, double height, Theme theme, double ratio, double bleed, Sprite sprite) {
        boolean fits(Box box, Theme theme, double ratio) {
            return box.width() == width && box.height() == height && ratio == this.ratio && theme.equals(this.theme);
        }

        boolean shows(Picture other) {
            return other.equals(picture);
        }
    }
}
