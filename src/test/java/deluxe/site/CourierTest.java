package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.StandardError;
import deluxe.site.operators.Courier;
import deluxe.site.operators.OperatorBook;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What goes wrong on this side keeps no operator from being told. */
class CourierTest extends HostedOperators {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int MORE_THAN_AT_ONCE = 9;

    @Test
    void anOperatorIsToldOnceTheDatabaseAnswersAgainHoweverOftenItDidNot() {
        AtomicBoolean isGone = new AtomicBoolean(true);
        Courier courier = new Courier(ledger, bookWithout(isGone), clock::millis, PATIENCE);
        seated(launched("r1", ""));

        String logged = StandardError.of(() -> {
            for (int time = 0; time < MORE_THAN_AT_ONCE; time++) {
                courier.tell().forEach(CompletableFuture::join);
                clock.pass(Duration.ofHours(1).toMillis());
            }
        });
        isGone.set(false);
        courier.tell().forEach(CompletableFuture::join);

        assertThat(types()).containsExactly("match.started");
        assertThat(logged).contains("t-", "could not be told", "gone for a test");
    }

    /** A book that can't look operators up while it is gone. */
    private OperatorBook bookWithout(AtomicBoolean isGone) {
        OperatorBook sound = ledger.operators();
        return (OperatorBook) Proxy.newProxyInstance(
                OperatorBook.class.getClassLoader(), new Class<?>[] {OperatorBook.class}, (self, method, arguments) -> {
                    if (isGone.get() && method.getName().equals("operator")) {
                        throw new LedgerFailure("gone for a test", null);
                    }
                    return method.invoke(sound, arguments);
                });
    }

    @Test
    void aMatchThatCannotBeFiledKeepsNoOtherFromItsEndAndIsLoggedOnce() {
        Told broken = launched("r1", "");
        seated(broken);
        seated(launched("r2", ""));
        int next = ledger.intents(broken.text("match"), 0).size();
        long now = clock.millis();
        ledger.keep(broken.text("match"), List.of(new KeptIntent(next, now, now, 0, "nonsense")));
        clock.pass(Duration.ofMinutes(10).toMillis());

        String logged = StandardError.of(this::tell);

        assertThat(acme.told().stream().filter(each -> "match.finished".equals(each.get("type"))))
                .extracting(each -> String.valueOf(each.get("account")))
                .containsExactly("player-r2");
        assertThat(logged).containsOnlyOnce("The match " + broken.text("match") + " is over");
    }
}
