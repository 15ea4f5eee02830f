package deluxe.browser;

import java.nio.file.Path;
import java.util.Map;

/** A virtual screen, wide enough for a tablet at two pixels to one. */
final class Xvfb implements AutoCloseable {
    private static final String SCREEN = "3200x2600x24";

    private final Child server;
    private final String number;

    private Xvfb(Child server, String number) {
        this.server = server;
        this.number = number;
    }

    /** The server chooses a free number itself and prints it on its standard output. */
    static Xvfb start(Path log) {
        String program = Program.find("Xvfb", "xvfb").toString();
        Child server =
                Child.start(log, Map.of(), program, "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp");
        return new Xvfb(server, server.line());
    }

    String display() {
        return ":" + number;
    }

    @Override
    public void close() {
        server.close();
    }
}
