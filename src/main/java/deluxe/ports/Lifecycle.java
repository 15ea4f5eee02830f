package deluxe.ports;

/** Tells when the player leaves the page and when they come back. */
public interface Lifecycle {
    /** Tells {@code watch} when the page is left and looked at again: a hidden tab, a call, another app. */
    void follow(Watch watch);

    /** Is told when the player leaves and comes back. */
    interface Watch {
        void left();

        void cameBack();
    }
}
