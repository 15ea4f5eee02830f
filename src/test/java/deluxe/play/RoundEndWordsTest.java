package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.table.Seat;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RoundEndWordsTest {
    private final Words words = new Words(new English()::say);

    @Test
    void outOfMovesSaysWhoCouldNotMove() {
        assertThat(told(new RoundResult.OutOfMoves(Seat.PLAYER)))
                .isEqualTo("Out of Moves. You cannot move, and the boneyard is empty.");
        assertThat(told(new RoundResult.OutOfMoves(Seat.OPPONENT)))
                .isEqualTo("Out of Moves. Isabel cannot move, and the boneyard is empty.");
    }

    private String told(RoundResult result) {
        return words.told(new Event.RoundEnded(result), Optional.empty(), "Isabel");
    }
}
