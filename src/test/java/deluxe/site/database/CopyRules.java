package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.site.lobby.Census;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ruling.Why;
import deluxe.site.lobby.Secrets;
import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What every database must do about equal games, and must not tell whoever has a copy of it. */
abstract class CopyRules extends EntryRules {
    @Test
    void ofMatchesWithTheSameActsTheFirstCountsAndTheOthersAreHeld() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            Ruling.Ranked ranked = new Ruling.Ranked(new ScoreCard(50, 5, 5));
            finish(ledger, "a", ranked, "acts");
            finish(ledger, "b", new Ruling.Ranked(new ScoreCard(50, 5, 6)), "acts");
            finish(ledger, "c", ranked, "other acts");
            finish(ledger, "d", ranked);
            finish(ledger, "e", ranked);
            Filed again = ledger.file(filed("m-b", ranked), Optional.of("acts"));

            assertThat(again.ruling()).isEqualTo(new Ruling.Held(new ScoreCard(50, 5, 6)));
            assertThat(ledger.best("t-1", 9)).extracting(PlayerResult::player).containsExactly("a", "c", "d", "e");
            assertThat(ledger.held("t-1", 9)).extracting(PlayerResult::player).containsExactly("b");
            assertThat(ledger.better("t-1", 59)).isEqualTo(4);
            assertThat(ledger.census("t-1")).isEqualTo(new Census(5, 4, 1, 0));
        }
    }

    /** As docs/site.md says. */
    @Test
    void theOperatorLetsAHeldRecordCount() {
        try (Ledger ledger = Ledgers.open(address());
                Database database = Database.serving(DatabaseAddress.read(address()))) {
            ledger.announce(tournament("t-1", 300));
            Ruling.Ranked ranked = new Ruling.Ranked(new ScoreCard(50, 5, 5));
            finish(ledger, "a", ranked, "acts");
            finish(ledger, "b", ranked, "acts");
            database.write("UPDATE records SET verdict = 'ranked' WHERE match_id = 'm-b'");
            finish(ledger, "c", ranked, "acts");

            assertThat(ledger.best("t-1", 9)).extracting(PlayerResult::player).containsExactly("a", "b");
            assertThat(ledger.held("t-1", 9)).extracting(PlayerResult::player).containsExactly("c");
            assertThat(database.readOne(row -> row.getString(1), "SELECT equal_to FROM records WHERE match_id = 'm-c'"))
                    .contains("m-a");
        }
    }

    @Test
    void ofEqualGamesThatAreFiledAtOnceExactlyOneIsTheFirst() throws Exception {
        int players = 12;
        try (Ledger ledger = Ledgers.open(address());
                Ledger other = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            AtomicInteger next = new AtomicInteger();
            atOnce(players, () -> {
                int number = next.incrementAndGet();
                finish(
                        number % 2 == 0 ? ledger : other,
                        "player" + number,
                        new Ruling.Ranked(new ScoreCard(50, 5, 5)),
                        "acts");
                return number;
            });

            assertThat(ledger.census("t-1")).isEqualTo(new Census(players, 1, players - 1, 0));
        }
    }

    /** A copy of the database gives no seed of a tournament that can still be played. */
    @Test
    void theDatabaseHasNoSeedOfATournamentThatIsNotFinal() {
        String seed = tournament("t-1", 300).seed().hex();
        String record = "seed " + seed + "\n0 round 1\n";
        try (Ledger ledger = Ledgers.open(address());
                Database database = Database.serving(DatabaseAddress.read(address()))) {
            ledger.announce(tournament("t-1", 300));
            finish(ledger, "a", new Ruling.Ranked(new ScoreCard(50, 5, 5)), record, Optional.of("acts"));
            Ruling.Refused refused = new Ruling.Refused(3, Why.OTHER_TERMS, "dealt with \"seed " + seed + "\"");
            finish(ledger, "b", refused, record, Optional.empty());

            assertThat(everything(database)).contains("emerald").doesNotContain(seed, Ledgers.SECRET);
            assertThat(ledger.filed("m-a").orElseThrow().text()).isEqualTo(record);
            assertThat(ledger.filed("m-b").orElseThrow().ruling()).isEqualTo(refused);

            ledger.showSeeds(299);
            assertThat(everything(database)).doesNotContain(seed);
            ledger.showSeeds(300);
            assertThat(everything(database)).contains(seed);
        }
        try (Ledger ledger = Ledgers.open(address(), Secrets.read("f".repeat(64)))) {
            assertThat(ledger.filed("m-a").orElseThrow().text()).isEqualTo(record);
        }
    }

    @Test
    void aTournamentWhoseSecretIsMissingIsNamedAndItsSecretToo() {
        Secrets others = Secrets.read("f".repeat(64));
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
        }
        try (Ledger ledger = Ledgers.open(address(), others)) {
            assertThatThrownBy(() -> ledger.unfinished(200))
                    .isInstanceOf(LedgerFailure.class)
                    .hasMessageContaining(
                            "t-1 was announced with the secret " + Ledgers.SECRETS.idFor(tournament("t-1", 300)));
        }
        try (Ledger ledger = Ledgers.open(address(), Secrets.read("f".repeat(64) + "\n" + Ledgers.SECRET + " seeds"))) {
            assertThat(ledger.unfinished(200)).containsExactly(tournament("t-1", 300));
        }
    }

    /** As docs/site.md says. */
    @Test
    void theOperatorEndsTokens() {
        try (Ledger ledger = Ledgers.open(address());
                Database database = Database.serving(DatabaseAddress.read(address()))) {
            admit(ledger, ANA);
            assertThat(ledger.bearer("a", 100)).contains(ANA);
            database.write("UPDATE players SET tokens_from_millis = 200 WHERE name = 'Ana'");

            assertThat(ledger.bearer("a", 199)).isEmpty();
            assertThat(ledger.bearer("a", 200)).contains(ANA);
            assertThat(ledger.player("a")).contains(ANA);
        }
    }

    private static String everything(Database database) {
        List<String> told = new ArrayList<>();
        for (String table : List.of("players", "tournaments", "tickets", "records")) {
            told.addAll(database.read(
                    row -> {
                        StringBuilder line = new StringBuilder();
                        for (int at = 1; at <= row.getMetaData().getColumnCount(); at++) {
                            line.append(row.getString(at)).append('|');
                        }
                        return line.toString();
                    },
                    "SELECT * FROM " + table));
        }
        return String.join("\n", told);
    }
}
