package deluxe.session;

import deluxe.ports.Alarm;
import java.util.ArrayList;
import java.util.List;

/**
 * The near end of a match that is dealt elsewhere. The connection may lose, double, delay and reorder what is sent in both
 * directions: intents are sent again until they are answered, what is told is put in order, and what is missing is asked for. It
 * holds nothing but what the player may see.
 */
public final class RemoteDealer implements Dealer {
    /** From a question to the same question again, as long as it has no answer; it doubles up to the longest. */
    static final double SHORTEST_WAIT_MILLIS = 500;

    static final double LONGEST_WAIT_MILLIS = 4000;

    /** More intents than anybody waits for; what comes after waits until some have been answered. */
    public static final int MOST_INTENTS = 32;

    private final Connection connection;
    private final Timer timer;
    private final List<Asked> unanswered = new ArrayList<>();
    private final List<Told> early = new ArrayList<>();
    private int seen;
    private double waitMillis = SHORTEST_WAIT_MILLIS;
    private boolean isOver;
    private boolean isClosed;
    private Ear ear = told -> {};

    public RemoteDealer(Connection connection, Alarm alarm) {
        this.connection = connection;
        timer = new Timer(alarm);
    }

    /** The way to where the match is dealt. */
    public interface Connection {
        /** Sends a question, which may not arrive. What is answered, if anything, goes to {@link RemoteDealer#told}. */
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
        waitMillis = SHORTEST_WAIT_MILLIS;
        ask();
    }

    @Override
    public void close() {
        isClosed = true;
        timer.cancel();
    }

    /** Something told has arrived. What arrives twice is taken once, and what arrives too early waits. */
    public void told(Told told) {
        if (isClosed || told.number() <= seen) {
            return;
        }
        early.add(told);
        while (takeNext()) {
            waitMillis = SHORTEST_WAIT_MILLIS;
        }
        setTimer();
    }

    private void ask() {
        connection.ask(new Question(seen, unanswered.subList(0, Math.min(MOST_INTENTS, unanswered.size()))));
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
        ear.told(told);
    }
}
