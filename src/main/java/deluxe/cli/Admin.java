package deluxe.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** What an operator does by hand; the commands below it work on the database of running servers. */
@CommandLine.Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "What an operator does by hand, on the database of the running servers.")
final class Admin {
    private Admin() {}

    static CommandLine line(Map<String, String> environment) {
        CommandLine line = new CommandLine(new Admin());
        List.of(
                        new AdminAct.VoidMatch(environment),
                        new AdminAct.Bar(environment),
                        new AdminAct.LetIn(environment),
                        new AdminAct.Forget(environment),
                        new AdminAct.End(environment),
                        new ListCommand(environment),
                        new ExportCommand(environment),
                        new LogCommand(environment))
                .forEach(line::addSubcommand);
        return line;
    }
}
