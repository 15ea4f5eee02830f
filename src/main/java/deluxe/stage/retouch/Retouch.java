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
     * Makes a surface of this size, in CSS pixels, look as {@code painting} would paint it. {@code painting} is called once, with a
     * surface that is only valid until then.
     */
    public void paint(Surface surface, double width, double height, Consumer<Surface> painting) {
        now.clear();
        Draft draft = new Draft(surface, now);
        painting.accept(draft);
        Patches patches = new Patches(width, height, surface.ratio());
        if (surface == painted) {
            now.compare(before, patches);
        } else {
            patches.addAll();
        }
        for (int patch = 0; patch < patches.count(); patch++) {
            surface.save();
            patches.clear(surface, patch);
            draft.paint(patches, patch);
            surface.restore();
        }
        Marks old = before;
        before = now;
        now = old;
        painted = surface;
    }
}
