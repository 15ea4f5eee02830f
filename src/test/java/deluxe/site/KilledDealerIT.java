package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.session.FarAnswer;
import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.IntentWords;
import deluxe.session.wire.QuestionText;
import deluxe.session.wire.ToldText;
import deluxe.site.Guest.Told;
import deluxe.site.database.Ledgers;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.tournament.Agreement;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two servers that deal the same matches are killed again and again while they are asked. No intent that was answered is lost or
 * carried out twice, and nothing told is ever told otherwise. {@code ./test --all} kills a hundred times. HAProxy is before the
 * servers where it is installed.
 */
class KilledDealerIT {
    private static final int GUESTS = 8;
    private static final int KILLS = Boolean.getBoolean("tests.all") ? 100 : 3;
    private static final int ANSWERS_A_LIFE = 150;

    @TempDir
    Path folder;

    @Test
    void noIntentIsLostOrDoubledOnSqlite() throws Exception {
        noIntentIsLostOrDoubledAndNothingIsToldTwiceDifferently(Yearly.database(folder));
    }

    @Test
    void noIntentIsLostOrDoubledOnPostgresql() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            noIntentIsLostOrDoubledAndNothingIsToldTwiceDifferently(postgres.getJdbcUrl("postgres", "postgres"));
        }
    }

    private void noIntentIsLostOrDoubledAndNothingIsToldTwiceDifferently(String database) throws Exception {
        List<Busy> guests = entered(database);
        int answered = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            askUntilKilled(guests, database, kill);
        }

        try (Ledger ledger = Ledgers.open(database)) {
            for (Busy guest : guests) {
                List<KeptIntent> kept = ledger.intents(guest.match(), 1);
                assertThat(kept.size()).isGreaterThanOrEqualTo(guest.answered).isGreaterThan(KILLS);
                assertThat(kept.stream().map(KeptIntent::number))
                        .containsExactlyElementsOf(
                                IntStream.rangeClosed(1, kept.size()).boxed().toList());
                assertThat(kept)
                        .allMatch(intent -> List.of(KeptIntent.OVER, guest.sent.getOrDefault(intent.number(), ""))
                                .contains(intent.intent()));
                answered += guest.answered;
            }
        }
        System.out.println(KILLS + " kills of two servers, " + Balancer.name() + ": " + answered + " intents answered");
    }

    private List<Busy> entered(String database) throws Exception {
        List<Busy> guests = new ArrayList<>();
        try (ServerProcess server = ServerProcess.startOn(database, Yearly.SEALED, folder)) {
            for (int number = 0; number < GUESTS; number++) {
                Guest guest = Guest.called("Guest " + number, server.address());
                guests.add(new Busy(guest, guest.enter(guest.firstTournament()), number));
            }
        }
        return guests;
    }

    private void askUntilKilled(List<Busy> guests, String database, int life) throws Exception {
        CountDownLatch enough = new CountDownLatch(ANSWERS_A_LIFE);
        ExecutorService threads = Executors.newFixedThreadPool(GUESTS);
        try (ServerProcess one = ServerProcess.startOn(database, Yearly.SEALED, folder);
                ServerProcess other = ServerProcess.startOn(database, Yearly.SEALED, folder);
                Balancer balancer = Balancer.before(List.of(one.address(), other.address()), folder)) {
            List<URI> servers = balancer.addresses();
            for (Busy guest : guests) {
                threads.execute(() -> guest.askWhileAnybodyAnswers(servers, enough));
            }
            assertThat(enough.await(1, TimeUnit.MINUTES)).as("life " + life).isTrue();
            one.kill();
            other.kill();
        } finally {
            threads.shutdown();
            assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
        }
        assertThat(guests).noneMatch(guest -> guest.isContradicted);
    }

    /** Somebody who asks without a pause, of one server and the other, and remembers all that was ever told. */
    private static final class Busy {
        private final Guest guest;
        private final Agreement agreement;
        private final Rng rng;
        private final Map<Integer, String> sent = new TreeMap<>();
        private final Map<Integer, String> told = new TreeMap<>();
        private Intent next = new Intent.Start();
        private int answered;
        private boolean isContradicted;

        Busy(Guest guest, Told entry, int number) {
            this.guest = guest;
            rng = Rng.derive(Seed.of("b5"), 1, number);
            List<Option> options = new ArrayList<>();
            ((Map<?, ?>) entry.json().get("options"))
                    .forEach((name, value) -> options.add(new Option(String.valueOf(name), String.valueOf(value))));
            agreement = Options.read(options).agreement();
        }

        String match() {
            return agreement.match();
        }

        void askWhileAnybodyAnswers(List<URI> servers, CountDownLatch enough) {
            while (true) {
                int number = answered + 1;
                sent.put(number, IntentWords.write(next));
                // Who says that some of it was missed is told that again.
                int seen = Math.max(1, told.size() - rng.below(40));
                Question question = new Question(seen, List.of(new Asked(number, next)));
                Told answer =
                        guest.at(servers.get(rng.below(servers.size()))).ask(match(), QuestionText.write(question));
                if (answer.status() != 200) {
                    return;
                }
                take(AnswerText.read(answer.body(), agreement));
                enough.countDown();
            }
        }

        private void take(FarAnswer answer) {
            answered = Math.max(answered, answer.asked());
            for (FarAnswer.Due due : answer.told()) {
                if (due.inMillis() == 0 && !due.told().isJump()) {
                    String text = ToldText.write(due.told()).replaceAll("(?m)^standing running .*$", "");
                    String before = told.putIfAbsent(due.told().number(), text);
                    isContradicted |= before != null && !before.equals(text);
                }
            }
            next = intent(answer);
        }

        private Intent intent(FarAnswer answer) {
            int count = answer.told().size();
            if (count > 0 && rng.below(3) > 0) {
                var round = answer.told().get(count - 1).told().game().round();
                if (!round.plays().isEmpty()) {
                    return new Intent.Act(
                            round.plays().play(rng.below(round.plays().size())));
                }
            }
            return switch (rng.below(3)) {
                case 0 -> new Intent.Pause();
                case 1 -> new Intent.GoOn();
                default -> new Intent.Hurry();
            };
        }
    }
}
