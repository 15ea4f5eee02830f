package deluxe.site.dealing;

import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.Agreement;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * The matches whose players have left for good: their records are filed once their time is up, by whichever request comes first, and
 * those that were never begun give up their places in heats. A match without a clock has no such time, and counts for nothing unless
 * its player comes back.
 */
public final class Stragglers {
    private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(15);

    /** A tournament that nobody looked at while it ended gets its last records when somebody does. */
    private static final long LATE_MILLIS = TimeUnit.DAYS.toMillis(1);

    private static final long SPARE_MILLIS = TimeUnit.SECONDS.toMillis(15);

    private final Lobby lobby;
    private final SealedTables tables;
    private final LongSupplier nanoTime;
    private final AtomicLong dueNanos;

    /** @param nanoTime a clock that never steps */
    public Stragglers(Lobby lobby, SealedTables tables, LongSupplier nanoTime) {
        this.lobby = lobby;
        this.tables = tables;
        this.nanoTime = nanoTime;
        this.dueNanos = new AtomicLong(nanoTime.getAsLong());
    }

    /** Files what is due, unless that was done just now. */
    public void file() {
        long now = nanoTime.getAsLong();
        long due = dueNanos.get();
        if (now - due >= 0 && dueNanos.compareAndSet(due, now + EVERY_NANOS)) {
            lobby.sealed(LATE_MILLIS).forEach(this::file);
        }
    }

    private void file(Tournament tournament) {
        lobby.forgetUnbegun(tournament);
        Agreement agreement = tournament.agreement(tournament.id());
        int clockSeconds = agreement.rules().clockSeconds();
        if (clockSeconds > 0) {
            long longestMillis = TimeUnit.SECONDS.toMillis((long) clockSeconds + agreement.pauseSeconds());
            for (Ticket ticket : lobby.unfiled(tournament, longestMillis + SPARE_MILLIS)) {
                tables.finished(tournament, ticket).ifPresent(over -> lobby.fileDealt(ticket, over));
            }
        }
    }
}
