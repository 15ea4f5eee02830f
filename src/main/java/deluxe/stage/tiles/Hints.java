package deluxe.stage.tiles;

import deluxe.dominoes.BestScore;
import deluxe.stage.Fade;
import deluxe.stage.Motion;
import deluxe.stage.Tween;
import java.util.Optional;

/** Hints that don't move: arrowheads at open ends, words at the boneyard, the sum split into its parts, the tile that scores most. */
public final class Hints {
    private Tween ends = Tween.resting(0);
    private final Fade sum = new Fade();
    private final Fade boneyard = new Fade();
    private String boneyardWords = "";
    private double placesFromMillis;
    private Optional<BestScore> best = Optional.empty();

    public void clear() {
        ends = Tween.resting(0);
        placesFromMillis = 0;
        sum.show(false);
        sum.end();
        boneyard.show(false);
        boneyard.end();
    }

    /** Sets how strongly the open ends are marked, from 0 to 1. */
    public void ends(double marked, double atMillis) {
        ends = ends.towards(marked, atMillis, Motion.FADE_MILLIS, Motion::glide);
    }

    /** Until then a tile is on its way to the board: no places or sums are shown for a board that nobody has seen yet. */
    public void placesFrom(double atMillis) {
        placesFromMillis = atMillis;
    }

    public boolean showsPlaces(double nowMillis) {
        return nowMillis >= placesFromMillis;
    }

    public void best(Optional<BestScore> wanted) {
        best = wanted;
    }

    public Optional<BestScore> best() {
        return best;
    }

    public void boneyard(String words) {
        boneyard.show(!words.isEmpty());
        boneyardWords = words.isEmpty() ? boneyardWords : words;
    }

    void explain(boolean shown) {
        sum.show(shown);
    }

    public double ends(double nowMillis) {
        return ends.at(nowMillis);
    }

    public double sum(double nowMillis) {
        return sum.at(nowMillis);
    }

    public double boneyard(double nowMillis) {
        return boneyard.at(nowMillis);
    }

    public String boneyardWords() {
        return boneyardWords;
    }

    public boolean isMoving(double nowMillis) {
        return !ends.isOver(nowMillis) || sum.isMoving(nowMillis) || boneyard.isMoving(nowMillis);
    }
}
