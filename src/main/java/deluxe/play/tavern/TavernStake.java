package deluxe.play.tavern;

import deluxe.dice.Campaign;

/** What the player puts on the table for the next round. */
public final class TavernStake {
    /** The wager that is suggested at first is the player's purse divided by this. */
    private static final int USUAL_PART = 4;

    private final TavernVisit visit;
    private final Runnable changed;
    private int wager = 1;

    TavernStake(TavernVisit visit, Runnable changed) {
        this.visit = visit;
        this.changed = changed;
    }

    private Campaign campaign() {
        return visit.campaign().orElseThrow();
    }

    public int most() {
        return campaign().mostWager();
    }

    public int wager() {
        return wager;
    }

    /** Sets the wager to this, or to the nearest number that can be wagered. */
    public void set(int coins) {
        wager = Math.max(1, Math.min(most(), coins));
        changed.run();
    }

    void suggest() {
        int usual = Math.max(1, campaign().purse() / USUAL_PART);
        wager = Math.max(1, Math.min(most(), usual));
    }

    public QuickWagers quick() {
        return new QuickWagers(most());
    }

    public void putDown() {
        visit.wager(wager);
        changed.run();
    }
}
