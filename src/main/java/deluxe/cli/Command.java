package deluxe.cli;

import java.io.IOException;

/** One of the jar's commands: picocli fills in its options, and {@link Deluxe} runs it. */
interface Command {
    /** Everything went as it should. */
    int OK = 0;

    /** The command did its work, and the answer is no. */
    int NO = 1;

    /** The command was not understood, or a file could not be read or written. */
    int MISUSED = 2;

    /**
     * Runs the command and returns the exit code. Input that it cannot read is refused with {@link deluxe.kit.Malformed}; the message
     * becomes one line on the console.
     */
    int run(Console console) throws IOException;
}
