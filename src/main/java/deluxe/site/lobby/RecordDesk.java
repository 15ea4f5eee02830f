package deluxe.site.lobby;

import deluxe.site.lobby.Declined.Cause;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.Optional;
import java.util.OptionalLong;

/** Rules on records as they arrive, and files them with what is kept of them. */
final class RecordDesk {
    private final Ledger ledger;
    private final SteadyClock clock;
    private final RefusedBudget refused = new RefusedBudget();

    RecordDesk(Ledger ledger, SteadyClock clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    /**
     * Files a record unless its match has one; what is filed then is returned.
     *
     * @param measuredMillis how long ago the match was entered, if this server has measured it
     * @param address where the record came from
     */
    Filed file(Tournament tournament, Ticket ticket, String record, OptionalLong measuredMillis, String address) {
        Arrival arrival = new Arrival(clock.millis(), clock.calendarMillis(), measuredMillis);
        Ruling ruling = ruling(tournament, ticket, record, arrival);
        boolean isTrue = ruling.worth().isPresent();
        String kept = isTrue ? record : refused.keep(record, tournament.id(), address);
        Optional<String> acts = isTrue ? Acts.of(RecordJudge.confirmed(record)).digest() : Optional.empty();
        String digest = Sha256.of(record);
        return ledger.file(
                new Filed(ticket.match(), tournament.id(), arrival.receivedMillis(), kept, digest, ruling), acts);
    }

    /** Files the record of a match that was dealt here, if verification confirms it too. */
    Filed fileDealt(Ticket ticket, ScoreSheet sheet) {
        if (!(Verification.verify(sheet) instanceof Verdict.Confirmed)) {
            throw new IllegalStateException("a match was dealt here whose record is not true: " + ticket.match());
        }
        String text = sheet.text();
        Ruling ruling = new Ruling.Ranked(sheet.result().orElseThrow().card());
        Filed filed = new Filed(ticket.match(), ticket.tournament(), clock.millis(), text, Sha256.of(text), ruling);
        return ledger.file(filed, Optional.empty());
    }

    private static Ruling ruling(Tournament tournament, Ticket ticket, String record, Arrival arrival) {
        return new RecordJudge(tournament, ticket)
                .judge(record, arrival)
                .orElseThrow(() -> new Declined(
                        Cause.LATER,
                        "The record of " + ticket.match() + " can't be judged yet: by the server's clock, its match was"
                                + " entered " + (arrival.receivedMillis() - ticket.takenMillis())
                                + " ms ago. Was the clock set, or do the servers' clocks differ?"));
    }
}
