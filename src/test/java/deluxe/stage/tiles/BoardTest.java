package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Boards;
import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Felt;
import deluxe.felt.Landing;
import deluxe.kit.Seed;
import deluxe.ports.Display;
import deluxe.stage.art.Box;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the board does before it is known how its tiles will lie. */
class BoardTest {
    private static final Felt FELT = new Felt(667, 220);
    private static final double HAND_TILE = FELT.handTile();
    private static final int SET = 28;
    private static final double FRAME = 16;
    private static final double PAUSE = 2000;

    private final Arranger arranger = new Arranger(FELT, 6);
    private final TileMotion motion = new TileMotion(false);
    private final Board board = new Board();
    private double now = 1000;
    private int framesPondered;
    private int framesUnsaved;
    private Arrangement known;

    @Test
    void aPlacementSearchedOverManyFramesEndsAsIfDoneAtOnce() {
        for (List<Tableau> round : rounds()) {
            play(round, () -> {
                ponder();
                assertThat(board.codes()).isEqualTo(wanted());
            });
            assertThatAllRestWhereTheyBelong();
        }
        assertThat(framesPondered).isPositive();
    }

    @Test
    void theNextTileDoesNotWaitForTheThinking() {
        int playedMeanwhile = 0;
        for (List<Tableau> round : rounds()) {
            play(round, () -> {});
            playedMeanwhile += board.isPondering() ? 1 : 0;
            ponder();
            assertThat(board.codes()).isEqualTo(wanted());
            assertThatAllRestWhereTheyBelong();
        }
        assertThat(playedMeanwhile).isPositive();
    }

    @Test
    void aBoardThatIsLaidFromItsPlaysEndsAsItWasPlayed() {
        for (List<Tableau> round : rounds()) {
            play(round, () -> {});
            board.lay(RuleSet.FIVES, last(round), "");
            assertThat(board.shows(last(round))).isTrue();
            ponder();
            assertThat(board.codes()).isEqualTo(wanted());
            assertThatAllRestWhereTheyBelong();
        }
    }

    @Test
    void onAnotherFeltTheWholeBoardIsSeenAtOnceAndSettlesFromFrameToFrame() {
        int settled = 0;
        for (List<Tableau> round : rounds()) {
            play(round, this::ponder);
            String flat = board.codes();
            board.fit(new Box(0, 0, 375, 560), HAND_TILE, 1);
            assertThatAllAreSeenWithin(375, 560);
            settled += board.isPondering() ? 1 : 0;
            ponder();
            assertThatAllAreSeenWithin(375, 560);
            assertThat(board.codes()).startsWith("375 560 ").isNotEqualTo(flat);
        }
        assertThat(settled).isPositive();
    }

    @Test
    void aFeltThatChangesFrameByFrameDoesNotWaitForTheThinking() {
        List<Tableau> round = rounds().get(0);
        play(round, () -> {});
        for (int width = FELT.width(); width > 400; width -= 7) {
            board.fit(new Box(0, 0, width, 300), HAND_TILE, 1);
            board.ponder(motion, now);
        }
        ponder();
        assertThat(board.codes()).startsWith((FELT.width() - 7 * 38) + " 300 ");
        assertThat(board.shows(last(round))).isTrue();
    }

    @Test
    void aSpinnerIsSpentOnceItNoLongerCountsThoughItsTipsAreOpen() {
        assertThat(spent(RuleSet.ALL_FIVES, "5-5, 5-3 on 5-5 near")).containsExactly(false, false);
        assertThat(spent(RuleSet.ALL_FIVES, "5-5, 5-3 on 5-5 near, 5-4 on 5-5 far"))
                .containsExactly(true, false, false);
    }

    private List<Boolean> spent(RuleSet rules, String plays) {
        board.fit(new Box(0, 0, FELT.width(), FELT.height()), HAND_TILE, 1);
        Tableau tableau = Boards.lay(rules.doubles(), plays);
        board.lay(rules, tableau, "");
        board.spend(tableau);
        return board.bones().stream().map(bone -> bone.isSpent(now)).toList();
    }

    @Test
    void whatIsNotYetFinalIsNotSaved() {
        for (List<Tableau> round : rounds()) {
            play(round, () -> {
                assertThat(board.codes().isEmpty()).isEqualTo(board.isPondering());
                framesUnsaved += board.isPondering() ? 1 : 0;
            });
        }
        assertThat(framesUnsaved).isPositive();
    }

    @Test
    void theViewMakesRoomForThePlacesOfAPickedTileAndComesBack() {
        Box felt = new Box(0, 0, FELT.width(), FELT.height());
        int farther = 0;
        for (List<Tableau> round : rounds()) {
            play(round, this::ponder);
            List<Pose> before = destinations();
            for (int index = 0; index < SET; index++) {
                Tile tile = Tile.at(index);
                if (last(round).tiles().contains(tile)) {
                    continue;
                }
                List<Landing> landings = board.landings(last(round), tile);
                board.makeRoom(landings, motion, now);
                for (Landing landing : landings) {
                    Box place = board.pose(landing.spot()).box();
                    assertThat(place.shared(felt)).isCloseTo(place.width() * place.height(), within(.001));
                }
                farther += destinations().equals(before) ? 0 : 1;
                board.makeRoom(List.of(), motion, now);
                assertThat(destinations()).isEqualTo(before);
            }
        }
        assertThat(farther).isPositive();
    }

    private List<Pose> destinations() {
        return board.bones().stream().map(Bone::destination).toList();
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void theFirstTileIsAtLeastAsLargeAsOneOfTheHandAndNotMuchLarger(Display.Size size) {
        TableLayout layout = Layouts.of(size);
        for (String lead : List.of("6-4", "5-5")) {
            board.fit(layout.board(), layout.hand().u(), size.ratio());
            board.clear();
            join(Boards.lay(RuleSet.FIVES.doubles(), lead));

            assertThat(board.u()).isBetween(layout.hand().u(), layout.hand().u() * 1.34);
        }
    }

    private void play(List<Tableau> round, Runnable afterEachTile) {
        board.fit(new Box(0, 0, FELT.width(), FELT.height()), HAND_TILE, 1);
        board.clear();
        for (Tableau after : round) {
            known = after.size() == 1 ? arranger.first(after) : arranger.next(known, after);
            join(after);
            afterEachTile.run();
        }
    }

    private String wanted() {
        return "667 220 " + known.codes();
    }

    private void join(Tableau after) {
        Bone bone = new Bone(Optional.of(after.tile(after.size() - 1)), Pose.faceUp(300, 400, 30, 0));
        Pose landing = board.join(bone, after, motion, now);
        motion.land(bone, landing, now, TileTimes.FLIGHT_MILLIS);
    }

    private void ponder() {
        while (board.isPondering()) {
            board.ponder(motion, now);
            now += FRAME;
            framesPondered++;
        }
        now += PAUSE;
    }

    private void assertThatAllRestWhereTheyBelong() {
        List<Bone> bones = board.bones();
        List<Pose> belong = new ArrayList<>();
        List<Pose> rest = new ArrayList<>();
        bones.forEach(bone -> rest.add(bone.at(now)));
        board.fit(new Box(0, 0, FELT.width(), FELT.height()), HAND_TILE, 1);
        bones.forEach(bone -> belong.add(bone.at(now)));
        assertThat(rest).isEqualTo(belong);
    }

    private void assertThatAllAreSeenWithin(double width, double height) {
        for (Bone bone : board.bones()) {
            Pose pose = bone.destination();
            assertThat(pose.x()).isBetween(0.0, width);
            assertThat(pose.y()).isBetween(0.0, height);
        }
    }

    private static Tableau last(List<Tableau> round) {
        return round.get(round.size() - 1);
    }

    private static List<List<Tableau>> rounds() {
        List<List<Tableau>> rounds = new ArrayList<>();
        for (int game = 0; game < 6; game++) {
            new Exhibition(RuleSet.FIVES, Difficulty.HARD, Difficulty.EASY)
                    .play(
                            Exhibition.seed(Seed.of("b0a2d"), game),
                            events -> events.forEach(event -> {
                                if (event instanceof Event.RoundDealt) {
                                    rounds.add(new ArrayList<>());
                                } else if (event instanceof Event.EndsCounted counted) {
                                    rounds.get(rounds.size() - 1).add(counted.tableau());
                                }
                            }));
        }
        return rounds;
    }
}
