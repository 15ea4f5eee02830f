package deluxe.kit;

/**
 * A seeded generator that gives the same numbers on the JVM, in JavaScript and in Wasm: xoshiro128** on ints alone.
 *
 * <p>It is mutable. Whatever must be repeatable draws from its own stream, derived from the seed and from what the stream is for
 * ({@link #derive}), and never from a stream that something else has drawn from.
 */
public final class Rng {
    private static final int GOLDEN = 0x9E3779B9;

    private int a;
    private int b;
    private int c;
    private int d;

    private Rng(int a, int b, int c, int d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
        if ((a | b | c | d) == 0) {
            this.d = GOLDEN;
        }
    }

    /** The stream of {@code seed} for one purpose, such as {@code derive(seed, DEAL, roundNumber)}. */
    public static Rng derive(Seed seed, int purpose, int number) {
        int mixed = mix(mix(purpose + GOLDEN) ^ number);
        return new Rng(
                mix(seed.a() ^ mixed),
                mix(seed.b() + mix(mixed + 1)),
                mix(seed.c() ^ mix(mixed + 2)),
                mix(seed.d() + mix(mixed + 3)));
    }

    /** All 32 bits, each as good as the others. */
    public int nextInt() {
        int result = Integer.rotateLeft(b * 5, 7) * 9;
        int shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = Integer.rotateLeft(d, 11);
        return result;
    }

    /** A number in {@code 0 .. bound - 1}, each exactly as likely as the others: draws that would favour some are repeated. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive: " + bound);
        }
        int range = Integer.MAX_VALUE - Integer.MAX_VALUE % bound;
        int drawn;
        do {
            drawn = nextInt() >>> 1;
        } while (drawn >= range);
        return drawn % bound;
    }

    /** Shuffles {@code items}; each order is exactly as likely as the others. */
    public void shuffle(int[] items) {
        for (int last = items.length - 1; last > 0; last--) {
            int other = below(last + 1);
            int kept = items[last];
            items[last] = items[other];
            items[other] = kept;
        }
    }

    /** A bijection on 32 bits in which each bit of the input changes half of the output (the finalizer of MurmurHash3). */
    private static int mix(int value) {
        int h = value;
        h = (h ^ (h >>> 16)) * 0x85EBCA6B;
        h = (h ^ (h >>> 13)) * 0xC2B2AE35;
        return h ^ (h >>> 16);
    }
}
