package deluxe.cli;

import java.io.IOException;
import java.util.List;

/** One of the jar's commands. */
interface Command {
    /** Everything went as it should. */
    int OK = 0;

    /** The command did its work, and the answer is no. */
    int NO = 1;

    /** The command was not understood, or a file could not be read or written. */
    int MISUSED = 2;

    String name();

    /** One line: the arguments, and what it does. */
    String usage();

    /**
     * Runs the command and returns the exit code. Input that it cannot read is refused with {@link deluxe.kit.Malformed}; the message
     * becomes one line on the console.
     */
    int run(List<String> arguments, Console console) throws IOException;
}
