package deluxe.stage.art;

import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import java.util.Map;
import java.util.TreeMap;

/**
 * Pictures that stand at a named place and are drawn anew only when they, their size or the theme change. Drawing is dear: one that
 * takes the place of another of its size waits while a frame has drawn one already.
 */
public final class Stills {
    private final Map<String, Still> byPlace = new TreeMap<>();
    private boolean hasDrawn;
    private boolean isBehind;

    /** Another frame is painted. */
    public void begin() {
        hasDrawn = false;
        isBehind = false;
    }

    /** Whether the frame shows an earlier picture somewhere, so that another frame is wanted. */
    public boolean isBehind() {
        return isBehind;
    }

    /** Shows the picture in a box, which may move at no cost; of each place one picture is kept. */
    public void show(Surface surface, String place, Box box, Picture picture, Theme theme) {
        Still still = byPlace.get(place);
        boolean fits = still != null && still.fits(box, theme, surface.ratio());
        if (fits && !still.shows(picture) && hasDrawn) {
            isBehind = true;
        } else if (!fits || !still.shows(picture)) {
            if (still != null) {
                still.sprite.drop();
            }
            still = drawn(surface, box, picture, theme);
            byPlace.put(place, still);
            hasDrawn = true;
        }
        double bleed = still.bleed;
        surface.draw(still.sprite, whole(box.x(), surface) - bleed, whole(box.y(), surface) - bleed);
    }

    /** Gives all memory back; what is shown afterwards is drawn anew. */
    public void drop() {
        byPlace.values().forEach(still -> still.sprite.drop());
        byPlace.clear();
    }

    private static Still drawn(Surface surface, Box box, Picture picture, Theme theme) {
        double bleed = whole(picture.bleed(box), surface);
        Sprite sprite = surface.sprite(box.width() + 2 * bleed, box.height() + 2 * bleed);
        picture.paint(sprite.surface(), new Box(bleed, bleed, box.width(), box.height()), theme);
        return new Still(picture, box.width(), box.height(), theme, surface.ratio(), bleed, sprite);
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
