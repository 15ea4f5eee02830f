package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RoundResult;
import deluxe.table.Seat;
import org.junit.jupiter.api.Test;

class RoundEndWordsTest {
    private final Words words = new Words(new English()::say);

    @Test
    void outOfMovesSaysWhoCouldNotMove() {
        assertThat(words.roundEnd(new RoundResult.OutOfMoves(Seat.PLAYER), Words.YOU, "Isabel"))
                .isEqualTo("Out of Moves. You cannot move, and the boneyard is empty.");
        assertThat(words.roundEnd(new RoundResult.OutOfMoves(Seat.OPPONENT), Words.YOU, "Isabel"))
                .isEqualTo("Out of Moves. Isabel cannot move, and the boneyard is empty.");
    }
}
