package deluxe.site.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.database.Ledgers;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsherTest {
    @TempDir
    Path folder;

    @Test
    void nobodyMeetsSomebodyFromTheOwnAddress() {
        try (Ledger ledger = Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"))) {
            Tournament duels = Schedule.usual().open(0, ledger.secrets().current()).stream()
                    .filter(tournament -> tournament.deals().players() == 2)
                    .findFirst()
                    .orElseThrow();
            ledger.announce(duels);
            Usher usher = new Usher(ledger, new SecureRandom());
            Set<String> heats = new HashSet<>();
            for (int at = 0; at < 12; at++) {
                Player player = new Player("p" + at, "Player " + at);
                ledger.admit(player, Likeness.of(player.name()), "digest", 0);
                HeatSeat seat = usher.seat(duels, "m" + at, "192.0.2.7");
                ledger.issue(new Ticket("m" + at, duels.id(), player.id(), 0, seat));
                assertThat(seat.network()).hasSize(64).doesNotContain("192");
                heats.add(seat.heat());
            }

            assertThat(heats).hasSize(12);
            assertThat(usher.seat(duels, "m", "192.0.2.8").heat()).isIn(heats);
        }
    }
}
