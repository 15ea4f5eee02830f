package deluxe.build;

import java.io.IOException;

/** What is done to a file between the compiler, or its author, and the bundle, to make it smaller. */
interface Slimming {
    /** The development build takes everything as it was made: it is ready half a minute sooner. */
    Slimming NONE = (name, content) -> content;

    byte[] slim(String name, byte[] content) throws IOException, InterruptedException;
}
