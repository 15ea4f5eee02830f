package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a player at Muggins hears when the player's highest double must lead. */
class LeadingHandTest {
    private static final List<String> SEEDS = List.of("1", "2", "3", "4", "5", "6", "7", "8");
    private static final String LEADS = "the highest double leads: ";

    private OnADesk desk;
    private Mirror.Item other;

    @BeforeEach
    void dealTheLeadToThePlayer() {
        for (String seed : SEEDS) {
            desk = OnADesk.inPlayAtMuggins(seed);
            Optional<Mirror.Item> waiting = desk.mirror().hand().stream()
                    .filter(item -> item.label().contains(LEADS))
                    .findFirst();
            if (waiting.isPresent()) {
                other = waiting.get();
                return;
            }
        }
        throw new AssertionError("the player leads in none of these deals");
    }

    @Test
    void everyOtherTilesLabelSaysThatTheHighestDoubleLeads() {
        Tile leader = desk.fits().orElseThrow();

        assertThat(desk.mirror().hand())
                .filteredOn(item -> !OnADesk.tile(item).equals(leader))
                .isNotEmpty()
                .allMatch(item -> item.label().endsWith(LEADS + leader));
    }

    @Test
    void whoPicksAnotherTileIsToldWhichOneLeads() {
        desk.hand().chose(OnADesk.tile(other));

        assertThat(desk.hand().chosen()).isEmpty();
        assertThat(desk.mirror().news())
                .isEqualTo("The highest double leads: " + desk.fits().orElseThrow() + '.');
    }

    @Test
    void whoDropsAnotherTileOnTheTableIsToldWhichOneLeads() {
        desk.hand().misplaced(OnADesk.tile(other));

        assertThat(desk.mirror().news()).startsWith("The highest double leads: ");
    }
}
