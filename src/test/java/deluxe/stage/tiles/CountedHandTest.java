package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.stage.art.Box;
import deluxe.stage.classic.ClassicSpots;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The hand as it is counted at a round's end. */
class CountedHandTest {
    private static final int MOST = 21;
    private static final double LATER = 1000;
    private static final double ROUNDING = .01;

    private final TableItems items = TableItems.create();

    /** A table, and what is written there. */
    record At(Display.Size size, TableLayout table, List<Box> written) {
        static At of(Display.Size size, ClassicSpots spots) {
            return new At(size, spots.table(), spots.written());
        }
    }

    static Stream<At> tables() {
        return DisplaySizes.all()
                .flatMap(size -> Stream.of(
                        new At(size, Layouts.of(size), List.of()),
                        At.of(size, ClassicSpots.ofPub((int) size.width(), (int) size.height())),
                        At.of(size, ClassicSpots.ofVeranda((int) size.width(), (int) size.height()))));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyTileOfTheHandAndItsPointsAreSeenWholeAndHideNothingThatIsWritten(At at) {
        Box display = new Box(0, 0, at.size.width(), at.size.height());
        for (int count = 1; count <= MOST; count++) {
            List<Box> points = count(at, count);
            List<Box> tiles = new ArrayList<>();
            items.hand().bones().forEach(bone -> tiles.add(bone.destination().box()));
            for (Box each : tiles) {
                assertThat(each.shared(display)).isGreaterThan(each.width() * each.height() - ROUNDING);
            }
            for (Box each : points) {
                assertThat(each.shared(display)).isGreaterThan(each.width() * each.height() - ROUNDING);
                assertThat(at.written).noneMatch(each.grown(-ROUNDING)::meets);
            }
            assertApart(tiles);
            assertApart(points);
        }
    }

    /** Where each tile's points are written. */
    private List<Box> count(At at, int count) {
        lay(at.table, count);
        HandRow hand = items.hand();
        FreeSpace space = new FreeSpace(items, at.table);
        hand.count(Optional.of(CountedHand.of(items, at.table, at.written)), 0);
        List<Box> points = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            hand.bones().get(index).place(hand.slot(index));
            points.add(space.medal(hand.slot(index), hand.toMedal(index), hand.medal(), List.of()));
        }
        return points;
    }

    private void lay(TableLayout table, int count) {
        items.fit(table, Optional.empty(), 1);
        items.hand().lay(tiles(count));
    }

    private static List<Tile> tiles(int count) {
        List<Tile> tiles = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            tiles.add(Tile.at(index));
        }
        return tiles;
    }

    private static void assertApart(List<Box> boxes) {
        for (int at = 1; at < boxes.size(); at++) {
            for (int other = 0; other < at; other++) {
                assertThat(boxes.get(at).grown(-ROUNDING).meets(boxes.get(other)))
                        .as(other + " and " + at + " of " + boxes.size())
                        .isFalse();
            }
        }
    }

    @Test
    void tilesThatWereScrolledOutOfSightComeIntoSightAndNoArrowStandsOverThem() {
        TableLayout table = ClassicSpots.ofPub(568, 320).table();
        lay(table, MOST);
        HandRow hand = items.hand();
        double farRight = hand.slot(MOST - 1).x();
        assertThat(hand.overflows()).isTrue();
        assertThat(hand.presence(farRight, LATER)).isZero();

        hand.count(Optional.of(CountedHand.of(items, table, List.of())), LATER);
        hand.close(new TileMotion(false), LATER);

        assertThat(hand.goesOn(1)).isFalse();
        assertThat(hand.arrow(1, 2 * LATER)).isZero();
        assertThat(hand.presence(hand.slot(MOST - 1).x(), 2 * LATER)).isEqualTo(1);
        assertThat(hand.slot(MOST - 1).x()).isLessThan(table.reach().right());
    }

    @Test
    void aHandThatIsDealtNextIsScrolledAgain() {
        TableLayout table = ClassicSpots.ofPub(568, 320).table();
        lay(table, MOST);
        Pose last = items.hand().slot(MOST - 1);
        items.hand().count(Optional.of(CountedHand.of(items, table, List.of())), 0);
        assertThat(items.hand().slot(MOST - 1)).isNotEqualTo(last);

        items.hand().lay(tiles(MOST));

        assertThat(items.hand().slot(MOST - 1)).isEqualTo(last);
        assertThat(items.hand().goesOn(1)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void pointsOfTheOpponentsTilesDoNotMeet(At at) {
        for (int count = 1; count <= MOST; count++) {
            items.fit(at.table, Optional.empty(), 1);
            OpponentRow row = items.opponent();
            row.lay(count, tiles(count));
            List<Box> points = new ArrayList<>();
            for (int index = 0; index < count; index++) {
                Box medal = new FreeSpace(items, at.table)
                        .medal(row.revealed(index), row.toMedal(index), row.medal(), List.of());
                points.add(medal);
            }
            assertApart(points);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void pointsOfTheOpponentsTilesLeaveMostOfTheirPipsInSight(At at) {
        items.fit(at.table, Optional.empty(), 1);
        OpponentRow row = items.opponent();
        row.lay(2, tiles(2));
        for (int index = 0; index < 2; index++) {
            Pose tile = row.revealed(index);
            Box points = new FreeSpace(items, at.table).medal(tile, row.toMedal(index), row.medal(), List.of());

            assertThat(tile.box().shared(points))
                    .isLessThan(.2 * tile.box().width() * tile.box().height());
        }
    }
}
