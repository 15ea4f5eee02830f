package deluxe.cli;

import java.io.InputStream;
import java.io.PrintStream;

/** Where a command reads and writes. */
record Console(InputStream in, PrintStream out, PrintStream err) {
    static Console ofSystem() {
        return new Console(System.in, System.out, System.err);
    }
}
