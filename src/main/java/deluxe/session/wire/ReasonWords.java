package deluxe.session.wire;

import deluxe.dominoes.DoubleSet;
import deluxe.kit.Malformed;
import deluxe.table.Objection;
import deluxe.tournament.MatchObjection;

/** Objections in words. */
final class ReasonWords {
    private static final String RULES = "rules";
    private static final String NOT_IN_TURN = "not-in-turn";
    private static final String MATCH_IS_OVER = "match-is-over";
    private static final String STANDS_STILL = "stands-still";
    private static final String MAY_NOT_PAUSE = "may-not-pause";
    private static final String NOT_PAUSED = "not-paused";
    private static final String NOT_THE_BEGINNING = "not-the-beginning";
    private static final String NOT_THE_ROUND = "not-the-round";
    private static final String TIME_RUNS_BACK = "time-runs-back";
    private static final String PAST_THE_CLOCK = "past-the-clock";
    private static final String TIME_IS_NOT_UP = "time-is-not-up";
    private static final String PAUSED_TOO_LONG = "paused-too-long";
    private static final String PAUSED_TOO_OFTEN = "paused-too-often";
    private static final String TOO_SOON = "too-soon";
    private static final String NOT_THEN = "not-then";
    private static final String OVERDUE = "overdue";

    private ReasonWords() {}

    static String write(Objection objection) {
        if (objection instanceof MatchObjection.AgainstTheRules against) {
            return RULES + ' ' + RuleReasonWords.write(against.refusal());
        }
        if (objection instanceof Objection.NotInTurn not) {
            return NOT_IN_TURN + ' ' + not.toMove().word();
        }
        if (objection instanceof Objection.MatchIsOver) {
            return MATCH_IS_OVER;
        }
        if (objection instanceof Objection.StandsStill) {
            return STANDS_STILL;
        }
        if (objection instanceof Objection.MayNotPause) {
            return MAY_NOT_PAUSE;
        }
        if (objection instanceof Objection.NotPaused) {
            return NOT_PAUSED;
        }
        return objection instanceof MatchObjection.NotTheBeginning ? NOT_THE_BEGINNING : ofTime(objection);
    }

    private static String ofTime(Objection objection) {
        if (objection instanceof Objection.TimeRunsBack back) {
            return line(TIME_RUNS_BACK, back.atMillis(), back.nowMillis());
        }
        if (objection instanceof Objection.PastTheClock past) {
            return line(PAST_THE_CLOCK, past.atMillis(), past.limitMillis());
        }
        if (objection instanceof Objection.TimeIsNotUp not) {
            return line(TIME_IS_NOT_UP, not.atMillis());
        }
        if (objection instanceof Objection.PausedTooLong paused) {
            return line(PAUSED_TOO_LONG, paused.pausedMillis(), paused.leftMillis());
        }
        if (objection instanceof MatchObjection.NotTheRound not) {
            return line(NOT_THE_ROUND, not.round());
        }
        return ofPace(objection);
    }

    private static String ofPace(Objection objection) {
        if (objection instanceof MatchObjection.PausedTooOften often) {
            return line(PAUSED_TOO_OFTEN, often.pauses(), often.atMillis());
        }
        if (objection instanceof MatchObjection.TooSoon soon) {
            return line(TOO_SOON, soon.atMillis(), soon.earliestMillis());
        }
        if (objection instanceof MatchObjection.NotThen not) {
            return line(NOT_THEN, not.atMillis(), not.dueMillis());
        }
        if (objection instanceof MatchObjection.Overdue late) {
            return line(OVERDUE, late.atMillis(), late.dueMillis());
        }
        throw new IllegalArgumentException("no words for " + objection);
    }

    private static String line(String word, int... numbers) {
        StringBuilder text = new StringBuilder(word);
        for (int number : numbers) {
            text.append(' ').append(number);
        }
        return text.toString();
    }

    static Objection read(LineWords words, DoubleSet set) {
        String word = words.word();
        return switch (word) {
            case RULES -> new MatchObjection.AgainstTheRules(RuleReasonWords.read(words, set));
            case NOT_IN_TURN -> new Objection.NotInTurn(words.seat());
            case MATCH_IS_OVER -> new Objection.MatchIsOver();
            case STANDS_STILL -> new Objection.StandsStill();
            case MAY_NOT_PAUSE -> new Objection.MayNotPause();
            case NOT_PAUSED -> new Objection.NotPaused();
            case NOT_THE_BEGINNING -> new MatchObjection.NotTheBeginning();
            case NOT_THE_ROUND -> new MatchObjection.NotTheRound(words.number("a round"));
            case TIME_RUNS_BACK -> new Objection.TimeRunsBack(time(words), time(words));
            case PAST_THE_CLOCK -> new Objection.PastTheClock(time(words), time(words));
            case TIME_IS_NOT_UP -> new Objection.TimeIsNotUp(time(words));
            case PAUSED_TOO_LONG -> new Objection.PausedTooLong(time(words), time(words));
            case PAUSED_TOO_OFTEN -> new MatchObjection.PausedTooOften(words.number("pauses"), time(words));
            case TOO_SOON -> new MatchObjection.TooSoon(time(words), time(words));
            case NOT_THEN -> new MatchObjection.NotThen(time(words), time(words));
            case OVERDUE -> new MatchObjection.Overdue(time(words), time(words));
            default -> throw new Malformed("unknown reason: " + word);
        };
    }

    private static int time(LineWords words) {
        return words.number("a time in milliseconds");
    }
}
