package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The list of all tiles that were played, while it is open over the board. */
class ListOverTheBoardTest {
    private final OnADesk desk = OnADesk.onTheVeranda();
    private final PlayersHand hand = desk.hand();

    @Test
    void escapeClosesIt() {
        hand.askedForPlayedTiles();

        assertThat(hand.putBack()).isTrue();
        assertThat(hand.putBack()).isFalse();
    }

    @Test
    void whoeverPicksATileSeesTheBoardAgain() {
        hand.askedForPlayedTiles();
        hand.chose(desk.fits().orElseThrow());

        assertThat(hand.putBack()).isTrue();
        assertThat(hand.chosen()).isEmpty();
        assertThat(hand.putBack()).isFalse();
    }

    @Test
    void whoeverLiftsATileSeesTheBoardAgain() {
        hand.askedForPlayedTiles();
        hand.grasped(desk.fits().orElseThrow());

        assertThat(hand.putBack()).isFalse();
    }

    @Test
    void itCanBeLookedAtWhileATileIsPicked() {
        hand.chose(desk.fits().orElseThrow());
        hand.askedForPlayedTiles();

        assertThat(hand.putBack()).isTrue();
        assertThat(hand.chosen()).isPresent();
    }
}
