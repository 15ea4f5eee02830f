package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.session.Save;
import deluxe.tournament.BadLine;
import deluxe.tournament.Match;
import deluxe.tournament.Replay;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;

/** Reads the record of a game from outside, and trusts nothing in it. */
final class KeptRecord {
    private final RuleSet table;
    private final Words words;

    KeptRecord(RuleSet table, Words words) {
        this.table = table;
        this.words = words;
    }

    /** The game at the moment when its last line was written. */
    Save read(String text, int wallSeconds) throws KeptRefusal {
        ScoreSheet sheet = sheet(withoutReturns(text));
        refuseForeign(sheet.terms());
        Replay replay = sheet.replay();
        if (replay.flaw().isPresent()) {
            throw refused(
                    "Line {0} of this record is not possible in this game. Nothing was imported.",
                    sheet.lineOf(replay.states().size()));
        }
        if (replay.states().isEmpty()) {
            throw refused("This record has no moves: there is nothing to continue. Nothing was imported.");
        }
        Match match = replay.last();
        if (match.isOver()) {
            throw refused("The game of this record is over: there is nothing to continue. Nothing was imported.");
        }
        return new Save(sheet.text(), match.clock().nowMillis(), wallSeconds, 0, KeptBoard.placement(match));
    }

    private ScoreSheet sheet(String text) throws KeptRefusal {
        if (!ScoreSheet.isBegunBy(text)) {
            throw refused("This is not the record of a game. Nothing was imported.");
        }
        try {
            return ScoreSheet.read(text);
        } catch (BadLine bad) {
            throw refused(
                    "Line {0} of this record can't be read ({1}). Nothing was imported.", bad.line(), bad.getMessage());
        }
    }

    private void refuseForeign(Terms terms) throws KeptRefusal {
        if (!terms.match().equals(Terms.PRACTICE)) {
            throw refused("This is the record of the match {0}, not of practice. Nothing was imported.", terms.match());
        }
        if (terms.rules().table() != table.table()) {
            throw refused(
                    "This is a game of {0}. You can import it at that table. Nothing was imported.",
                    tableName(terms.rules(), words));
        }
    }

    /** Some programs end the lines of a text file with two characters. */
    private static String withoutReturns(String text) {
        return text.replace("\r\n", "\n");
    }

    private KeptRefusal refused(String english, Object... values) {
        return new KeptRefusal(words.say(english, values));
    }

    static String tableName(RuleSet rules, Words words) {
        return switch (rules.table()) {
            case FIVES -> "Dominoes Deluxe";
            case ALL_FIVES -> words.say("All Fives");
            case MUGGINS -> words.say("Muggins");
        };
    }
}
