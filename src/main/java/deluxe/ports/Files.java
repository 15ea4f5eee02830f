package deluxe.ports;

import java.util.Optional;

/** Files of the player's own, outside of the game. */
public interface Files {
    /** Gives the player a text as a file of this name, where the device does that. */
    void offer(String name, String text);

    /** Lets the player choose a file. Nothing is told if none is chosen. */
    void choose(Receiver receiver);

    /** What stands in the page's field for a file's text: the way where the device gives no files. */
    String typed();

    /** Writes a text into that field. */
    void show(String text);

    /** Is told what a chosen file holds. */
    interface Receiver {
        /**
         * The file was chosen.
         *
         * @param text the file's text, of a very long one the beginning; empty if the device could not read it
         */
        void chosen(Optional<String> text);
    }
}
