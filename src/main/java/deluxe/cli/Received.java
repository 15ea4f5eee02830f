package deluxe.cli;

import deluxe.dice.BadTavernRecord;
import deluxe.dice.TavernRecord;
import deluxe.site.json.JsonObject;
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
    Judged judge() {
        return new Judged(name, firstLine, verdict());
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

    /** The verdict on a record. */
    record Judged(String name, long firstLine, Verdict verdict) {
        boolean confirmed() {
            return verdict instanceof Verdict.Confirmed;
        }

        /** {@code ok <total> <name>} or {@code refused <name>:<line> <reason>}. */
        String line() {
            if (verdict instanceof Verdict.Confirmed confirmed) {
                return "ok " + confirmed.total() + ' ' + name;
            }
            Verdict.Rejected rejected = (Verdict.Rejected) verdict;
            return "refused " + name + ':' + faultyLine(rejected) + ' ' + rejected.reason();
        }

        String json() {
            JsonObject json = new JsonObject().with("name", name).with("confirmed", confirmed());
            if (verdict instanceof Verdict.Confirmed confirmed) {
                return json.with("total", confirmed.total()).text();
            }
            Verdict.Rejected rejected = (Verdict.Rejected) verdict;
            return json.with("line", faultyLine(rejected))
                    .with("reason", rejected.reason())
                    .text();
        }

        private long faultyLine(Verdict.Rejected rejected) {
            return firstLine + rejected.line() - 1;
        }
    }
}
