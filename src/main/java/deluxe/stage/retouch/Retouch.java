package deluxe.stage.retouch;

import deluxe.ports.Surface;
import java.util.function.Consumer;

/** A picture that is painted again only where it differs from the one before. */
public final class Retouch {
    private Marks before = new Marks();
    private Marks now = new Marks();
    private Surface painted;

    /** Call this if the surface no longer shows what was painted there: everything is painted next time. */
    public void forget() {
        painted = null;
    }

    /**
     * Makes a surface of this size, in CSS pixels, look as {@code painting} would paint it. {@code painting} is called more
     * than once and must paint the same each time.
     */
    public void paint(Surface surface, double width, double height, Consumer<Surface> painting) {
        now.clear();
        painting.accept(new Draft(surface, now));
        Patches patches = new Patches(width, height, surface.ratio());
        if (surface == painted) {
            now.compare(before, patches);
        } else {
            patches.addAll();
        }
        for (int patch = 0; patch < patches.count(); patch++) {
            paint(surface, patches, patch, painting);
        }
        Marks old = before;
        before = now;
        now = old;
        painted = surface;
    }

    private void paint(Surface surface, Patches patches, int patch, Consumer<Surface> painting) {
        surface.save();
        patches.clear(surface, patch);
        painting.accept(new Brush(surface, now, patches, patch));
        surface.restore();
    }
}
