package deluxe.cli;

import java.io.PrintStream;
import java.util.List;

/** One of the jar's commands, as typed after its name. */
interface Command {
    String name();

    /** One line: the arguments, and what it does. */
    String usage();

    /**
     * Does it; says what it has to say on {@code out}.
     *
     * @return the exit status, 0 when all is well
     * @throws Refusal when the arguments or the surroundings will not do
     */
    int run(List<String> arguments, PrintStream out) throws Refusal;
}
