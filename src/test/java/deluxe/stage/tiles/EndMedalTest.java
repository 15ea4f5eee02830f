package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.felt.Boardroom;
import deluxe.felt.Felt;
import deluxe.felt.Laying;
import deluxe.felt.TidyLaying;
import deluxe.ports.RecordingSurface;
import deluxe.stage.Paintbox;
import deluxe.stage.Stamp;
import deluxe.stage.art.Box;
import deluxe.stage.art.Medal;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndMedalTest {
    private static final double TIDIED_AT = 5000;
    private static final double AFTER = 20_000;
    private static final Box WHERE_IT_WAS = new Box(0, 0, 36, 36);

    private final Board board = new Board();
    private final TileMotion motion = new TileMotion(false);

    EndMedalTest() {
        board.fit(new Box(0, 0, 400, 300), 38, 1);
        board.tidy(Optional.of(new AlwaysTidy()));
    }

    @Test
    void itGoesWithItsTileWhereTheBoardIsPutInOrder() {
        double farthest = 0;
        for (List<Tableau> round : Boardroom.rounds(RuleSet.ALL_FIVES, 20)) {
            board.clear();
            for (Tableau after : round) {
                play(after);
                List<Anchor> ends = board.anchors();
                List<Box> before = places(ends, TIDIED_AT);
                board.spend(after, motion, TIDIED_AT);
                List<Box> asItGoes = places(ends, TIDIED_AT);
                List<Box> tidy = places(ends, AFTER);
                for (int at = 0; at < ends.size(); at++) {
                    assertThat(distance(asItGoes.get(at), before.get(at))).isLessThan(2 * board.u());
                    assertAt(
                            tidy.get(at),
                            new MedalPlace(board).at(board.anchors().get(at)));
                    farthest = Math.max(farthest, distance(tidy.get(at), before.get(at)));
                }
            }
        }
        assertThat(farthest).isGreaterThan(2 * board.u());
    }

    @Test
    void itStaysWhereItWasWhereItsEndIsGone() {
        play(Boardroom.rounds(RuleSet.ALL_FIVES, 1).get(0).get(0));
        EndMedal medal = medal(board.anchors().get(0));
        board.clear();

        assertAt(painted(medal, TIDIED_AT), WHERE_IT_WAS);
    }

    @Test
    void itIsInTheWayOfATileThatCanLandThere() {
        play(Boardroom.rounds(RuleSet.ALL_FIVES, 1).get(0).get(0));
        Anchor anchor = board.anchors().get(0);

        assertThat(medal(anchor).hides(board.ahead(anchor), 0)).isTrue();
        assertThat(medal(anchor).hides(board.ahead(board.anchors().get(1)), 0)).isFalse();
    }

    /** A round medal covers less of a wide tile than its box does. */
    @Test
    void itLeavesThePipsOfASmallTileInSight() {
        board.fit(new Box(0, 0, 140, 80), 18, 1);
        play(Boardroom.rounds(RuleSet.ALL_FIVES, 1).get(0).get(0));
        double u = board.u();
        assertThat(u).isLessThan(20);
        Box tile = board.bones().get(0).destination().box();
        Box medal = new MedalPlace(board).at(board.anchors().get(0));

        assertThat(medal.shared(tile)).isLessThan(u * u / 3);
    }

    /** The tile that was played last is in its place at once. */
    private void play(Tableau after) {
        Bone bone = new Bone(Optional.of(after.tile(after.size() - 1)), Pose.faceUp(200, 280, 38, 0));
        bone.place(board.join(bone, after, motion, 0));
    }

    private List<Box> places(List<Anchor> ends, double nowMillis) {
        List<Box> places = new ArrayList<>();
        for (Anchor anchor : ends) {
            places.add(painted(medal(anchor), nowMillis));
        }
        return places;
    }

    private EndMedal medal(Anchor anchor) {
        Stamp stamp = new Stamp("end", new Medal("5", true), WHERE_IT_WAS, 0, 2 * AFTER, Stamp.Manner.POP);
        return new EndMedal(stamp, board, anchor.end());
    }

    private static Box painted(EndMedal medal, double nowMillis) {
        RecordingSurface surface = new RecordingSurface(1);
        medal.paint(new Paintbox(surface, new Stills(), Theme.EMERALD, false), nowMillis);
        RecordingSurface.Area area = surface.painted();
        return new Box(area.left(), area.top(), area.right() - area.left(), area.bottom() - area.top());
    }

    private static void assertAt(Box painted, Box place) {
        assertThat(painted.centreX()).isCloseTo(place.centreX(), within(1.0));
        assertThat(painted.centreY()).isCloseTo(place.centreY(), within(1.0));
    }

    private static double distance(Box one, Box other) {
        return Math.hypot(one.centreX() - other.centreX(), one.centreY() - other.centreY());
    }

    private record AlwaysTidy() implements Tidying {
        @Override
        public boolean isWanted(Felt felt, Tableau tableau) {
            return true;
        }

        @Override
        public Laying lay(Felt felt, Tableau tableau) {
            return new TidyLaying(felt, tableau);
        }

        @Override
        public Pose pile() {
            return Pose.faceUp(380, 20, 12, 0);
        }
    }
}
