package deluxe.play;

import deluxe.tournament.ScoreCard;

/** The parts of a score, counted up one after the other. */
public final class Counting {
    private static final double PART_MILLIS = 500;
    private static final double TICK_MILLIS = 40;

    private final TablePorts ports;
    private final ScoreCard card;
    private final Runnable onChange;
    private double sinceMillis;

    private Counting(TablePorts ports, ScoreCard card, Runnable onChange) {
        this.ports = ports;
        this.card = card;
        this.onChange = onChange;
    }

    /** Begins to count, and runs {@code onChange} for each new number; with {@code atOnce}, everything is counted at once. */
    static Counting begin(TablePorts ports, ScoreCard card, boolean atOnce, Runnable onChange) {
        Counting counting = new Counting(ports, card, onChange);
        counting.sinceMillis = ports.time().nowMillis();
        if (atOnce) {
            counting.skip();
        }
        counting.tick();
        return counting;
    }

    /** Skips the count-up. */
    public void hurry() {
        skip();
        onChange.run();
    }

    private void skip() {
        sinceMillis = ports.time().nowMillis() - PART_MILLIS * (parts() + 1);
    }

    public int points() {
        return shown(0, card.points());
    }

    public int spreadBonus() {
        return shown(1, card.spreadBonus());
    }

    public int timeBonus() {
        return shown(parts() - 1, card.timeBonus());
    }

    public int total() {
        return points() + spreadBonus() + timeBonus();
    }

    public boolean isOver() {
        return counted() >= parts();
    }

    private int parts() {
        return card.spreadBonus() > 0 ? 3 : 2;
    }

    private int shown(int part, int points) {
        return (int) (points * Math.max(0, Math.min(1, counted() - part)));
    }

    private double counted() {
        return (ports.time().nowMillis() - sinceMillis) / PART_MILLIS;
    }

    private void tick() {
        if (!isOver()) {
            ports.alarm().ringIn(TICK_MILLIS, () -> {
                tick();
                onChange.run();
            });
        }
    }
}
