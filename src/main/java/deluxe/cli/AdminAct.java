package deluxe.cli;

import deluxe.site.database.SqlOffice;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes something by hand, and leaves a line in the audit log. */
abstract class AdminAct implements Command {
    @Parameters(index = "0", paramLabel = "WHAT", description = "the match, the player's name or the tournament")
    private String about;

    @Option(names = "--because", paramLabel = "TEXT", required = true, description = "for the audit log")
    private String why;

    @Mixin
    private final StoreOptions store;

    private AdminAct(Map<String, String> environment) {
        this.store = new StoreOptions(environment);
    }

    @Override
    public int run(Console console) throws IOException {
        try (SqlOffice office = store.office()) {
            act(office, about, why);
        }
        console.out().println("done");
        return OK;
    }

    abstract void act(SqlOffice office, String what, String because);

    /** A match does not count any more, or never will. */
    @CommandLine.Command(
            name = "void",
            mixinStandardHelpOptions = true,
            description = "A match does not count any more. If it is still played, it never will.")
    static final class VoidMatch extends AdminAct {
        VoidMatch(Map<String, String> environment) {
            super(environment);
        }

        @Override
        void act(SqlOffice office, String what, String because) {
            office.voidMatch(what, because);
        }
    }

    /** A player is kept out. */
    @CommandLine.Command(
            name = "bar",
            mixinStandardHelpOptions = true,
            description = "A player is kept out: the tokens end, and the name can't be claimed. The results stay.")
    static final class Bar extends AdminAct {
        Bar(Map<String, String> environment) {
            super(environment);
        }

        @Override
        void act(SqlOffice office, String what, String because) {
            office.bar(what, because);
        }
    }

    /** A player who was barred may come back. */
    @CommandLine.Command(
            name = "let-in",
            mixinStandardHelpOptions = true,
            description = "A player who was barred may come back, with the same key.")
    static final class LetIn extends AdminAct {
        LetIn(Map<String, String> environment) {
            super(environment);
        }

        @Override
        void act(SqlOffice office, String what, String because) {
            office.letIn(what, because);
        }
    }

    /** A player's data go, and the ranks stand. */
    @CommandLine.Command(
            name = "forget",
            mixinStandardHelpOptions = true,
            description = "A player's name and key are deleted for good. The results stay, without the name.")
    static final class Forget extends AdminAct {
        Forget(Map<String, String> environment) {
            super(environment);
        }

        @Override
        void act(SqlOffice office, String what, String because) {
            office.forget(what, because);
        }
    }

    /** A tournament ends early. */
    @CommandLine.Command(
            name = "end",
            mixinStandardHelpOptions = true,
            description = "A tournament closes, and its ranks are final, now.")
    static final class End extends AdminAct {
        End(Map<String, String> environment) {
            super(environment);
        }

        @Override
        void act(SqlOffice office, String what, String because) {
            office.end(what, because);
        }
    }
}
