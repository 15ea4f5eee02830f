package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Pointers.Pointer;
import deluxe.stage.art.Box;
import deluxe.tournament.Pace;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A tile held or picked out while the opponent moves. */
class ImpatientHandTest {
    private static final Pointer MOUSE = new Pointer(1, false);
    private static final List<String> SEEDS = List.of("beef", "1", "2", "3", "4", "5", "6", "7");

    private static final double TAPPED_MILLIS = 200;

    private OnADesk desk;

    @Test
    void aTileHeldWhileTheOpponentPlaysLandsAsSoonAsTheRulesTakeIt() {
        for (String seed : SEEDS) {
            desk = OnADesk.inPlay(seed);
            for (int turn = 0; turn < 4 && opponentMovesNext(); turn++) {
                Tile tile = held().get(0);
                int count = held().size();
                hold(tile);
                desk.pass(() -> desk.isPlayersTurn() || desk.results().isPresent());
                if (desk.results().isPresent() || desk.hand().mustDraw()) {
                    break;
                }
                boolean fits = fits(tile);
                desk.touches().released(MOUSE, board().centreX(), board().centreY());
                desk.pass(Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS);

                assertThat(held()).as(seed + ": " + tile).hasSize(fits ? count - 1 : count);
                assertThat(desk.mirror().news().contains("fit any open end")).isEqualTo(!fits);
            }
        }
    }

    /** Acts for the player, and returns whether it is then the opponent's turn. */
    private boolean opponentMovesNext() {
        if (!desk.isPlayersTurn()) {
            return false;
        }
        desk.act();
        return desk.playing().isPresent() && !desk.isPlayersTurn();
    }

    @Test
    void aTileDroppedBeforeTheOpponentHasPlayedGoesHomeWithAWord() {
        desk = OnADesk.inPlay("beef");
        desk.place();
        for (Tile tile : held()) {
            hold(tile);
            desk.touches().released(MOUSE, board().centreX(), board().centreY());

            assertThat(desk.mirror().news()).contains("turn");
            desk.mirror().say("");
        }
    }

    @Test
    void whileTheOpponentMovesNoEndIsOfferedForATileThatWasPicked() {
        desk = OnADesk.inPlay("beef");
        desk.place();
        for (Tile tile : held()) {
            desk.hand().chose(tile);
            assertThat(desk.mirror().ends()).as(tile.toString()).isEmpty();
        }
    }

    @Test
    void aTilePickedWhileTheOpponentMovesIsOfferedTheNewEndsOrPutBack() {
        for (String seed : SEEDS) {
            desk = OnADesk.inPlay(seed);
            desk.place();
            desk.hand().chose(held().get(0));
            Tile tile = held().get(0);
            desk.pass(desk::isPlayersTurn);

            assertThat(desk.hand().chosen()).isEqualTo(Optional.of(tile).filter(this::fits));
            assertThat(desk.mirror().ends().isEmpty()).isEqualTo(!fits(tile));
        }
    }

    @Test
    void aTapAnywhereOrTheKeysForItCutShortWhatTheOpponentDoes() {
        double unhurried = untilTheTurnComes(() -> {});

        assertThat(untilTheTurnComes(() -> desk.hand().pointedAt(Optional.empty())))
                .isLessThan(unhurried);
        assertThat(untilTheTurnComes(() -> desk.hand().askedForPlayedTiles())).isLessThan(unhurried);
        assertThat(untilTheTurnComes(() -> desk.visit().page().controls().hurry()))
                .isLessThan(unhurried);
    }

    /** How long the opponent takes if the player does this a moment after having played. */
    private double untilTheTurnComes(Runnable tap) {
        desk = OnADesk.onTheVeranda();
        desk.place();
        double from = desk.nowMillis();
        desk.pass(TAPPED_MILLIS);
        tap.run();
        desk.pass(desk::isPlayersTurn);
        return desk.nowMillis() - from;
    }

    private void hold(Tile tile) {
        Box box = desk.spots().tile(held().indexOf(tile), held().size());
        desk.touches().pressed(MOUSE, box.centreX(), box.centreY());
        desk.touches().moved(MOUSE, board().centreX(), board().bottom() - 4);
        desk.touches().moved(MOUSE, board().centreX(), board().centreY());
    }

    private boolean fits(Tile tile) {
        return desk.playing().isPresent()
                && desk.mirror().hand().stream()
                        .filter(item -> OnADesk.tile(item).equals(tile))
                        .noneMatch(item -> item.label().contains("fits nowhere"));
    }

    private Box board() {
        return desk.spots().board();
    }

    private List<Tile> held() {
        return desk.mirror().hand().stream().map(item -> OnADesk.tile(item)).toList();
    }
}
