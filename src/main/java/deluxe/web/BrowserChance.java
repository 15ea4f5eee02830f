package deluxe.web;

import deluxe.kit.Seed;
import deluxe.ports.Chance;
import org.teavm.jso.crypto.Crypto;
import org.teavm.jso.typedarrays.Int32Array;

/** The browser's cryptographic generator. */
final class BrowserChance implements Chance {
    @Override
    public Seed freshSeed() {
        Int32Array words = new Int32Array(4);
        Crypto.current().getRandomValues(words);
        return new Seed(words.get(0), words.get(1), words.get(2), words.get(3));
    }
}
