package deluxe.site.lobby;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What is told to the operator. */
public final class StandardError {
    private StandardError() {}

    /** What is printed there while this runs. */
    public static String of(Runnable work) {
        PrintStream before = System.err;
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            work.run();
        } finally {
            System.setErr(before);
        }
        return told.toString(StandardCharsets.UTF_8);
    }
}
