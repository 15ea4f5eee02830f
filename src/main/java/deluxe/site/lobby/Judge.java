package deluxe.site.lobby;

import deluxe.tournament.BadLine;
import deluxe.tournament.Entry;
import deluxe.tournament.Line;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;
import java.util.Optional;

/** Decides whether a record counts: it is of the match that was dealt, it is true, and its time can have passed. */
final class Judge {
    /** Two clocks never run quite alike. */
    private static final int TOLERANCE_MILLIS = 1_000;

    private static final int RESULT_LINES = 5;
    private static final int MILLIS_A_SECOND = 1_000;

    private final Tournament tournament;
    private final Ticket ticket;

    Judge(Tournament tournament, Ticket ticket) {
        this.tournament = tournament;
        this.ticket = ticket;
    }

    Ruling judge(String record, long receivedMillis) {
        Optional<Ruling> foreign = ofAnotherMatch(record);
        if (foreign.isPresent()) {
            return foreign.get();
        }
        if (Verification.verify(record) instanceof Verdict.Rejected rejected) {
            return new Ruling.Refused(rejected.line(), rejected.reason());
        }
        ScoreSheet sheet = confirmed(record);
        int lastLine = (int) record.lines().count() - RESULT_LINES;
        return late(lastLine, receivedMillis)
                .or(() -> tooSoon(sheet, lastLine, receivedMillis))
                .orElseGet(() -> new Ruling.Ranked(sheet.result().orElseThrow().card()));
    }

    /** The first line of the header that is not as it was dealt. */
    private Optional<Ruling> ofAnotherMatch(String record) {
        List<String> dealt = new ScoreSheet(tournament.terms(ticket.match()), List.of(), Optional.empty())
                .text()
                .lines()
                .toList();
        List<String> claimed = record.lines().limit(dealt.size()).toList();
        for (int at = 0; at < dealt.size(); at++) {
            if (at >= claimed.size() || !claimed.get(at).equals(dealt.get(at))) {
                return Optional.of(new Ruling.Refused(at + 1, "this match was dealt with \"" + dealt.get(at) + "\""));
            }
        }
        return Optional.empty();
    }

    private static ScoreSheet confirmed(String record) {
        try {
            return ScoreSheet.read(record);
        } catch (BadLine impossible) {
            throw new IllegalStateException("a record was confirmed that cannot be read", impossible);
        }
    }

    private Optional<Ruling> late(int line, long receivedMillis) {
        if (receivedMillis < tournament.finalMillis()) {
            return Optional.empty();
        }
        long seconds = (receivedMillis - tournament.finalMillis()) / MILLIS_A_SECOND;
        return Optional.of(new Ruling.Refused(line, "it came " + seconds + " s after the ranks were final"));
    }

    private Optional<Ruling> tooSoon(ScoreSheet sheet, int line, long receivedMillis) {
        long playedMillis = playedMillis(sheet.lines());
        long passedMillis = receivedMillis - ticket.takenMillis();
        if (passedMillis + TOLERANCE_MILLIS >= playedMillis) {
            return Optional.empty();
        }
        return Optional.of(new Ruling.Refused(
                line,
                "the match took " + playedMillis + " ms, but it was entered only " + passedMillis + " ms before"));
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
