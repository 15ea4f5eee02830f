package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.stage.Motion;
import deluxe.stage.art.Box;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class HandsTest {
    private static final int MOST = 21;
    private static final double ROUNDING = .01;

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void tilesOfAHandNeverLieOverOneAnother(Display.Size size) {
        TableLayout layout = layout(size);
        for (int count = 1; count <= MOST; count++) {
            apart(hand(layout, count).bones());
        }
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void upToEightTilesStandInTheirPlaceInFull(Display.Size size) {
        TableLayout layout = layout(size);
        for (int count = 1; count <= 8; count++) {
            HandRow hand = hand(layout, count);
            assertThat(hand.overflows()).isFalse();
            assertThat(hand.bones())
                    .allSatisfy(bone ->
                            inside(bone.destination().box(), layout.hand().box()));
        }
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void everyTileOfALargeHandCanBeScrolledTo(Display.Size size) {
        TableLayout layout = layout(size);
        HandRow hand = hand(layout, MOST);
        for (int index = 0; index < MOST; index++) {
            hand.show(Tile.at(index));
            Bone bone = hand.find(Tile.at(index)).orElseThrow();
            inside(bone.destination().box(), hand.room());
            assertThat(hand.at(bone.destination().x(), bone.destination().y())).contains(bone);
        }
    }

    @Test
    void aLargeHandShowsOnWhichSideItGoesOn() {
        HandRow hand = hand(layout(new Display.Size(900, 600, 1)), MOST);

        assertThat(hand.goesOn(-1)).isFalse();
        assertThat(hand.goesOn(1)).isTrue();

        hand.scroll(10_000);

        assertThat(hand.goesOn(-1)).isTrue();
        assertThat(hand.goesOn(1)).isFalse();
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void theOpponentsTilesNeverLieOverOneAnother(Display.Size size) {
        TableLayout layout = layout(size);
        for (int count = 1; count <= MOST; count++) {
            OpponentRow row = new OpponentRow();
            row.fit(layout.opponentRow(), layout.frame());
            row.lay(count, List.of());
            apart(row.bones());
            row.lay(count, tiles(count));
            apart(row.bones());
            assertThat(row.bones())
                    .allSatisfy(bone -> assertThat(bone.destination().box().x()).isGreaterThanOrEqualTo(0));
        }
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void openTilesLieBetweenTheBandAndTheBoard(Display.Size size) {
        TableLayout layout = Layouts.ofOpenHands(size);
        Box room = new Box(
                0,
                layout.frame().band(),
                size.width(),
                layout.board().y() - layout.frame().band());
        for (int count = 1; count <= MOST; count++) {
            OpponentRow row = new OpponentRow();
            row.open(true);
            row.fit(layout.opponentRow(), layout.frame());
            row.lay(count, tiles(count));
            apart(row.bones());
            assertThat(row.bones()).allSatisfy(bone -> inside(bone.destination().box(), room));
        }
    }

    @Test
    void anOpenTileIsTakenFromWhereItLies() {
        OpponentRow row = new OpponentRow();
        row.lay(5, tiles(5));

        assertThat(row.take(Tile.at(3)).is(Tile.at(3))).isTrue();
        assertThat(row.bones()).hasSize(4).noneMatch(bone -> bone.is(Tile.at(3)));
    }

    private static TableLayout layout(Display.Size size) {
        return Layouts.of(size);
    }

    private static HandRow hand(TableLayout layout, int count) {
        HandRow hand = new HandRow();
        hand.fit(layout.hand(), layout.reach());
        hand.lay(tiles(count));
        return hand;
    }

    private static List<Tile> tiles(int count) {
        List<Tile> tiles = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            tiles.add(Tile.at(index));
        }
        return tiles;
    }

    private static void inside(Box inner, Box outer) {
        assertThat(inner.x()).isGreaterThanOrEqualTo(outer.x() - .01);
        assertThat(inner.y()).isGreaterThanOrEqualTo(outer.y() - .01);
        assertThat(inner.right()).isLessThanOrEqualTo(outer.right() + .01);
        assertThat(inner.bottom()).isLessThanOrEqualTo(outer.bottom() + .01);
    }

    private static void apart(List<Bone> bones) {
        for (int at = 1; at < bones.size(); at++) {
            for (int other = 0; other < at; other++) {
                Box one = bones.get(at).destination().box();
                Box two = bones.get(other).destination().box();
                assertThat(one.grown(-ROUNDING).meets(two))
                        .as(other + " and " + at + " of " + bones.size())
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void aScrolledHandComesToRestWithWholeTiles(Display.Size size) {
        HandRow hand = hand(layout(size), MOST);
        if (!hand.overflows()) {
            return;
        }
        hand.scroll(hand.row().pitch() * 1.4);
        hand.settle(new TileMotion(false), 1000);

        showsWholeTiles(hand);
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void theWheelMovesALargeHandByWholeTiles(Display.Size size) {
        HandRow hand = hand(layout(size), MOST);
        if (!hand.overflows()) {
            return;
        }
        int turns = 0;
        while (hand.turn(17, new TileMotion(false), 1000)) {
            showsWholeTiles(hand);
            turns++;
        }

        assertThat(turns).isGreaterThan(2);
        assertThat(hand.goesOn(1)).isFalse();
        assertThat(hand.turn(-hand.row().pitch(), new TileMotion(false), 1000)).isTrue();
        assertThat(hand.goesOn(1)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void anArrowStandsOverNoTileThatIsSeen(Display.Size size) {
        HandRow hand = hand(layout(size), MOST);
        for (int step = 0; step < MOST && hand.overflows(); step++) {
            hand.settle(new TileMotion(false), 1000);
            double later = 1000 + TileTimes.GLIDE_MILLIS + step;
            hand.arrow(-1, later);
            hand.arrow(1, later);
            double last = later + Motion.FADE_MILLIS;
            for (Bone bone : hand.bones()) {
                Box box = bone.destination().box();
                boolean isSeen = hand.room().grown(1).meets(box) && !isUnderAnArrow(hand, box);
                assertThat(hand.presence(bone.destination().x(), last)).isCloseTo(isSeen ? 1 : 0, within(.01));
            }
            hand.scroll(hand.row().pitch());
        }
    }

    @ParameterizedTest
    @CsvSource({"568, 320, 9", "667, 375, 11", "844, 390, 15", "900, 600, 10"})
    void aHandSpreadsIntoTheRoomBesideItBeforeTilesGoOutOfSight(double width, double height, int seen) {
        TableLayout layout = layout(new Display.Size(width, height, 1));

        assertThat(hand(layout, seen).overflows()).isFalse();
        assertThat(hand(layout, seen + 1).overflows()).isTrue();
        assertThat(hand(layout, seen).bones())
                .allSatisfy(bone -> inside(bone.destination().box(), layout.reach()));
    }

    private static boolean isUnderAnArrow(HandRow hand, Box box) {
        boolean left = hand.goesOn(-1) && hand.edge(-1).meets(box);
        return left || (hand.goesOn(1) && hand.edge(1).meets(box));
    }

    private static void showsWholeTiles(HandRow hand) {
        double left = hand.room().x();
        double right = hand.room().right();
        assertThat(hand.bones()).noneMatch(bone -> {
            Box box = bone.destination().box();
            return (box.x() < left - 1 && box.right() > left + 1) || (box.x() < right - 1 && box.right() > right + 1);
        });
    }
}
