package deluxe.session;

import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match as whoever deals it elsewhere has it: all that was asked and told. It follows from the intents and their times alone, so it
 * can be forgotten and replayed, here or on another server, and everything told has the same number again.
 */
public final class Correspondence {
    /** A client that hears nothing asks at least this often: the match may have gone on at another device. */
    static final int IDLE_MILLIS = 10_000;

    /** A client that has missed more than this sees the match as it stands, not how it came to that. */
    private static final int MOST_MISSED = 64;

    /** More than happens between two choices of the player. */
    private static final int MOST_AHEAD = 64;

    /** How long after the tiles were dealt the clock waits for the countdown; then it starts by itself. */
    static final int COUNTDOWN_MILLIS = 10_000;

    private final double dealtMillis;
    /** What was told last; what came before is told to nobody any more. */
    private final List<Told> told = new ArrayList<>();

    private int forgotten;
    private Sitting sitting;
    /** Until when all that was due has been entered. */
    private double reachedMillis;

    private double happenedMillis;
    private double arrivedMillis;
    /** How many of the match's lines were looked at for the player's moves, and how long after its time each of those came. */
    private int looked;

    private final List<Integer> came = new ArrayList<>();

    /** The match as it is dealt, at the time when its player first asks for it. */
    public Correspondence(Terms terms, Conduct conduct, double nowMillis) {
        dealtMillis = nowMillis;
        reachedMillis = nowMillis;
        happenedMillis = nowMillis;
        arrivedMillis = nowMillis;
        goOn(Dealing.open(Sitting.begin(terms, conduct), nowMillis));
    }

    /** The number of the last intent. */
    public int asked() {
        return sitting.count().asked();
    }

    public Match match() {
        return sitting.match();
    }

    /** The record, if the match is over. */
    public Optional<ScoreSheet> record() {
        return match().isOver() ? Optional.of(ScoreSheet.of(match()).with(came)) : Optional.empty();
    }

    /** How many moves the player has made. */
    public int moves() {
        return came.size();
    }

    /**
     * Carries out the next intent, or refuses it. Times never go back. What was due before is told before, so that it has the same
     * number whether somebody has looked meanwhile or not. Returns why it is refused, if it is.
     *
     * @param nowMillis when it counts
     * @param atMillis when it came
     */
    public Optional<Objection> take(double nowMillis, double atMillis, RemoteDealer.Asked asked) {
        passTime(nowMillis);
        arrivedMillis = atMillis;
        reachedMillis = nowMillis;
        happenedMillis = nowMillis;
        Dealt dealt = Dealing.take(sitting, nowMillis, asked.number(), asked.intent());
        goOn(dealt);
        return dealt.told().stream()
                .flatMap(each -> each.reply().reason().stream())
                .findFirst();
    }

    /** What is due by now without the player. */
    public void passTime(double nowMillis) {
        startByItself(nowMillis);
        int dueMillis = sitting.dueInMillis(reachedMillis);
        while (dueMillis != Pace.NEVER && reachedMillis + dueMillis <= nowMillis) {
            reachedMillis += dueMillis;
            happenedMillis = reachedMillis;
            Dealt dealt = Dealing.passTime(sitting, reachedMillis);
            goOn(dealt);
            dueMillis = dealt.told().isEmpty() ? Pace.NEVER : sitting.dueInMillis(reachedMillis);
        }
        reachedMillis = Math.max(reachedMillis, nowMillis);
        goOn(Dealing.passTime(sitting, nowMillis));
    }

    /** When the last thing happened, with or without the player. */
    public double happenedMillis() {
        return happenedMillis;
    }

    private void startByItself(double nowMillis) {
        double startMillis = dealtMillis + COUNTDOWN_MILLIS;
        if (!sitting.isStarted() && nowMillis >= startMillis) {
            reachedMillis = startMillis;
            happenedMillis = startMillis;
            goOn(Dealing.start(sitting, startMillis));
        }
    }

    /** What to tell a seat that has been told everything up to this number; one that knows nothing sees the match as it stands. */
    public FarAnswer answer(int seen, double nowMillis) {
        passTime(nowMillis);
        List<FarAnswer.Due> due = new ArrayList<>();
        boolean isNew = seen == 0 && told.size() > 1;
        if (isNew || seen < forgotten) {
            due.add(new FarAnswer.Due(0, Dealing.again(sitting, nowMillis)));
        } else {
            for (int at = seen - forgotten; at < told.size(); at++) {
                due.add(new FarAnswer.Due(0, told.get(at)));
            }
        }
        int againMillis = addAhead(due, nowMillis);
        return new FarAnswer(asked(), due, againMillis);
    }

    /**
     * Adds what will happen up to the player's next choice, and returns when something else could. An action that waits for its time
     * can still be called off by a pause, so nothing is told of what it brings.
     */
    private int addAhead(List<FarAnswer.Due> due, double nowMillis) {
        Sitting ahead = sitting;
        int inMillis = 0;
        for (int count = 0; count < MOST_AHEAD && isForeseen(ahead); count++) {
            inMillis += Math.max(1, ahead.dueInMillis(nowMillis + inMillis));
            Dealt dealt = Dealing.passTime(ahead, nowMillis + inMillis);
            for (Told each : dealt.told()) {
                due.add(new FarAnswer.Due(inMillis, each));
            }
            ahead = dealt.next();
        }
        int nextMillis = ahead.dueInMillis(nowMillis + inMillis);
        return nextMillis == Pace.NEVER ? inMillis + IDLE_MILLIS : inMillis + Math.min(IDLE_MILLIS, nextMillis);
    }

    private static boolean isForeseen(Sitting ahead) {
        return ahead.isRunning() && ahead.wish().action().isEmpty() && ahead.nextMillis() != Pace.NEVER;
    }

    private void goOn(Dealt dealt) {
        sitting = dealt.next();
        told.addAll(dealt.told());
        while (told.size() > MOST_MISSED) {
            told.remove(0);
            forgotten++;
        }
        noteMoves();
    }

    private void noteMoves() {
        List<Line> lines = sitting.match().timeline().log().entries();
        for (; looked < lines.size(); looked++) {
            if (lines.get(looked).entry() instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER) {
                came.add((int) Math.max(0, arrivedMillis - happenedMillis));
            }
        }
    }
}
