package deluxe.stage;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Felt;
import deluxe.kit.Seed;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the board does while it is not yet known how its tiles are to lie. */
class BoardTest {
    private static final Felt FELT = new Felt(667, 220);
    private static final double FRAME = 16;
    private static final double PAUSE = 2000;

    private final Arranger arranger = new Arranger(FELT, 6);
    private final Gait gait = new Gait(false);
    private final Board board = new Board();
    private double now = 1000;
    private int framesPondered;

    @Test
    void whatIsThoughtOverFromFrameToFrameEndsAsIfItWereDoneAtOnce() {
        for (List<Tableau> round : rounds()) {
            Arrangement wanted = null;
            start();
            for (Tableau after : round) {
                wanted = wanted == null ? arranger.first(after) : arranger.next(wanted, after);
                join(after);
                ponder();
                assertThat(board.codes()).isEqualTo("667 220 " + wanted.codes());
            }
            assertThatAllRestWhereTheyBelong();
        }
        assertThat(framesPondered).isPositive();
    }

    @Test
    void theNextTileEndsTheThinkingAtOnce() {
        for (List<Tableau> round : rounds()) {
            Arrangement wanted = null;
            start();
            for (Tableau after : round) {
                wanted = wanted == null ? arranger.first(after) : arranger.next(wanted, after);
                join(after);
            }
            ponder();
            assertThat(board.codes()).isEqualTo("667 220 " + wanted.codes());
            assertThatAllRestWhereTheyBelong();
        }
    }

    @Test
    void whatIsNotYetFinalIsNotSaved() {
        int unsaved = 0;
        for (List<Tableau> round : rounds()) {
            start();
            for (Tableau after : round) {
                join(after);
                assertThat(board.codes().isEmpty()).isEqualTo(board.isPondering());
                unsaved += board.isPondering() ? 1 : 0;
            }
        }
        assertThat(unsaved).isPositive();
    }

    private void start() {
        board.fit(new Box(0, 0, FELT.width(), FELT.height()), 1);
        board.clear();
    }

    private void join(Tableau after) {
        Bone bone = new Bone(Optional.of(after.tile(after.size() - 1)), Pose.faceUp(300, 400, 30, 0));
        Pose landing = board.join(bone, after, gait, now);
        gait.land(bone, landing, now, Motion.FLIGHT_MILLIS);
    }

    private void ponder() {
        while (board.isPondering()) {
            board.ponder(gait, now);
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
        board.fit(new Box(0, 0, FELT.width(), FELT.height()), 1);
        bones.forEach(bone -> belong.add(bone.at(now)));
        assertThat(rest).isEqualTo(belong);
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
