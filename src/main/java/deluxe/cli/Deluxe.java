package deluxe.cli;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The jar's entry point: finds the command by its name and passes it the rest of the arguments. */
public final class Deluxe {
    private final List<Command> commands;

    Deluxe(List<Command> commands) {
        this.commands = commands;
    }

    public static void main(String[] arguments) {
        int status = run(List.of(arguments), Console.ofSystem());
        if (status != Command.OK) {
            System.exit(status);
        }
    }

    static int run(List<String> arguments, Console console) {
        return new Deluxe(List.of(
                        new Serve(System.getenv()),
                        new Verify(),
                        new Reviews(),
                        new Simulate(),
                        new Strength(),
                        new Skills(),
                        new Layout()))
                .runNamed(arguments, console);
    }

    int runNamed(List<String> arguments, Console console) {
        String name = arguments.isEmpty() ? "" : arguments.get(0);
        for (Command command : commands) {
            if (command.name().equals(name)) {
                return run(command, arguments.subList(1, arguments.size()), console);
            }
        }
        console.err()
                .println(
                        name.isEmpty() ? "Choose a command:" : "There is no command '" + name + "'. The commands are:");
        commands.forEach(command -> console.err().println("  " + command.name() + " " + command.usage()));
        return Command.MISUSED;
    }

    private static int run(Command command, List<String> arguments, Console console) {
        try {
            return command.run(arguments, console);
        } catch (Malformed malformed) {
            console.err().println(malformed.getMessage());
        } catch (IOException | UncheckedIOException failure) {
            console.err().println("cannot read or write: " + failure.getMessage());
        }
        return Command.MISUSED;
    }
}
