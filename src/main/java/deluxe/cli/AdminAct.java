package deluxe.cli;

import deluxe.site.database.SqlOffice;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes something by hand, and leaves a line in the audit log. */
@CommandLine.Command(mixinStandardHelpOptions = true)
final class AdminAct implements Command {
    private final Deed deed;

    @Parameters(index = "0", paramLabel = "WHAT", description = "the match, the player's name or the tournament")
    private String about;

    @Option(names = "--because", paramLabel = "TEXT", required = true, description = "for the audit log")
    private String why;

    @Mixin
    private final StoreOptions store;

    private AdminAct(Deed deed, Map<String, String> environment) {
        this.deed = deed;
        this.store = new StoreOptions(environment);
    }

    /** What is done, to what, and why. */
    @FunctionalInterface
    interface Deed {
        void act(SqlOffice office, String what, String because);
    }

    static CommandLine line(String name, String description, Deed deed, Map<String, String> environment) {
        CommandLine line = new CommandLine(new AdminAct(deed, environment));
        line.getCommandSpec().name(name).usageMessage().description(description);
        return line;
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlOffice office = store.office()) {
            deed.act(office, about, why);
        }
        console.out().println("done");
        return OK;
    }
}
