package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import deluxe.site.lobby.Census;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.OwnPlace;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ruling.Why;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What every database must do for the ledger. */
abstract class LedgerRules {
    static final Player ANA = new Player("a", "Ana");
    static final String RECORD = "dominoes-deluxe 4\n";
    static final Ticket TICKET = new Ticket("m1", "t-1", "a", 150);

    static final String HOURLY = """
            series hourly
            title The Hour
            about Five minutes.
            every 60
            grace 10
            prize First
            rules fives
            difficulty hard
            """;

    /** The address of a database that is empty when the test begins. */
    abstract String address();

    @Test
    void whateverIsWrittenIsThereWhenTheDatabaseIsOpenedAgain() {
        Filed filed = filed("m1", new Ruling.Ranked(new ScoreCard(100, 20, 7)));
        try (Ledger ledger = Ledgers.open(address())) {
            admit(ledger, ANA);
            ledger.announce(tournament("t-1", 300));
            ledger.issue(TICKET);
            ledger.file(filed, Optional.empty());
        }
        try (Ledger ledger = Ledgers.open(address())) {
            assertThat(ledger.player("a")).contains(ANA);
            assertThat(ledger.tournament("t-1")).contains(tournament("t-1", 300));
            assertThat(ledger.ticket("m1")).contains(TICKET);
            assertThat(ledger.places("a", List.of("t-1", "t-2")))
                    .containsExactly(new OwnPlace(
                            TICKET, false, Optional.of(new PlayerResult("m1", "a", "Ana", 200, filed.ruling()))));
            assertThat(ledger.census("t-1")).isEqualTo(new Census(1, 1, 0, 0));
            assertThat(ledger.census("t-2")).isEqualTo(new Census(0, 0, 0, 0));
            assertThat(ledger.filed("m1")).contains(filed);
            assertThat(ledger.best("t-1", 9)).containsExactly(new PlayerResult("m1", "a", "Ana", 200, filed.ruling()));
        }
    }

    @Test
    void thePlacesOfAPlayerAreThoseInTheTournamentsThatAreAskedFor() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            ledger.announce(tournament("t-2", 300));
            ledger.announce(tournament("t-3", 300));
            finish(ledger, "a", new Ruling.Refused(3, Why.LATE, "only for its player"));
            finish(ledger, "b", new Ruling.Ranked(new ScoreCard(90, 0, 0)), "acts");
            finish(ledger, "c", new Ruling.Ranked(new ScoreCard(90, 0, 0)), "acts");
            Ticket other = ledger.issue(new Ticket("m-2", "t-2", "a", 160)).orElseThrow();
            ledger.issue(new Ticket("m-3", "t-3", "a", 170));

            assertThat(ledger.places("a", List.of("t-1", "t-2")))
                    .containsExactlyInAnyOrder(
                            new OwnPlace(
                                    new Ticket("m-a", "t-1", "a", 150),
                                    false,
                                    Optional.of(
                                            new PlayerResult("m-a", "a", "a", 200, new Ruling.Refused(3, Why.LATE)))),
                            new OwnPlace(other, false, Optional.empty()));
            assertThat(ledger.places("a", List.of())).isEmpty();
            assertThat(ledger.places("c", List.of("t-1"))
                            .get(0)
                            .finish()
                            .orElseThrow()
                            .ruling())
                    .isEqualTo(new Ruling.Held(new ScoreCard(90, 0, 0)));
        }
    }

    @Test
    void readersSeeWhatIsWrittenAndCannotWrite() {
        try (Ledger ledger = Ledgers.open(address())) {
            Ledger readers = ledger.forReaders();
            admit(ledger, ANA);

            assertThat(readers.player("a")).contains(ANA);
            assertThatThrownBy(() -> readers.announce(tournament("t-1", 300))).isInstanceOf(LedgerFailure.class);
            assertThat(ledger.tournament("t-1")).isEmpty();
        }
    }

    @Test
    void theFirstEntryIsNeverOverwritten() {
        try (Ledger ledger = Ledgers.open(address())) {
            admit(ledger, ANA);
            ledger.announce(tournament("t-1", 300));
            ledger.issue(TICKET);
            Filed refused = ledger.file(
                    filed("m1", new Ruling.Refused(9, Why.UNPROVEN, "the tile was not dealt")), Optional.empty());

            assertThat(admit(ledger, new Player("b", "\u0410NA")).player()).isEqualTo(ANA);
            assertThat(ledger.announce(tournament("t-1", 999))).isEqualTo(tournament("t-1", 300));
            assertThat(ledger.issue(new Ticket("m2", "t-1", "a", 160))).contains(TICKET);
            assertThat(ledger.file(filed("m1", new Ruling.Ranked(new ScoreCard(1, 1, 1))), Optional.empty()))
                    .isEqualTo(refused);
            assertThat(ledger.ticket("m2")).isEmpty();
        }
    }

    @Test
    void tournamentsAreUnfinishedUntilTheyAreFinal() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            ledger.announce(tournament("t-2", 400));
            ledger.announce(tournament("t-3", 500));

            assertThat(ledger.unfinished(400)).extracting(Tournament::id).containsExactly("t-3");
            assertThat(ledger.finished(400, 9)).extracting(Tournament::id).containsExactly("t-2", "t-1");
            assertThat(ledger.finished(400, 1)).extracting(Tournament::id).containsExactly("t-2");
        }
    }

    @Test
    void theBestComeFirstAndWhatIsRefusedIsNotAmongThem() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            finish(ledger, "a", new Ruling.Ranked(new ScoreCard(50, 5, 5)));
            finish(ledger, "b", new Ruling.Refused(3, Why.LATE, "no"));
            finish(ledger, "c", new Ruling.Ranked(new ScoreCard(90, 0, 0)));
            finish(ledger, "d", new Ruling.Ranked(new ScoreCard(60, 0, 0)));

            assertThat(ledger.best("t-1", 9)).extracting(PlayerResult::player).containsExactly("c", "a", "d");
            assertThat(ledger.best("t-1", 1)).extracting(PlayerResult::player).containsExactly("c");
            assertThat(ledger.totals("t-1")).isEqualTo(Map.of(60, 2, 90, 1));
            assertThat(ledger.better("t-1", 60)).isEqualTo(1);
            assertThat(ledger.better("t-1", 90)).isZero();
            assertThat(ledger.census("t-1")).isEqualTo(new Census(4, 3, 0, 1));
        }
    }

    @Test
    void refusedRecordsOfTournamentsThatWereFinalByThenAreForgotten() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            Ruling.Refused refused = new Ruling.Refused(3, Why.UNPROVEN, "VISIT http://x");
            finish(ledger, "a", new Ruling.Ranked(new ScoreCard(50, 5, 5)));
            finish(ledger, "b", refused);
            ledger.forgetRefused(299);
            assertThat(ledger.filed("m-b").orElseThrow().ruling()).isEqualTo(refused);

            ledger.forgetRefused(300);
            assertThat(ledger.filed("m-b"))
                    .contains(new Filed("m-b", "t-1", 200, "", "digest", new Ruling.Refused(3, Why.UNPROVEN)));
            assertThat(ledger.filed("m-a").orElseThrow().text()).isNotEmpty();
            assertThat(ledger.census("t-1")).isEqualTo(new Census(2, 1, 0, 1));
        }
    }

    @Test
    void exactlyThatNameComesBeforeOneThatLooksLikeIt() {
        try (Ledger ledger = Ledgers.open(address())) {
            admit(ledger, new Player("p1", "Al"));
            admit(ledger, new Player("p2", "ALB"));

            assertThat(admit(ledger, new Player("new", "AI")).player().id()).isEqualTo("p1");
            assertThat(admit(ledger, new Player("new", "alb")).player().id()).isEqualTo("p2");
            assertThat(admit(ledger, new Player("new", "Anna")).player().id()).isEqualTo("new");
        }
    }

    static void finish(Ledger ledger, String player, Ruling ruling) {
        finish(ledger, player, ruling, RECORD, Optional.empty());
    }

    static void finish(Ledger ledger, String player, Ruling ruling, String acts) {
        finish(ledger, player, ruling, RECORD, Optional.of(acts));
    }

    static void finish(Ledger ledger, String player, Ruling ruling, String text, Optional<String> acts) {
        admit(ledger, new Player(player, player));
        ledger.issue(new Ticket("m-" + player, "t-1", player, 150));
        ledger.file(new Filed("m-" + player, "t-1", 200, text, "digest", ruling), acts);
    }

    @Test
    void manyMayOpenAnEmptyDatabaseAtOnce() throws Exception {
        List<Integer> versions = atOnce(8, () -> {
            try (Ledger ledger = Ledgers.open(address());
                    Database database = Database.serving(DatabaseAddress.read(address()))) {
                assertThat(ledger.unfinished(1)).isEmpty();
                return new Migrations(database).version();
            }
        });

        assertThat(versions).containsOnly(7);
    }

    @Test
    void theVersionsOfTheTablesAreWrittenDown() {
        Ledgers.open(address()).close();
        try (Database database = Database.serving(DatabaseAddress.read(address()))) {
            assertThat(new Migrations(database).version()).isEqualTo(7);
            database.write("INSERT INTO migrations (version) VALUES (99)");
        }
        assertThatThrownBy(() -> Ledgers.open(address()))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("version 99");
    }

    static <T> List<T> atOnce(int times, Callable<T> work) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(times);
        try {
            List<T> done = new ArrayList<>();
            for (Future<T> each : threads.invokeAll(Collections.nCopies(times, work))) {
                done.add(each.get());
            }
            return done;
        } finally {
            threads.shutdown();
        }
    }

    static Ledger.Admission admit(Ledger ledger, Player player) {
        return ledger.admit(player, Likeness.of(player.name()), "digest", 100);
    }

    static Tournament tournament(String id, long finalMillis) {
        Map<String, String> conditions = new LinkedHashMap<>();
        conditions.put("rules", "fives");
        conditions.put("difficulty", "hard");
        return new Tournament(
                id,
                "emerald",
                "Sobre él.",
                conditions,
                DealRule.OPEN,
                Ledgers.SECRETS.current().seed(id),
                100,
                200,
                finalMillis,
                List.of("Gold", "Silver"),
                Tournament.ANY_NUMBER);
    }

    static Filed filed(String match, Ruling ruling) {
        return new Filed(match, "t-1", 200, RECORD, "digest", ruling);
    }
}
