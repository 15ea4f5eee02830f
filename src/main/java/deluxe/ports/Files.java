package deluxe.ports;

import java.util.Optional;

/** The player's own files, outside the game. */
public interface Files {
    /** Gives the player a text as a file of this name, if the device can do that. */
    void offer(String name, String text);

    /** Lets the player choose a file. If none is chosen, {@code receiver} is not told. */
    void choose(Receiver receiver);

    /** The text in the page's field for a file's text, for devices that give no files. */
    String typed();

    /** Writes a text into that field. */
    void show(String text);

    /** Is told what a chosen file holds. */
    interface Receiver {
        /**
         * The file was chosen.
         *
         * @param text the file's text, or only the beginning if it is very long; empty if the device could not read it
         */
        void chosen(Optional<String> text);
    }
}
