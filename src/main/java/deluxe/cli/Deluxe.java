package deluxe.cli;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** The jar's main class: its first argument says what to do. */
public final class Deluxe {
    private static final String USAGE = """
            usage: java -jar dominoes-deluxe.jar COMMAND
              verify FILE | DIR | -    confirm or refuse records of matches
              simulate                 let bots play, and count; see simulate --help
            """;

    private Deluxe() {}

    public static void main(String[] arguments) {
        System.exit(run(List.of(arguments), Console.ofSystem()));
    }

    static int run(List<String> arguments, Console console) {
        if (arguments.isEmpty()) {
            console.err().print(USAGE);
            return Command.MISUSED;
        }
        try {
            return command(arguments.get(0)).run(arguments.subList(1, arguments.size()), console);
        } catch (Malformed malformed) {
            console.err().println(malformed.getMessage());
        } catch (IOException | UncheckedIOException failure) {
            console.err().println("cannot read or write: " + failure.getMessage());
        }
        return Command.MISUSED;
    }

    private static Command command(String name) {
        return switch (name) {
            case "verify" -> new Verify();
            case "simulate" -> new Simulate();
            default -> throw new Malformed("there is no command " + name + ", only verify and simulate");
        };
    }
}
