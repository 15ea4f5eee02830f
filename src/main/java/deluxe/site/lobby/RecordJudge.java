package deluxe.site.lobby;

import deluxe.site.lobby.Ruling.Why;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.tournament.BadLine;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;
import java.util.Optional;

/** Decides whether a record counts: it must be of the match that was dealt, and true, and there must have been time to play it. */
final class RecordJudge {
    /** Two clocks never run quite alike. */
    private static final int TOLERANCE_MILLIS = 1_000;

    private static final int RESULT_LINES = 5;
    private static final int MILLIS_A_SECOND = 1_000;

    private final Tournament tournament;
    private final Ticket ticket;

    RecordJudge(Tournament tournament, Ticket ticket) {
        this.tournament = tournament;
        this.ticket = ticket;
    }

    /** The ruling, which is final; empty if the clocks don't allow one yet, and the record should be sent again later. */
    Optional<Ruling> judge(String record, Arrival arrival) {
        Optional<Ruling> foreign = ofAnotherMatch(record);
        if (foreign.isPresent()) {
            return foreign;
        }
        if (Verification.verify(record) instanceof Verdict.Rejected rejected) {
            return Optional.of(new Ruling.Refused(rejected.line(), Why.UNPROVEN, rejected.reason()));
        }
        return inTime(confirmed(record), (int) record.lines().count() - RESULT_LINES, arrival);
    }

    /** Refuses at the first line of the header that is not as it was dealt: a different line, a missing one, or one too many. */
    private Optional<Ruling> ofAnotherMatch(String record) {
        List<String> dealt = header(tournament.terms(ticket.match()));
        List<String> claimed = record.lines().toList();
        for (int at = 0; at < dealt.size(); at++) {
            if (at >= claimed.size() || !claimed.get(at).equals(dealt.get(at))) {
                return otherTerms(at, "this match was dealt with \"" + dealt.get(at) + "\"");
            }
        }
        boolean isDealt =
                claimedTerms(record).map(terms -> header(terms).equals(dealt)).orElse(true);
        return isDealt
                ? Optional.empty()
                : otherTerms(dealt.size(), "this match was not dealt with \"" + claimed.get(dealt.size()) + "\"");
    }

    private static Optional<Ruling> otherTerms(int at, String reason) {
        return Optional.of(new Ruling.Refused(at + 1, Why.OTHER_TERMS, reason));
    }

    private static List<String> header(Terms terms) {
        return ScoreSheet.begun(terms).text().lines().toList();
    }

    /** The terms that a record's header states, if that much of it can be read. */
    private static Optional<Terms> claimedTerms(String record) {
        try {
            return Optional.of(ScoreSheet.read(record).terms());
        } catch (BadLine bad) {
            return bad.before().map(ScoreSheet::terms);
        }
    }

    /** The sheet of a record that was found true. */
    static ScoreSheet confirmed(String record) {
        try {
            return ScoreSheet.read(record);
        } catch (BadLine impossible) {
            throw new IllegalStateException("a record was confirmed that cannot be read", impossible);
        }
    }

    private Optional<Ruling> inTime(ScoreSheet sheet, int line, Arrival arrival) {
        if (arrival.receivedMillis() < tournament.opensMillis()) {
            return Optional.empty();
        }
        if (arrival.receivedMillis() >= tournament.finalMillis()) {
            long seconds = (arrival.receivedMillis() - tournament.finalMillis()) / MILLIS_A_SECOND;
            String reason = "it came " + seconds + " s after the ranks were final";
            return Optional.of(new Ruling.Refused(line, Why.LATE, reason));
        }
        if (arrival.calendarMillis() >= tournament.finalMillis()) {
            return Optional.empty();
        }
        long playedMillis = playedMillis(sheet.lines());
        long passedMillis = passedMillis(arrival);
        if (passedMillis + TOLERANCE_MILLIS >= playedMillis) {
            return Optional.of(new Ruling.Ranked(sheet.result().orElseThrow().card()));
        }
        boolean mayBeInTime = arrival.calendarMillis() - beganMillis() + TOLERANCE_MILLIS >= playedMillis;
        return arrival.measuredMillis().isEmpty() || mayBeInTime
                ? Optional.empty()
                : Optional.of(new Ruling.Refused(
                        line,
                        Why.TOO_SOON,
                        "the match took " + playedMillis + " ms, but it was entered only " + passedMillis
                                + " ms before"));
    }

    /** The time there was for playing, by the clock that saw more of it pass: the calendar may have been set back. */
    private long passedMillis(Arrival arrival) {
        long passed = arrival.receivedMillis() - beganMillis();
        if (arrival.measuredMillis().isEmpty()) {
            return passed;
        }
        long measured = arrival.measuredMillis().getAsLong() - (beganMillis() - ticket.takenMillis());
        return Math.max(passed, measured);
    }

    /** Nobody plays before the tournament opens. */
    private long beganMillis() {
        return Math.max(ticket.takenMillis(), tournament.opensMillis());
    }

    /** How long the match took by its own clock and its pauses. */
    private static long playedMillis(List<Line> lines) {
        long millis = lines.get(lines.size() - 1).atMillis();
        for (Line line : lines) {
            if (line.entry() instanceof Entry.Resumed resumed) {
                millis += resumed.pausedMillis();
            }
        }
        return millis;
    }
}
