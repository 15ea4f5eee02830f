package deluxe.stage.tavern;

import deluxe.ports.Surface;
import java.util.Comparator;
import java.util.List;

/** Draws dice that lie still, with their shadows, in full detail: once, in a picture that is shown again until they are picked up. */
final class LyingDice {
    private final BoardPlace place;
    private final double ratio;
    private final DieSprites sprites;
    private final DiceStill still = new DiceStill();

    LyingDice(Surface like, BoardPlace place) {
        this.place = place;
        ratio = like.ratio();
        sprites = new DieSprites(like, place.scale());
    }

    boolean fits(BoardPlace other, double otherRatio) {
        return ratio == otherRatio && place.equals(other);
    }

    void drop() {
        sprites.drop();
        still.drop();
    }

    void paint(Surface surface, List<PlacedDie> dice) {
        List<DieSolid> solids = dice.stream()
                .map(PlacedDie::solid)
                .sorted(Comparator.comparingDouble(die -> die.middle().nearness()))
                .toList();
        still.show(surface, dice, place.onDisplay(DiceShadows.reach(solids), ratio), other -> {
            place.enter(other);
            DiceShadows.LASTING.paint(other, solids);
            solids.forEach(die -> new DieArt(other, sprites, die, solids).paint());
        });
    }
}
