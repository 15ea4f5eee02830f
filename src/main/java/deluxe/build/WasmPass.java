package deluxe.build;

import java.io.IOException;

/** What is done to the Wasm between the compiler and the bundle. */
interface WasmPass {
    /** The development build takes the Wasm as the compiler made it: it is ready half a minute sooner. */
    WasmPass NONE = wasm -> wasm;

    byte[] done(byte[] wasm) throws IOException, InterruptedException;
}
