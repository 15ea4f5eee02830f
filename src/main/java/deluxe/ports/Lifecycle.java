package deluxe.ports;

/** When the page is looked at and when it is not. */
public interface Lifecycle {
    /** Tells when the page loses or gains its watcher: a hidden tab, a call, another app. */
    void follow(Watch watch);

    /** Is told. */
    interface Watch {
        void left();

        void cameBack();
    }
}
