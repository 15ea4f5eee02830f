package deluxe.cli;

import java.io.PrintStream;
import java.util.List;

/** The jar's front door: finds the command by its name and hands it the rest of the line. */
public final class Deluxe {
    private static final int REFUSED = 1;
    private static final int MISUSED = 2;

    private final List<Command> commands;

    Deluxe(List<Command> commands) {
        this.commands = commands;
    }

    public static void main(String[] arguments) {
        int status = new Deluxe(List.of(new Serve(System.getenv()), new Layout()))
                .run(List.of(arguments), System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    int run(List<String> arguments, PrintStream out, PrintStream err) {
        String name = arguments.isEmpty() ? "" : arguments.get(0);
        for (Command command : commands) {
            if (command.name().equals(name)) {
                return run(command, arguments.subList(1, arguments.size()), out, err);
            }
        }
        err.println(name.isEmpty() ? "Say what to do:" : "There is no command '" + name + "', only:");
        commands.forEach(command -> err.println("  " + command.name() + " " + command.usage()));
        return MISUSED;
    }

    private static int run(Command command, List<String> arguments, PrintStream out, PrintStream err) {
        try {
            return command.run(arguments, out);
        } catch (Refusal refusal) {
            err.println(refusal.getMessage());
            return REFUSED;
        }
    }
}
