package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Stream;
import deluxe.tournament.DealKey;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.function.IntFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The bytes behind the deals, without end, for tests of generators.
 *
 * @param chunk many bytes for each number from 0
 */
record DealStream(IntFunction<byte[]> chunk) {
    private static final int SEEDS = 4_096;
    private static final int NUMBERS_A_SEED = 16;
    private static final int BLOCKS = 4_096;

    static DealStream named(String kind) {
        return switch (kind) {
            case "practice" -> {
                Rng rng = Stream.DEAL.from(Seed.of("1"), 1);
                yield new DealStream(number -> numbers(rng));
            }
            case "neighbours" -> new DealStream(DealStream::neighbours);
            case "sealed" -> {
                Mac hmac = hmac(Fairness.key(1));
                yield new DealStream(number -> blocks(hmac, number));
            }
            default -> throw new Malformed("--stream must be practice, neighbours or sealed, not: " + kind);
        };
    }

    private static byte[] numbers(Rng rng) {
        ByteBuffer bytes = ByteBuffer.allocate(SEEDS * Integer.BYTES);
        put(rng, SEEDS, bytes);
        return bytes.array();
    }

    private static byte[] neighbours(int number) {
        ByteBuffer bytes = ByteBuffer.allocate(SEEDS * NUMBERS_A_SEED * Integer.BYTES);
        for (int seed = 1; seed <= SEEDS; seed++) {
            put(Stream.DEAL.from(new Seed(0, 0, 0, number * SEEDS + seed), 1), NUMBERS_A_SEED, bytes);
        }
        return bytes.array();
    }

    private static void put(Rng rng, int count, ByteBuffer bytes) {
        for (int drawn = 0; drawn < count; drawn++) {
            bytes.putInt(rng.nextInt());
        }
    }

    /** The blocks of the first round's deals, by the JDK, which is faster than the hash of the game. */
    private static byte[] blocks(Mac hmac, int number) {
        ByteBuffer bytes = ByteBuffer.allocate(BLOCKS * hmac.getMacLength());
        for (int block = 0; block < BLOCKS; block++) {
            bytes.put(hmac.doFinal(("deal 1 " + (number * BLOCKS + block)).getBytes(StandardCharsets.US_ASCII)));
        }
        return bytes.array();
    }

    private static Mac hmac(DealKey key) {
        try {
            Mac hmac = Mac.getInstance("HmacSHA256");
            hmac.init(new SecretKeySpec(HexFormat.of().parseHex(key.key()), hmac.getAlgorithm()));
            return hmac;
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(missing);
        }
    }

    void writeUntilNobodyReads(PrintStream out) {
        for (int number = 0; !out.checkError(); number++) {
            out.writeBytes(chunk.apply(number));
        }
    }
}
