package deluxe.felt;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.End;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What must hold for every tidy board of every round. */
class TidyLayingTest {
    private static final Felt PHONE = new Felt(330, 300);
    private static final int HAND_TILE = 38;

    @ParameterizedTest
    @CsvSource({"all-fives,330,300", "all-fives,300,420", "muggins,330,300"})
    void onlyTilesWithAnOpenEndAndTheSpinnerLieOnATidyBoard(String table, int width, int height) {
        forEachBoard(table, new Felt(width, height), board -> {
            board.putAway();
            Tableau tableau = board.meanwhile().tableau();
            for (int played = 0; played < tableau.size(); played++) {
                int at = played;
                boolean isOpen = tableau.ends().stream().anyMatch(end -> end.played() == at);
                assertThat(board.isAway(played)).isEqualTo(!isOpen && !tableau.isSpinner(played));
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"all-fives,330,300", "muggins,330,300", "all-fives,490,150", "muggins,490,150", "muggins,300,420"})
    void noTilesOverlapWhetherPutAwayYetOrNot(String table, int width, int height) {
        forEachBoard(table, new Felt(width, height), board -> {
            assertNoOverlap(shown(board));
            board.putAway();
            assertNoOverlap(shown(board));
        });
    }

    @ParameterizedTest
    @CsvSource({"all-fives,300,420", "muggins,300,420", "all-fives,490,150", "muggins,330,300"})
    void everyTileThatFitsLandsAtItsEndAndOverNoOther(String table, int width, int height) {
        forEachBoard(table, new Felt(width, height), board -> {
            board.putAway();
            Tableau tableau = board.meanwhile().tableau();
            assertThat(board.meanwhile().anchors()).extracting(Anchor::end).isEqualTo(tableau.ends());
            for (int index = 0; index < Tile.LARGEST_SET; index++) {
                Tile tile = Tile.at(index);
                List<Landing> landings = board.landings(tile);
                List<End> fitting = tableau.ends().stream()
                        .filter(end -> tableau.fits(tile, end))
                        .toList();
                assertThat(landings).extracting(Landing::end).isEqualTo(fitting);
                landings.forEach(landing -> assertIsFree(board, landing));
            }
        });
    }

    @Test
    void everyLineFromWhichTilesWerePutAwayHasAShortStraightGap() {
        forEachBoard("all-fives", PHONE, board -> {
            board.putAway();
            Tableau tableau = board.meanwhile().tableau();
            int beside = 0;
            for (End end : tableau.ends()) {
                beside += isBesideTheMiddle(board, end) ? 1 : 0;
            }
            assertThat(board.gaps()).hasSize(tableau.endCount() - beside);
            for (Gap gap : board.gaps()) {
                assertThat(Math.abs(gap.toX() - gap.fromX()) + Math.abs(gap.toY() - gap.fromY()))
                        .isEqualTo(1);
            }
        });
    }

    /** A cross: every tile lies on a line through the spinner's middle, and the view is centred on it. */
    @ParameterizedTest
    @CsvSource({"all-fives,330,300", "all-fives,490,150", "muggins,300,420"})
    void theSpinnerLiesInTheMiddleWithStraightArms(String table, int width, int height) {
        Felt felt = new Felt(width, height);
        forEachBoard(table, felt, board -> {
            board.putAway();
            int spinner = spinner(board.meanwhile().tableau());
            if (spinner >= 0) {
                Spot middle = board.meanwhile().spots().get(spinner);
                assertThat(shown(board)).allMatch(spot -> spot.x() == middle.x() || spot.y() == middle.y());
                Viewport view =
                        Viewport.closest(felt).following(board.meanwhile().frame());
                assertThat(view.pixelX(middle.x())).isEqualTo(width / 2);
                assertThat(view.pixelY(middle.y())).isEqualTo(height / 2);
            }
        });
    }

    private static int spinner(Tableau tableau) {
        for (int played = 0; played < tableau.size(); played++) {
            if (tableau.isSpinner(played)) {
                return played;
            }
        }
        return -1;
    }

    private static boolean isBesideTheMiddle(Laying board, End end) {
        Tableau tableau = board.meanwhile().tableau();
        int middle = 0;
        for (int played = 0; played < tableau.size(); played++) {
            middle = tableau.isSpinner(played) ? played : middle;
        }
        int parent = end.played() > 0 ? tableau.parent(end.played()) : -1;
        int parentOfMiddle = middle > 0 ? tableau.parent(middle) : -1;
        boolean isNext = parent == middle || parentOfMiddle == end.played();
        return !board.isAway(middle) && (end.played() == middle || isNext);
    }

    @ParameterizedTest
    @CsvSource({"all-fives,351,232", "all-fives,300,420", "all-fives,490,150", "muggins,330,300", "muggins,370,110"})
    void aTileThatWasPlayedLiesWhereItWasSeenToLand(String table, int width, int height) {
        Felt felt = new Felt(width, height, HAND_TILE);
        for (List<Tableau> round : Boardroom.rounds(RuleSet.named(table), 30)) {
            Laying board = new TidyLaying(felt, round.get(0));
            for (Tableau after : round.subList(1, round.size())) {
                Spot seen = landing(board, after);
                board.add(after);
                assertThat(board.meanwhile().spots().get(after.size() - 1)).isEqualTo(seen);
                board.putAway();
            }
        }
    }

    private static Spot landing(Laying board, Tableau after) {
        int last = after.size() - 1;
        return board.landings(after.tile(last)).stream()
                .filter(landing -> landing.end().equals(after.play(last).end()))
                .findFirst()
                .orElseThrow()
                .spot();
    }

    @ParameterizedTest
    @CsvSource({"all-fives,351,232", "all-fives,300,420", "all-fives,490,150", "muggins,330,300"})
    void whereATileCanLandIsSeenOnceTheViewHasMadeRoom(String table, int width, int height) {
        Felt felt = new Felt(width, height, HAND_TILE);
        for (List<Tableau> round : Boardroom.rounds(RuleSet.named(table), 30)) {
            Laying board = new TidyLaying(felt, round.get(0));
            Viewport view = Viewport.closest(felt).following(board.meanwhile().frame());
            for (Tableau after : round.subList(1, round.size())) {
                board.add(after);
                view = view.following(board.meanwhile().frame());
                board.putAway();
                view = view.following(board.meanwhile().frame());
                for (int index = 0; index < Tile.LARGEST_SET; index++) {
                    List<Landing> landings = board.landings(Tile.at(index));
                    Viewport roomy = view.showing(board.meanwhile().frame(), landings);
                    for (Landing landing : landings) {
                        assertThat(isSeen(roomy, landing.spot().bounds())).isTrue();
                    }
                }
            }
        }
    }

    private static boolean isSeen(Viewport view, Bounds bounds) {
        return view.pixelX(bounds.left()) >= 0
                && view.pixelY(bounds.top()) >= 0
                && view.pixelX(bounds.right()) <= view.felt().width()
                && view.pixelY(bounds.bottom()) <= view.felt().height();
    }

    /** It would move back again a moment later. */
    @ParameterizedTest
    @CsvSource({"all-fives,330,300", "all-fives,300,420", "all-fives,490,150", "muggins,330,300"})
    void theViewDoesNotZoomInWhileATileLands(String table, int width, int height) {
        Felt felt = new Felt(width, height);
        int plays = 0;
        for (List<Tableau> round : Boardroom.rounds(RuleSet.named(table), 30)) {
            Laying board = new TidyLaying(felt, round.get(0));
            Viewport view = Viewport.closest(felt).following(board.meanwhile().frame());
            for (Tableau after : round.subList(1, round.size())) {
                List<Landing> landings = board.landings(after.tile(after.size() - 1));
                Viewport roomy = view.showing(board.meanwhile().frame(), landings);
                board.add(after);
                Viewport landing = view.following(board.meanwhile().frame());
                if (board.putAway()) {
                    assertThat(landing.cellPixels()).isBetween(roomy.cellPixels(), view.cellPixels());
                    plays++;
                }
                view = landing.following(board.meanwhile().frame());
            }
        }
        assertThat(plays).isGreaterThan(100);
    }

    /** A tile is two cells wide: its pips can be told apart if it is at least sixteen pixels wide. */
    @ParameterizedTest
    @CsvSource({"330,300,19", "300,420,20", "260,240,15", "490,150,10"})
    void theTilesStayLargeOnAPhone(int width, int height, int leastCellPixels) {
        Felt felt = new Felt(width, height);
        int[] least = {Integer.MAX_VALUE};
        forEachBoard("all-fives", felt, board -> {
            board.putAway();
            Viewport view = Viewport.closest(felt).following(board.meanwhile().frame());
            least[0] = Math.min(least[0], view.cellPixels());
        });

        assertThat(least[0]).isEqualTo(leastCellPixels);
    }

    private static void forEachBoard(String table, Felt felt, Consumer<Laying> check) {
        for (List<Tableau> round : Boardroom.rounds(RuleSet.named(table), 60)) {
            Laying board = new TidyLaying(felt, round.get(0));
            check.accept(board);
            for (Tableau after : round.subList(1, round.size())) {
                board.add(after);
                check.accept(board);
            }
        }
    }

    private static List<Spot> shown(Laying board) {
        List<Spot> shown = new ArrayList<>();
        for (int played = 0; played < board.meanwhile().tableau().size(); played++) {
            if (!board.isAway(played)) {
                shown.add(board.meanwhile().spots().get(played));
            }
        }
        return shown;
    }

    private static void assertNoOverlap(List<Spot> spots) {
        for (int at = 0; at < spots.size(); at++) {
            for (int other = 0; other < at; other++) {
                assertThat(spots.get(at).isWithin(0, spots.get(other))).isFalse();
            }
        }
    }

    private static void assertIsFree(Laying board, Landing landing) {
        assertThat(shown(board)).noneMatch(spot -> spot.isWithin(0, landing.spot()));
        Spot own = board.meanwhile().spots().get(landing.end().played());
        assertThat(landing.spot().isWithin(1, own)).isTrue();
    }
}
