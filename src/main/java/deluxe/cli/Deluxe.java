package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.http.ProgramVersion;
import deluxe.site.lobby.LedgerFailure;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The jar's entry point: finds the command by its name, and lets picocli read its options. */
public final class Deluxe {
    private final Map<String, String> environment;
    private final Console console;

    Deluxe(Map<String, String> environment, Console console) {
        this.environment = environment;
        this.console = console;
    }

    public static void main(String[] arguments) {
        int status = run(List.of(arguments), Console.ofSystem());
        if (status != Command.OK) {
            System.exit(status);
        }
    }

    static int run(List<String> arguments, Console console) {
        return new Deluxe(System.getenv(), console).run(arguments);
    }

    int run(List<String> arguments) {
        CommandLine line = new CommandLine(CommandSpec.create()
                .name("dominoes-deluxe")
                .version("Dominoes Deluxe " + ProgramVersion.text())
                .mixinStandardHelpOptions(true));
        line.getCommandSpec().usageMessage().synopsisSubcommandLabel("COMMAND");
        line.addSubcommand(new Serve(environment));
        line.addSubcommand(new Verify());
        line.addSubcommand(new Reviews());
        line.addSubcommand("simulate", leaveOptionsToTheCommand(new CommandLine(new Simulate())));
        line.addSubcommand("layout", leaveOptionsToTheCommand(new CommandLine(new Layout())));
        line.getSubcommands().get("simulate").getCommandSpec().usageMessage().footer(Simulate.options());
        line.addSubcommand(new Strength());
        line.addSubcommand(new Skills());
        line.addSubcommand(new Fairness());
        line.addSubcommand(new Pars());
        line.addSubcommand(new Healthy());
        line.addSubcommand(Admin.line(environment));
        line.setExecutionStrategy(this::execute);
        line.setParameterExceptionHandler(misused());
        line.setExecutionExceptionHandler((failure, failed, parsed) -> told(failure));
        line.setOut(writer(console.out()));
        line.setErr(writer(console.err()));
        return line.execute(arguments.toArray(String[]::new));
    }

    /** The rules of each table are options of these commands, too. */
    private static CommandLine leaveOptionsToTheCommand(CommandLine line) {
        return line.setUnmatchedOptionsArePositionalParams(true);
    }

    private int execute(ParseResult parsed) throws CommandLine.ExecutionException {
        Integer helped = CommandLine.executeHelpRequest(parsed);
        if (helped != null) {
            return helped;
        }
        CommandLine last =
                parsed.asCommandLineList().get(parsed.asCommandLineList().size() - 1);
        if (!(last.getCommand() instanceof Command command)) {
            last.usage(last.getErr());
            return Command.MISUSED;
        }
        try {
            return command.run(console);
        } catch (IOException | RuntimeException failure) {
            throw new CommandLine.ExecutionException(last, failure.getMessage(), failure);
        }
    }

    private IParameterExceptionHandler misused() {
        return (failure, arguments) -> {
            CommandLine line = failure.getCommandLine();
            console.err()
                    .println(failure.getMessage() + ": try "
                            + line.getCommandSpec().qualifiedName() + " --help");
            return Command.MISUSED;
        };
    }

    private int told(Exception failure) throws Exception {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        if (failure instanceof Malformed || failure instanceof LedgerFailure) {
            console.err().println(failure.getMessage());
        } else if (cause instanceof IOException || cause instanceof UncheckedIOException) {
            console.err().println("cannot read or write: " + cause.getMessage());
        } else {
            throw failure;
        }
        return Command.MISUSED;
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
