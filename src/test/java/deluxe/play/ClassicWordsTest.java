package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Leftover;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tile;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class ClassicWordsTest {
    private final Words words = new ClassicWords(UnaryOperator.identity());

    @Test
    void goingOutNamesThePipsBeforeRounding() {
        assertThat(told(out(23, 25))).isEqualTo("You went out: +25 for 23 pips");
    }

    @Test
    void onePipIsWrittenInTheSingular() {
        assertThat(told(out(1, 0))).isEqualTo("You went out: +0 for 1 pip");
    }

    @Test
    void pipsThatNeedNoRoundingAreToldOnce() {
        assertThat(told(out(25, 25))).isEqualTo("You went out: +25");
    }

    @Test
    void whereBothAreStuckThePipsOfBothAreNamed() {
        assertThat(told(new RoundResult.BothStuck(4, 17, 15)))
                .isEqualTo("Both are stuck: +15 for you. Pips: you 4, Isabel 17");
        assertThat(told(new RoundResult.BothStuck(9, 9, 0))).isEqualTo("Both are stuck. Pips: you 9, Isabel 9");
        assertThat(words.roundEnd(new RoundResult.BothStuck(17, 4, 15), Optional.of("Ann"), "Isabel"))
                .isEqualTo("Both are stuck: +15 for Isabel. Pips: Ann 17, Isabel 4");
    }

    @Test
    void aWrongCannotGoHasWordsOfItsOwn() {
        OnADesk desk = OnADesk.inPlayAtMuggins("3");
        desk.pass(() -> desk.fits().isPresent());
        desk.hand().cannotGo();

        assertThat(desk.mirror().news()).matches("You can go: \\d-\\d fits\\.");
        desk.hand().reachedForBoneyard();
        assertThat(desk.mirror().news()).contains("pulling bogus");
    }

    private String told(RoundResult result) {
        return words.roundEnd(result, Optional.empty(), "Isabel");
    }

    private static RoundResult out(int pips, int points) {
        return new RoundResult.WentOut(Seat.PLAYER, List.of(new Leftover(Tile.of("6-6"), pips)), points);
    }
}
