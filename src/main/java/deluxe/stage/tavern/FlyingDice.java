package deluxe.stage.tavern;

import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Draws dice while one of them flies. That takes sixty frames a second, so a die in flight is drawn simply; one that has come to
 * rest is drawn once in full detail.
 */
final class FlyingDice {
    private final BoardPlace place;
    private final double ratio;
    private final DieSprites sprites;
    private final List<DiceStill> resting = new ArrayList<>();

    FlyingDice(Surface like, BoardPlace place) {
        this.place = place;
        ratio = like.ratio();
        sprites = new DieSprites(like, place.scale());
    }

    boolean fits(BoardPlace other, double otherRatio) {
        return ratio == otherRatio && place.equals(other);
    }

    void drop() {
        sprites.drop();
        resting.forEach(DiceStill::drop);
    }

    void paint(Surface surface, List<PlacedDie> dice) {
        List<DieSolid> solids = dice.stream().map(PlacedDie::solid).toList();
        surface.save();
        place.enter(surface);
        DiceShadows.FLEETING.paint(surface, solids);
        surface.restore();
        List<Integer> farthestFirst = new ArrayList<>();
        for (int number = 0; number < dice.size(); number++) {
            farthestFirst.add(number);
        }
        farthestFirst.sort(
                Comparator.comparingDouble(number -> solids.get(number).middle().nearness()));
        for (int number : farthestFirst) {
            if (dice.get(number).lies()) {
                resting(surface, number, dice.get(number), solids);
            } else {
                surface.save();
                place.enter(surface);
                new FlyingDie(solids.get(number), solids).paint(surface, sprites);
                surface.restore();
            }
        }
    }

    private void resting(Surface surface, int number, PlacedDie placed, List<DieSolid> all) {
        while (resting.size() <= number) {
            resting.add(new DiceStill());
        }
        DieSolid die = all.get(number);
        resting.get(number)
                .show(surface, List.of(placed), place.onDisplay(die.box().grown(2), ratio), other -> {
                    place.enter(other);
                    new DieArt(other, sprites, die, all).paint();
                });
    }
}
