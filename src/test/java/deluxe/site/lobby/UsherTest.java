package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.site.UsualSchedule;
import deluxe.site.database.Ledgers;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsherTest {
    @TempDir
    Path folder;

    private Ledger ledger;
    private Usher usher;

    @BeforeEach
    void open() {
        ledger = Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"));
        usher = new Usher(ledger, new SecureRandom());
    }

    @AfterEach
    void close() {
        ledger.close();
    }

    private Tournament dealt(DealRule deals) {
        Tournament some = UsualSchedule.dealt(deals.text())
                .open(0, ledger.secrets().current())
                .get(0);
        return ledger.announce(some);
    }

    private Optional<Ticket> enter(Tournament tournament, int at, String visitor) {
        Player player = new Player("p" + at, "Player " + at);
        ledger.admit(player, Likeness.of(player.name()), "digest", 0);
        HeatSeat seat = usher.seat(tournament, "m" + at, visitor);
        return ledger.issue(new Ticket("m" + at, tournament.id(), player.id(), 0, seat));
    }

    @Test
    void nobodyMeetsSomebodyFromTheOwnAddress() {
        Tournament duels = dealt(DealRule.heat(2));
        Set<String> heats = new HashSet<>();
        for (int at = 0; at < 12; at++) {
            HeatSeat seat = enter(duels, at, "192.0.2.7").orElseThrow().seat();
            assertThat(seat.network()).hasSize(64).doesNotContain("192");
            heats.add(seat.heat());
        }

        assertThat(heats).hasSize(12);
        assertThat(usher.seat(duels, "m", "192.0.2.8").heat()).isIn(heats);
    }

    @Test
    void whereAllMeetTheSameTilesOneOfANetworkMayPlay() {
        Tournament bell = dealt(DealRule.ALL);
        assertThat(enter(bell, 0, "192.0.2.7")).isPresent();

        assertThatThrownBy(() -> enter(bell, 1, "192.0.2.7"))
                .isInstanceOf(Declined.class)
                .hasMessageContaining("from your network");
        assertThat(enter(bell, 2, "192.0.2.8")).isPresent();
        assertThat(enter(bell, 3, "")).isPresent();
        assertThat(enter(bell, 4, "")).isPresent();
    }

    @Test
    void ofTwoNamesOfANetworkThatEnterAtTheSameMomentOneMeetsTheTiles() {
        Tournament bell = dealt(DealRule.ALL);
        HeatSeat one = usher.seat(bell, "one", "192.0.2.7");
        HeatSeat other = usher.seat(bell, "other", "192.0.2.7");
        for (String id : List.of("one", "other")) {
            ledger.admit(new Player(id, id), Likeness.of(id), "digest", 0);
        }

        assertThat(ledger.issue(new Ticket("one", bell.id(), "one", 0, one))).isPresent();
        assertThat(ledger.issue(new Ticket("other", bell.id(), "other", 0, other)))
                .isEmpty();
    }

    @Test
    void oneNetworkCannotFillATournamentWithNames() {
        Tournament alone = dealt(DealRule.EACH);
        for (int at = 0; at < 30; at++) {
            assertThat(enter(alone, at, "192.0.2.7")).isPresent();
        }

        assertThatThrownBy(() -> enter(alone, 30, "192.0.2.7"))
                .isInstanceOf(Declined.class)
                .hasMessageContaining("Too many from your network");
        assertThat(enter(alone, 31, "192.0.2.8")).isPresent();
    }
}
