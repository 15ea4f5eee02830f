package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.session.Intent;
import deluxe.site.Guest.Told;
import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlLedger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Secrets;
import deluxe.site.operators.DisputePack;
import org.junit.jupiter.api.Test;

class DisputePackTest extends HostedOperators {
    private static final String A_DAY_LATER = "b".repeat(64);

    @Test
    void theKeyIsThatOfTheRecordEvenIfTheSecretIsGone() {
        Told launch = launched("r1", "");
        String match = launch.text("match");
        player(launch).endAtOnce(match);
        clock.pass(24 * 60 * 60_000L);
        ledger.showSeeds(clock.millis());
        String before = pack(ledger, match);

        try (SqlLedger later = Ledgers.open(database(), Secrets.read(A_DAY_LATER))) {
            assertThat(pack(later, match)).isEqualTo(before).contains("\"proof\"");
        }
    }

    @Test
    void aRecordThatIsFiledAfterTheKeysWereShownNeedsNoSecretEither() {
        Told launch = launched("r1", "");
        String match = launch.text("match");
        player(launch).ask(match, SealedSite.question(0, 1, new Intent.Start()));
        clock.pass(24 * 60 * 60_000L);
        ledger.showSeeds(clock.millis());
        tell();

        try (SqlLedger later = Ledgers.open(database(), Secrets.read(A_DAY_LATER))) {
            assertThat(pack(later, match)).isEqualTo(pack(ledger, match)).contains("\"proof\"");
        }
    }

    private String pack(SqlLedger there, String match) {
        Lobby lobby = new Lobby(there, UsualSchedule.dealt("each"), clock, clock::monotonicMillis);
        return new DisputePack(lobby, there.operators())
                .of(there.operators().match(match).orElseThrow())
                .text();
    }
}
