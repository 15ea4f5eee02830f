package deluxe.session;

import deluxe.dominoes.Play;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import java.util.ArrayList;
import java.util.List;

/**
 * The near end of a match that is dealt elsewhere. The connection may lose, double, delay and reorder what is sent in both
 * directions: intents are sent again until they are answered, what is told is put in order, and what is missing is asked for. What
 * will happen without the player is told when it is due; as soon as the player asks for something, only a new answer knows that. A
 * legal play of the player's own is told at once. It holds nothing but what the player may see.
 */
public final class RemoteDealer implements Dealer {
    /** From a question to the same question again, as long as it has no answer; it doubles up to the longest. */
    static final double SHORTEST_WAIT_MILLIS = 500;

    static final double LONGEST_WAIT_MILLIS = 4000;

    /** Nobody asks sooner than this for what is about to happen. */
    private static final double ROUND_TRIP_MILLIS = 100;

    /** More intents than anybody waits for; what comes after waits until some have been answered. */
    public static final int MOST_INTENTS = 32;

    private final Connection connection;
    private final Time time;
    private final Timer timer;
    private final Timer aheadTimer;
    private final List<Asked> unanswered = new ArrayList<>();
    private final List<Told> early = new ArrayList<>();
    private final List<Ahead> ahead = new ArrayList<>();
    private final Foretelling foretell = new Foretelling();
    private int seen;
    private int lastAsked;
    private double waitMillis = SHORTEST_WAIT_MILLIS;
    /** How often it has asked since the player asked for something. */
    private int asks;

    private boolean isOver;
    private boolean isClosed;
    private Ear ear = told -> {};

    public RemoteDealer(Connection connection, Time time, Alarm alarm) {
        this.connection = connection;
        this.time = time;
        timer = new Timer(alarm);
        aheadTimer = new Timer(alarm);
    }

    /** What will be told at this time, unless the player asks for something before. */
    private record Ahead(double atMillis, Told told) {}

    /** The way to where the match is dealt. */
    public interface Connection {
        /** Sends a question, which may not arrive. What is answered, if anything, goes to {@link RemoteDealer#answered}. */
        void ask(Question question);
    }

    /**
     * What the near end asks. The same again changes nothing.
     *
     * @param seen the number up to which everything told has arrived; 0 at the beginning and after a reload
     * @param intents what the player has asked for and what has no answer yet, in order
     */
    public record Question(int seen, List<Asked> intents) {
        public Question {
            intents = List.copyOf(intents);
        }
    }

    /**
     * An intent that has been asked for.
     *
     * @param number counts the intents of a match, from 1
     */
    public record Asked(int number, Intent intent) {}

    @Override
    public void open(Ear newEar) {
        ear = newEar;
        ask();
    }

    @Override
    public void send(int number, Intent intent) {
        unanswered.add(new Asked(number, intent));
        lastAsked = number;
        asks = 0;
        lookAheadTo(List.of());
        waitMillis = SHORTEST_WAIT_MILLIS;
        if (unanswered.size() == 1 && intent instanceof Intent.Act act && act.action() instanceof Play play) {
            foretell.play(play, time.nowMillis()).ifPresent(ear::told);
        }
        ask();
    }

    @Override
    public void close() {
        isClosed = true;
        timer.cancel();
        aheadTimer.cancel();
    }

    /** An answer has arrived. What arrives twice is taken once, what arrives too early waits, and an old answer foresees nothing. */
    public void answered(FarAnswer answer) {
        if (isClosed) {
            return;
        }
        List<Ahead> foreseen = new ArrayList<>();
        for (FarAnswer.Due due : answer.told()) {
            if (due.inMillis() == 0) {
                early.add(due.told());
            } else {
                foreseen.add(new Ahead(time.nowMillis() + due.inMillis(), due.told()));
            }
        }
        if (takeAll()) {
            waitMillis = SHORTEST_WAIT_MILLIS;
        }
        if (answer.asked() >= lastAsked) {
            lookAheadTo(foreseen);
            waitMillis = Math.max(ROUND_TRIP_MILLIS, answer.againMillis());
        }
        setTimer();
    }

    private void lookAheadTo(List<Ahead> foreseen) {
        ahead.clear();
        ahead.addAll(foreseen);
        setAheadTimer();
    }

    private void setAheadTimer() {
        aheadTimer.cancel();
        if (!ahead.isEmpty() && !isClosed) {
            aheadTimer.wakeIn(Math.max(0, ahead.get(0).atMillis() - time.nowMillis()), () -> {
                early.add(ahead.remove(0).told());
                takeAll();
                setAheadTimer();
            });
        }
    }

    private boolean takeAll() {
        boolean isAny = false;
        while (takeNext()) {
            isAny = true;
        }
        return isAny;
    }

    /**
     * Every other time that it asks again, it only looks: if the player has gone on at another device, the numbers of what is asked for
     * here are taken there, and nothing answers it.
     */
    private void ask() {
        boolean onlyLooks = asks > 1 && asks % 2 == 0;
        List<Asked> first = new ArrayList<>();
        for (int at = 0; !onlyLooks && at < Math.min(MOST_INTENTS, unanswered.size()); at++) {
            first.add(unanswered.get(at));
        }
        asks++;
        connection.ask(new Question(seen, first));
        setTimer();
    }

    /** Asks again later: for an answer, for what is missing, and for what may have been lost without a trace. */
    private void setTimer() {
        timer.cancel();
        if (isClosed || (isOver && unanswered.isEmpty())) {
            return;
        }
        timer.wakeIn(waitMillis, () -> {
            waitMillis = Math.min(2 * waitMillis, LONGEST_WAIT_MILLIS);
            ask();
        });
    }

    /** Takes what comes next, or whatever tells how the match stands without what led to it. */
    private boolean takeNext() {
        early.removeIf(told -> told.number() <= seen);
        for (Told told : early) {
            if (told.number() == seen + 1 || told.isJump()) {
                take(told);
                return true;
            }
        }
        return false;
    }

    private void take(Told told) {
        seen = told.number();
        unanswered.removeIf(asked -> told.reply().covers(asked.number()));
        isOver = told.standing() instanceof Told.Standing.Over;
        foretell.comeTrue(told, time.nowMillis()).forEach(ear::told);
    }
}
