package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.lobby.AuditLine;
import deluxe.site.lobby.AuditLine.Act;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ruling.Why;
import deluxe.site.lobby.Ticket;
import deluxe.tournament.ScoreCard;
import org.junit.jupiter.api.Test;

/** What every database must do of what operators do by hand. */
abstract class OfficeRules extends CopyRules {
    private static final long NOW = 250;

    @Test
    void whatIsDoneByHandIsDoneAndWrittenDown() {
        try (SqlLedger ledger = Ledgers.open(address());
                SqlOffice office = new SqlOffice(DatabaseAddress.read(address()), "olga", () -> NOW)) {
            ledger.announce(tournament("t-1", 300));
            finish(ledger, "a", new Ruling.Ranked(new ScoreCard(90, 0, 0)), "acts");
            finish(ledger, "b", new Ruling.Ranked(new ScoreCard(80, 0, 0)), "others");
            admit(ledger, new Player("c", "c"));
            ledger.issue(new Ticket("m-c", "t-1", "c", 150));
            assertThat(ledger.playing(NOW)).isEqualTo(1);

            office.voidMatch("m-a", "one");
            office.voidMatch("m-c", "two");
            office.bar("b", "three");
            office.forget("a", "four");
            office.end("t-1", "five");

            assertThat(ruling(ledger, "m-a")).isEqualTo(new Ruling.Refused(1, Why.VOIDED));
            assertThat(ruling(ledger, "m-c")).isEqualTo(new Ruling.Refused(1, Why.VOIDED));
            assertThat(ledger.best("t-1", 9)).extracting(PlayerResult::player).containsExactly("b");
            assertThat(ledger.bearer("b", NOW + 1)).isEmpty();
            assertThat(ledger.player("a").orElseThrow().name()).isEqualTo("forgotten a");
            assertThat(ledger.tournament("t-1").orElseThrow().finalMillis()).isEqualTo(NOW);
            assertThat(ledger.playing(NOW)).isZero();
            assertThat(office.audit()).extracting(AuditLine::act).contains(Act.VOID, Act.BAR, Act.FORGET, Act.END);
            assertThat(office.audit()).extracting(AuditLine::earlier).contains("ranked 90", "playing 0");
        }
    }

    private static Ruling ruling(Ledger ledger, String match) {
        return ledger.filed(match).orElseThrow().ruling();
    }
}
