package deluxe.build;

import java.io.IOException;

/** Makes files smaller between the compiler and the bundle. */
interface Squeeze {
    /** The development build takes everything as it is: it is ready half a minute sooner, and can be read. */
    Squeeze NONE = new Squeeze() {
        @Override
        public byte[] wasm(byte[] content) {
            return content;
        }

        @Override
        public byte[] javascript(byte[] content) {
            return content;
        }

        @Override
        public byte[] text(String name, byte[] content) {
            return content;
        }
    };

    byte[] wasm(byte[] content) throws IOException, InterruptedException;

    /** An engine in JavaScript. */
    byte[] javascript(byte[] content) throws IOException, InterruptedException;

    /** Any other script, or a style sheet; other kinds of text stay as they are. */
    byte[] text(String name, byte[] content) throws IOException, InterruptedException;
}
