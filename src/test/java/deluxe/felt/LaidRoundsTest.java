package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Digest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What must hold for every board of every round; the {@code layout} command measures the same over more rounds. */
class LaidRoundsTest {
    private static final RuleSet FIVES = RuleSet.FIVES.with(RuleOption.TARGET, "500");

    @ParameterizedTest
    @CsvSource({"900,360", "1024,500", "768,640", "667,220", "375,380", "300,700", "1600,300", "320,200"})
    void noTilesOverlapOrSeemJoinedAndNoLineIsTooLong(int width, int height) {
        for (Arrangement board : boards(new Felt(width, height), FIVES, 60)) {
            assertThat(Inspection.of(board))
                    .as(board.tableau() + " " + board.codes())
                    .matches(Inspection::isSound);
        }
    }

    @ParameterizedTest
    @CsvSource({"all-fives,900,360", "muggins,375,380"})
    void noTilesOfTheDoubleNineSetOverlapOrSeemJoined(String table, int width, int height) {
        RuleSet rules = RuleSet.named(table).with(RuleOption.SET, "double-nine");

        for (Arrangement board : boards(new Felt(width, height), rules, 20)) {
            assertThat(Inspection.of(board))
                    .as(board.tableau() + " " + board.codes())
                    .matches(Inspection::isSound);
        }
    }

    @Test
    void everyUnplayedTileHasRoomAtEveryEndThatItFits() {
        Felt felt = new Felt(900, 360);
        Arranger arranger = new Arranger(felt, 6);
        for (Arrangement board : boards(felt, FIVES, 40)) {
            for (Tile tile : unplayed(board.tableau())) {
                for (Landing landing : arranger.landings(board, tile)) {
                    assertThat(landing.isClear())
                            .as(tile + " on " + landing.end() + " " + board.codes())
                            .isTrue();
                }
            }
        }
    }

    @Test
    void whereATileLandsItTouchesTheTileItIsPlayedOnAndNoOther() {
        Felt felt = new Felt(375, 380);
        Arranger arranger = new Arranger(felt, 6);
        for (Arrangement board : boards(felt, FIVES, 30)) {
            for (Tile tile : unplayed(board.tableau())) {
                for (Landing landing : arranger.landings(board, tile)) {
                    assertThat(touched(board, landing))
                            .containsExactly(landing.end().played());
                }
            }
        }
    }

    @Test
    void tilesSeldomMoveAndThenFewOfThem() {
        int placements = 0;
        int relaid = 0;
        int moved = 0;
        Arrangement before = null;
        for (Arrangement board : boards(new Felt(900, 360), FIVES, 150)) {
            if (board.spots().size() > 1) {
                placements++;
                int count = board.movedSince(before).size();
                relaid += count > 0 ? 1 : 0;
                moved += count;
            }
            before = board;
        }

        assertThat(relaid).isLessThan(placements * 2 / 100);
        assertThat(moved).isLessThanOrEqualTo(5 * relaid);
    }

    @Test
    void theViewShowsTheWholeFrameAndOnlyComesCloserWhenItIsWorthIt() {
        Viewport view = Viewport.closest(new Felt(667, 220));
        for (Arrangement board : boards(new Felt(667, 220), FIVES, 60)) {
            Viewport before = board.spots().size() == 1 ? Viewport.closest(board.felt()) : view;
            view = before.following(board.frame());

            Bounds frame = board.frame();
            assertThat(view.pixelX(frame.left())).isNotNegative();
            assertThat(view.pixelY(frame.top())).isNotNegative();
            assertThat(view.pixelX(frame.right())).isLessThanOrEqualTo(667);
            assertThat(view.pixelY(frame.bottom())).isLessThanOrEqualTo(220);
            assertThat(view.cellPixels() <= before.cellPixels() || 11 * view.cellPixels() >= 12 * before.cellPixels())
                    .isTrue();
        }
    }

    @Test
    void aTurnedFeltIsLaidAnewSoundAndCloser() {
        Arranger upright = new Arranger(new Felt(375, 560), 6);
        for (List<Tableau> round : Boardroom.rounds(FIVES, 40)) {
            List<Arrangement> boards = Boardroom.lay(new Arranger(new Felt(667, 220), 6), round);
            Arrangement flat = boards.get(boards.size() - 1);
            Arrangement turned = upright.goOn(flat).arrangement();

            assertThat(Inspection.of(turned)).matches(Inspection::isSound);
            assertThat(turned.felt()).isEqualTo(new Felt(375, 560));
            if (flat.spots().size() > Closeness.FEW_TILES) {
                assertThat(width(turned)).isLessThanOrEqualTo(width(flat));
            }
        }
    }

    @Test
    void anArrangerThatLaidOtherBoardsLaysTheSameAsAFreshOne() {
        List<List<Tableau>> rounds = Boardroom.rounds(FIVES, 20);
        Arranger used = new Arranger(new Felt(667, 220), 6);
        for (List<Tableau> round : rounds) {
            List<Arrangement> fresh = Boardroom.lay(new Arranger(new Felt(667, 220), 6), round);
            assertThat(digest(Boardroom.lay(used, round))).isEqualTo(digest(fresh));
        }
    }

    @Test
    void aPlacementThatIsThoughtOverInSlicesComesOutTheSame() {
        Arranger arranger = new Arranger(new Felt(667, 220), 6);
        int sliced = 0;
        for (List<Tableau> round : Boardroom.rounds(FIVES, 60)) {
            Arrangement board = arranger.first(round.get(0));
            for (Tableau after : round.subList(1, round.size())) {
                SearchedLaying laying = arranger.goOn(board);
                laying.add(after);
                while (!laying.isReady()) {
                    laying.advance(10);
                    arranger.landings(board, after.tile(0));
                    sliced++;
                }
                board = arranger.next(board, after);

                assertThat(laying.meanwhile().codes()).isEqualTo(board.codes());
                assertThat(laying.meanwhile().frame()).isEqualTo(board.frame());
            }
        }
        assertThat(sliced).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"fives,667,220", "fives,375,380", "all-fives,900,360"})
    void tilesAddedWithoutWaitingEndUpAsWhenAddedOneByOneAndNeverOverlap(String table, int width, int height) {
        Arranger arranger = new Arranger(new Felt(width, height), 6);
        int waited = 0;
        for (List<Tableau> round : Boardroom.rounds(RuleSet.named(table), 60)) {
            SearchedLaying laying = arranger.goOn(arranger.first(round.get(0)));
            for (Tableau after : round.subList(1, round.size())) {
                laying.add(after);
                assertThat(laying.meanwhile().tableau()).isEqualTo(after);
                assertThat(Inspection.of(laying.meanwhile()).overlaps())
                        .as(laying.meanwhile().codes())
                        .isZero();
            }
            waited += laying.isReady() ? 0 : 1;
            List<Arrangement> oneByOne = Boardroom.lay(arranger, round);

            assertThat(laying.arrangement().codes())
                    .isEqualTo(oneByOne.get(oneByOne.size() - 1).codes());
        }
        assertThat(waited).isPositive();
    }

    @Test
    void onAnotherFeltABoardIsSoundFromTheFirst() {
        Arranger upright = new Arranger(new Felt(375, 560), 6);
        for (Arrangement flat : boards(new Felt(667, 220), FIVES, 30)) {
            SearchedLaying laying = upright.goOn(flat);

            assertThat(Inspection.of(laying.meanwhile())).matches(Inspection::isSound);
            assertThat(laying.meanwhile().felt()).isEqualTo(new Felt(375, 560));
            assertThat(laying.meanwhile().tableau().tiles())
                    .isEqualTo(flat.tableau().tiles());
        }
    }

    @Test
    void onItsOwnFeltABoardStaysAsItIs() {
        Felt felt = new Felt(375, 380);
        for (Arrangement board : boards(felt, FIVES, 10)) {
            SearchedLaying laying = new Arranger(felt, 6).goOn(board);

            assertThat(laying.isReady()).isTrue();
            assertThat(laying.arrangement()).isSameAs(board);
        }
    }

    private static List<Arrangement> boards(Felt felt, RuleSet rules, int rounds) {
        Arranger arranger = new Arranger(felt, rules.set().mostPips());
        List<Arrangement> boards = new ArrayList<>();
        Boardroom.rounds(rules, rounds).forEach(round -> boards.addAll(Boardroom.lay(arranger, round)));
        return boards;
    }

    private static String digest(List<Arrangement> boards) {
        Digest digest = new Digest();
        boards.forEach(board -> digest.add(board.codes()));
        return digest.hex();
    }

    private static int width(Arrangement board) {
        return board.bounds().width();
    }

    private static List<Tile> unplayed(Tableau tableau) {
        List<Tile> unplayed = new ArrayList<>();
        for (int index = 0; index < 28; index++) {
            unplayed.add(Tile.at(index));
        }
        for (int played = 0; played < tableau.size(); played++) {
            unplayed.remove(tableau.tile(played));
        }
        return unplayed;
    }

    private static List<Integer> touched(Arrangement board, Landing landing) {
        List<Integer> near = new ArrayList<>();
        for (int tile = 0; tile < board.spots().size(); tile++) {
            if (board.spots().get(tile).isWithin(1, landing.spot())) {
                near.add(tile);
            }
        }
        return near;
    }
}
