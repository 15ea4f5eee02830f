package deluxe.cli;

import deluxe.site.database.SqlOffice;
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
    private final Map<String, String> environment;
    private final CommandLine line = new CommandLine(this);

    private Admin(Map<String, String> environment) {
        this.environment = environment;
    }

    static CommandLine line(Map<String, String> environment) {
        return new Admin(environment).line();
    }

    private CommandLine line() {
        add("void", "A match does not count any more. If it is still played, it never will.", SqlOffice::voidMatch);
        add(
                "bar",
                "A player is kept out: the tokens end, and the name can't be claimed. The results stay.",
                SqlOffice::bar);
        add("let-in", "A player who was barred may come back, with the same key.", SqlOffice::letIn);
        add(
                "forget",
                "A player's name and key are deleted for good. The results stay, without the name.",
                SqlOffice::forget);
        add("end", "A tournament closes, and its ranks are final, now.", SqlOffice::end);
        List.of(
                        new OperatorCommand(environment),
                        new KeyCommand(environment),
                        new OperatorsCommand(environment),
                        new DisputeCommand(environment),
                        new ListCommand(environment),
                        new ExportCommand(environment),
                        new LogCommand(environment))
                .forEach(line::addSubcommand);
        return line;
    }

    private void add(String name, String description, AdminAct.Deed deed) {
        line.addSubcommand(AdminAct.line(name, description, deed, environment));
    }
}
