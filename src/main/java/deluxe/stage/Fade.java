package deluxe.stage;

/** Something that fades in and out. A fade begins with the first frame after the change. */
public final class Fade {
    private Tween share = Tween.resting(0);
    private boolean shown;
    private boolean changed;

    /** Returns whether this is a change. */
    public boolean show(boolean wanted) {
        boolean isNew = wanted != shown;
        changed |= isNew;
        shown = wanted;
        return isNew;
    }

    /** How visible it is: from 0, not at all, to 1, fully. */
    public double at(double nowMillis) {
        if (changed) {
            changed = false;
            share = share.towards(shown ? 1 : 0, nowMillis, Motion.FADE_MILLIS, Motion::glide);
        }
        return share.at(nowMillis);
    }

    public boolean isMoving(double nowMillis) {
        return changed || !share.isOver(nowMillis);
    }

    public void end() {
        changed = false;
        share = Tween.resting(shown ? 1 : 0);
    }
}
