package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.ports.Display;
import deluxe.stage.Motion;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is seen of the tiles of a round when the next one is dealt. */
class DealMotionTest {
    private static final double START = 1000;
    private static final double FRAME = 16;
    private static final double ACROSS = 900;

    private final TableItems items = TableItems.create();
    private final SteppedMatch sitting = SteppedMatch.until(reached -> reached.has(Event.RoundDealt.class));
    private final List<Bone> old = new ArrayList<>();

    DealMotionTest() {
        TableLayout layout = Layouts.of(new Display.Size((int) ACROSS, 600, 1));
        items.fit(layout, Optional.empty(), 1);
        TableState before = sitting.before();
        items.board().lay(before.view().rules(), before.view().tableau(), "");
        items.hand().lay(before.view().hand().tiles());
        items.opponent().lay(before.view().otherHandSize(), before.revealed());
        old.addAll(items.board().bones());
        old.addAll(items.hand().bones());
        old.addAll(items.opponent().bones());
    }

    @Test
    void allTilesOfTheRoundBeforeGlideIntoTheHeapWithoutAJump() {
        deal(false);

        assertThat(items.leaving()).containsAll(old);
        double gathered = START + TileTimes.GLIDE_MILLIS;
        for (double now = START; now + FRAME < gathered; now += FRAME) {
            for (Bone bone : old) {
                Pose pose = bone.at(now);
                Pose soon = bone.at(now + FRAME);
                assertThat(pose.alpha()).isEqualTo(1);
                assertThat(Math.hypot(soon.x() - pose.x(), soon.y() - pose.y())).isLessThan(ACROSS / 10);
            }
        }
        assertThat(old).allSatisfy(bone -> {
            assertThat(bone.at(gathered - 1e-6).faceUp()).isLessThan(1e-3);
            assertThat(bone.at(gathered).alpha()).isZero();
        });
    }

    @Test
    void whereATileWasGatheredABackLiesAlready() {
        deal(false);

        double gathered = START + TileTimes.GLIDE_MILLIS;
        List<Bone> heap = new ArrayList<>(items.hand().bones());
        heap.addAll(items.opponent().bones());
        items.leaving().stream().filter(bone -> !old.contains(bone)).forEach(heap::add);
        for (Bone bone : old) {
            Pose end = bone.at(gathered - 1e-6);
            assertThat(heap.stream().anyMatch(back -> lies(back.at(gathered), end)))
                    .isTrue();
        }
    }

    @Test
    void noTileIsSeenTwiceWhileTheyAreGathered() {
        deal(false);

        List<Bone> backs = new ArrayList<>(items.hand().bones());
        backs.addAll(items.opponent().bones());
        items.leaving().stream().filter(bone -> !old.contains(bone)).forEach(backs::add);
        for (double now = START; now <= START + TileTimes.GLIDE_MILLIS; now += FRAME / 4) {
            double at = now;
            assertThat(seen(old, at) + seen(backs, at)).isLessThanOrEqualTo(backs.size());
        }
        assertThat(seen(backs, START + TileTimes.GLIDE_MILLIS)).isEqualTo(backs.size());
    }

    private static long seen(List<Bone> bones, double at) {
        return bones.stream().filter(bone -> bone.at(at).alpha() > 0).count();
    }

    private static boolean lies(Pose back, Pose end) {
        return Math.hypot(back.x() - end.x(), back.y() - end.y()) < .01
                && Math.abs(back.u() - end.u()) < .01
                && back.alpha() == 1;
    }

    @Test
    void withReducedMotionTheyFadeWhereTheyLie() {
        List<Pose> lay = old.stream().map(bone -> bone.at(START)).toList();
        deal(true);

        for (int at = 0; at < old.size(); at++) {
            Pose pose = old.get(at).at(START + Motion.FADE_MILLIS / 2);
            assertThat(items.leaving()).contains(old.get(at));
            assertThat(pose.alpha()).isBetween(.2, .8);
            assertThat(pose.shown(1)).isEqualTo(lay.get(at));
        }
    }

    private void deal(boolean reducedMotion) {
        TableState next = sitting.state();
        new DealMotion(items, new TileMotion(reducedMotion), next).tell(START);
        assertThat(items.shows(next.view())).isTrue();
    }
}
