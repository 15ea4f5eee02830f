package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** Confirms or refuses what a record claims, by playing it through with the same rules and the same opponent. */
public final class Verification {
    private final ScoreSheet sheet;
    private final Replay replay;

    private Verification(ScoreSheet sheet) {
        this.sheet = sheet;
        this.replay = sheet.replay();
    }

    /** Judges a record as it was received. */
    public static Verdict verify(String text) {
        try {
            return verify(ScoreSheet.read(text));
        } catch (BadLine bad) {
            return bad.before()
                    .flatMap(sheet -> new Verification(sheet).untrue())
                    .orElseGet(() -> new Verdict.Rejected(bad.line(), bad.getMessage()));
        }
    }

    /** Judges a record that could be read. */
    public static Verdict verify(ScoreSheet sheet) {
        Verification verification = new Verification(sheet);
        Optional<Verdict.Rejected> rejected =
                verification.untrue().or(verification::unfinished).or(verification::wrongResult);
        return rejected.isPresent()
                ? rejected.get()
                : new Verdict.Confirmed(sheet.result().orElseThrow().total());
    }

    /** The first line that cannot have happened like this. */
    private Optional<Verdict.Rejected> untrue() {
        return impostor()
                .or(() -> replay.flaw().flatMap(flaw -> reject(replay.states().size(), ObjectionWords.english(flaw))));
    }

    /** The opponent's first action, in the valid part of the record, that this opponent would not have chosen. */
    private Optional<Verdict.Rejected> impostor() {
        List<Match> matches = replay.states();
        for (int at = 1; at < matches.size(); at++) {
            if (sheet.lines().get(at).entry() instanceof MatchEntry.Move move && move.seat() == Seat.OPPONENT) {
                Action action = matches.get(at - 1).opponentAction();
                if (!action.equals(move.action())) {
                    return reject(
                            at,
                            "this is not what the " + sheet.terms().difficulty().word() + " opponent would do");
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Verdict.Rejected> unfinished() {
        boolean over = !replay.states().isEmpty() && replay.last().isOver();
        if (over && sheet.result().isPresent()) {
            return Optional.empty();
        }
        return reject(sheet.lines().size(), over ? "the result is missing" : "the match is not over at this point");
    }

    private Optional<Verdict.Rejected> wrongResult() {
        Result claimed = sheet.result().orElseThrow();
        Result earned = Result.of(replay.last());
        int first = sheet.lines().size();
        if (!claimed.outcome().equals(earned.outcome())) {
            return reject(first, "the match ended differently: " + SheetWriter.words(earned.outcome()));
        }
        return wrong(
                        first + 1,
                        Sheet.POINTS,
                        claimed.card().points(),
                        earned.card().points())
                .or(() -> wrong(
                        first + 2,
                        Sheet.SPREAD,
                        claimed.card().spreadBonus(),
                        earned.card().spreadBonus()))
                .or(() -> wrong(
                        first + 3,
                        Sheet.TIME,
                        claimed.card().timeBonus(),
                        earned.card().timeBonus()))
                .or(() -> wrong(first + 4, Sheet.TOTAL, claimed.total(), earned.total()));
    }

    private Optional<Verdict.Rejected> wrong(int at, String key, int claimed, int earned) {
        return claimed == earned ? Optional.empty() : reject(at, key + " is " + earned + ", not " + claimed);
    }

    /** Rejects the line at {@code at}, from 0, below the header. */
    private Optional<Verdict.Rejected> reject(int at, String reason) {
        return Optional.of(new Verdict.Rejected(sheet.lineOf(at), reason));
    }
}
