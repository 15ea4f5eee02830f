package deluxe.site.dealing;

import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.Agreement;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The matches whose players have left for good: their records are filed once their time is up, and those that were never begun give
 * up their places in heats. A match without a clock has no such time, and counts for nothing unless its player comes back.
 */
public final class Stragglers {
    private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(15);

    /** For so long a match that couldn't be filed when its tournament was final is tried again; then at the next start. */
    private static final long LATE_MILLIS = TimeUnit.DAYS.toMillis(1);

    private static final long SPARE_MILLIS = TimeUnit.SECONDS.toMillis(15);

    private final Lobby lobby;
    private final SealedTables tables;
    private final LongSupplier nanoTime;
    private final EachMatch each = new EachMatch();
    private long dueNanos;
    /** By when everything had been looked at: nothing yet, whatever servers may have done before this one. */
    private long reachedMillis;

    /** @param nanoTime a clock that never steps */
    public Stragglers(Lobby lobby, SealedTables tables, LongSupplier nanoTime) {
        this.lobby = lobby;
        this.tables = tables;
        this.nanoTime = nanoTime;
        this.dueNanos = nanoTime.getAsLong();
    }

    /** Files what is due, unless that was done just now. */
    public synchronized void file() {
        long now = nanoTime.getAsLong();
        if (now - dueNanos >= 0) {
            dueNanos = now + EVERY_NANOS;
            long nowMillis = lobby.nowMillis();
            lobby.sealed(reachedMillis - LATE_MILLIS).forEach(this::file);
            reachedMillis = nowMillis;
        }
    }

    private void file(Tournament tournament) {
        if (lobby.nowMillis() < tournament.finalMillis()) {
            lobby.forgetUnbegun(tournament);
        }
        Agreement agreement = tournament.agreement(tournament.id());
        int clockSeconds = agreement.rules().clockSeconds();
        if (clockSeconds > 0) {
            long longestMillis = TimeUnit.SECONDS.toMillis((long) clockSeconds + agreement.pauseSeconds());
            for (Ticket ticket : lobby.unfiled(tournament, longestMillis + SPARE_MILLIS)) {
                each.file(
                        ticket,
                        () -> tables.finished(tournament, ticket).ifPresent(over -> lobby.fileDealt(ticket, over)));
            }
        }
    }
}
