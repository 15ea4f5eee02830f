package deluxe.stage;

/** Something that comes and goes softly. Its time begins with the first frame that sees the change. */
public final class Fade {
    private Tween share = Tween.resting(0);
    private boolean shown;
    private boolean changed;

    /** Returns whether it was shown otherwise before. */
    public boolean show(boolean wanted) {
        boolean isNew = wanted != shown;
        changed |= isNew;
        shown = wanted;
        return isNew;
    }

    /** From 0, away, to 1, there. */
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
