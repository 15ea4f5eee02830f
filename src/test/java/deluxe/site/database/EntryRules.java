package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.lobby.Declined;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Schedule;
import deluxe.site.lobby.Ticket;
import deluxe.tournament.ScoreCard;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Who enters, who stays, and who is forgotten, on any database. */
abstract class EntryRules extends LedgerRules {
    @Test
    void ofManyWhoEnterALimitedTournamentAtTwoServersAtOnceOnlySoManyGetIn() throws Exception {
        Schedule limited = Schedule.read(HOURLY + "entries 5\n");
        Clock noon = Clock.fixed(Instant.parse("2026-03-01T12:00:00Z"), ZoneOffset.UTC);
        AtomicInteger names = new AtomicInteger();
        try (Ledger ledger = Ledgers.open(address());
                Ledger other = Ledgers.open(address())) {
            Lobby one = new Lobby(ledger, limited, noon, () -> 0);
            Lobby two = new Lobby(other, limited, noon, () -> 0);
            String id = one.programme(Optional.empty())
                    .running()
                    .get(0)
                    .tournament()
                    .id();
            List<String> answers = atOnce(16, () -> {
                int number = names.getAndIncrement();
                Lobby used = number % 2 == 0 ? one : two;
                Player player = used.claim("Player " + number, "a key of this browser " + number)
                        .player();
                try {
                    return used.enter(player, id, "").match();
                } catch (Declined declined) {
                    return declined.getMessage();
                }
            });

            assertThat(answers)
                    .filteredOn(answer -> answer.startsWith(id))
                    .hasSize(5)
                    .doesNotHaveDuplicates();
            assertThat(answers).filteredOn("This tournament is full."::equals).hasSize(11);
            assertThat(ledger.census(id).entries()).isEqualTo(5);
        }
    }

    @Test
    void thePlaceOfWhoGivesItUpIsTheNextToBeGiven() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            for (int number = 1; number <= 3; number++) {
                admit(ledger, new Player("p" + number, "Player " + number));
                assertThat(ledger.freeNumber("t-1")).isEqualTo(number);
                ledger.issue(new Ticket("m-" + number, "t-1", "p" + number, number == 2 ? 100 : 200), number);
            }
            ledger.forgetUnbegun("t-1", 150);
            admit(ledger, ANA);

            assertThat(ledger.freeNumber("t-1")).isEqualTo(2);
            assertThat(ledger.issue(new Ticket("m-a", "t-1", "a", 210), 3)).isEmpty();
            assertThat(ledger.issue(new Ticket("m-a", "t-1", "a", 210), 2)).isPresent();
            assertThat(ledger.freeNumber("t-1")).isEqualTo(4);
        }
    }

    @Test
    void manyWhoFileTheSameMatchAtOnceAllHearTheSame() throws Exception {
        try (Ledger ledger = Ledgers.open(address());
                Ledger other = Ledgers.open(address())) {
            admit(ledger, ANA);
            ledger.announce(tournament("t-1", 300));
            ledger.issue(TICKET);
            List<Filed> heard = atOnce(16, () -> {
                int points = Math.floorMod(Thread.currentThread().getId(), 50);
                Ledger used = points % 2 == 0 ? ledger : other;
                return used.file(filed("m1", new Ruling.Ranked(new ScoreCard(points, 0, 0))), Optional.of("acts"));
            });

            assertThat(heard.stream().distinct()).hasSize(1);
            assertThat(ledger.best("t-1", 9)).hasSize(1);
        }
    }

    @Test
    void whoHasNotBegunLosesThePlaceAndWhoHasKeepsIt() {
        try (Ledger ledger = Ledgers.open(address())) {
            ledger.announce(tournament("t-1", 300));
            for (String id : List.of("begun", "unbegun", "later")) {
                admit(ledger, new Player(id, id));
                ledger.issue(new Ticket("m-" + id, "t-1", id, id.equals("later") ? 200 : 100));
            }
            ledger.keep("m-begun", List.of(new KeptIntent(0, 110, 110, 0, "")));

            ledger.forgetUnbegun("t-1", 150);

            assertThat(ledger.ticket("m-begun")).isPresent();
            assertThat(ledger.ticket("m-later")).isPresent();
            assertThat(ledger.ticket("m-unbegun")).isEmpty();
            assertThat(ledger.issue(new Ticket("m-again", "t-1", "unbegun", 160))
                            .map(Ticket::match))
                    .contains("m-again");
        }
    }

    @Test
    void playersWhoNeverEnteredAnythingAreForgotten() {
        try (Ledger ledger = Ledgers.open(address())) {
            admit(ledger, ANA);
            admit(ledger, new Player("idle", "Idle"));
            ledger.announce(tournament("t-1", 300));
            ledger.issue(TICKET);

            ledger.forgetIdlePlayers(0);
            assertThat(ledger.player("idle")).isPresent();
            ledger.forgetIdlePlayers(Long.MAX_VALUE);

            assertThat(ledger.player("idle")).isEmpty();
            assertThat(ledger.player("a")).contains(ANA);
        }
    }
}
