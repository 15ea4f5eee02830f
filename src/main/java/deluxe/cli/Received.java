package deluxe.cli;

import deluxe.dice.BadTavernRecord;
import deluxe.dice.TavernRecord;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;

/**
 * A record as it was received.
 *
 * @param firstLine the number of its first line in the file, from 1
 * @param complete whether {@code text} is all of it; the rest of an absurdly long record is dropped
 * @param stray whether this is not a record, but text before one
 */
record Received(String name, long firstLine, String text, boolean complete, boolean stray) {
    /** One line: {@code ok <total> <name>} or {@code refused <name>:<line> <reason>}. */
    Judged judge() {
        Verdict verdict = verdict();
        if (verdict instanceof Verdict.Confirmed confirmed) {
            return new Judged(true, "ok " + confirmed.total() + ' ' + name);
        }
        Verdict.Rejected rejected = (Verdict.Rejected) verdict;
        long line = firstLine + rejected.line() - 1;
        return new Judged(false, "refused " + name + ':' + line + ' ' + rejected.reason());
    }

    private Verdict verdict() {
        if (!complete) {
            return new Verdict.Rejected(
                    1, "the record is longer than any match: over " + text.length() + " characters");
        }
        if (stray) {
            return new Verdict.Rejected(1, "before the record there is " + firstLineInWords());
        }
        return text.startsWith(TavernRecord.FORMAT) ? ofCampaign() : Verification.verify(text);
    }

    /** A campaign's record is worth what is in the player's purse. */
    private Verdict ofCampaign() {
        try {
            return new Verdict.Confirmed(TavernRecord.read(text).campaign().purse());
        } catch (BadTavernRecord bad) {
            return new Verdict.Rejected(bad.line(), bad.getMessage());
        }
    }

    private String firstLineInWords() {
        String first = text.substring(0, text.indexOf('\n')).strip();
        return first.isEmpty() ? "a blank line" : "something else: " + first;
    }

    /** The verdict on a record, as one line. */
    record Judged(boolean confirmed, String line) {}
}
