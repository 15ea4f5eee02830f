package deluxe.tournament;

import deluxe.dominoes.RefusalWords;

/** Objections in English, for records and commands; a screen says them in its own language. */
public final class ObjectionWords {
    private ObjectionWords() {}

    public static String english(Objection objection) {
        if (objection instanceof Objection.AgainstTheRules against) {
            return RefusalWords.english(against.refusal());
        }
        if (objection instanceof Objection.NotInTurn turn) {
            return "it is the turn of the " + turn.toMove().word();
        }
        if (objection instanceof Objection.NotTheRound not) {
            return "round " + not.round() + " does not begin here";
        }
        if (objection instanceof Objection.NotTheBeginning) {
            return "a match begins with: " + Match.FIRST_LINE.atMillis() + ' ' + MatchSpelling.ROUND + 1;
        }
        return objection instanceof Objection.MatchIsOver ? "the match is over" : ofTime(objection);
    }

    private static String ofTime(Objection objection) {
        if (objection instanceof Objection.TimeRunsBack back) {
            return "the time goes back from " + back.nowMillis() + " to " + back.atMillis();
        }
        if (objection instanceof Objection.PastTheClock past) {
            return "the time is past the clock: " + past.atMillis() + " of " + past.limitMillis();
        }
        if (objection instanceof Objection.TimeIsNotUp not) {
            return "time is not up at " + not.atMillis();
        }
        return ofPace(objection);
    }

    private static String ofPace(Objection objection) {
        if (objection instanceof Objection.TooSoon soon) {
            return "this cannot happen before " + soon.earliestMillis() + ", but the record says " + soon.atMillis();
        }
        if (objection instanceof Objection.NotThen not) {
            return "this happens at " + not.dueMillis() + ", not at " + not.atMillis();
        }
        if (objection instanceof Objection.Overdue late) {
            return "something else happens before " + late.atMillis() + ", at " + late.dueMillis();
        }
        return ofPause(objection);
    }

    private static String ofPause(Objection objection) {
        if (objection instanceof Objection.PausedTooLong paused) {
            return "paused for " + paused.pausedMillis() + ", but only " + paused.leftMillis() + " was left";
        }
        if (objection instanceof Objection.StandsStill) {
            return "the match is paused";
        }
        if (objection instanceof Objection.PausedTooOften often) {
            return "nobody can pause " + often.pauses() + " times by " + often.atMillis();
        }
        return objection instanceof Objection.NotPaused ? "the match is not paused" : "the match may not be paused";
    }
}
