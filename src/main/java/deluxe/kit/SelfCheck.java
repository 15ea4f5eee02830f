package deluxe.kit;

/**
 * Checks whether this engine calculates as all others do, by the digest of a long run of draws, shuffles and text.
 *
 * <p>A score is proved by replaying it elsewhere, so an engine that differs must be found before it plays a game for stakes.
 */
public final class SelfCheck {
    /** The digest of a correct engine. */
    public static final String RIGHT = "69c01348d796da73";

    private static final Seed SEED = Seed.of("d0317e5de1a8e");
    private static final int STREAMS = 64;
    private static final int DRAWS = 2_000;
    private static final int LARGEST_BOUND = 55;

    private SelfCheck() {}

    /** The digest of this engine. */
    public static String digest() {
        Digest digest = new Digest();
        for (int stream = 0; stream < STREAMS; stream++) {
            addStream(Rng.derive(SEED, stream, stream * stream), digest);
        }
        return digest.add(SEED.hex()).hex();
    }

    private static void addStream(Rng rng, Digest digest) {
        for (int draw = 0; draw < DRAWS; draw++) {
            digest.add(rng.nextInt());
            digest.add(rng.below(1 + draw % LARGEST_BOUND));
        }
        int[] items = new int[LARGEST_BOUND];
        for (int at = 0; at < items.length; at++) {
            items[at] = at;
        }
        rng.shuffle(items);
        StringBuilder text = new StringBuilder("Ñandú ½ ");
        for (int item : items) {
            digest.add(item);
            text.append(item - LARGEST_BOUND / 2)
                    .append('-')
                    .append(Hex.of(item))
                    .append(' ');
        }
        digest.add(text.toString());
    }
}
