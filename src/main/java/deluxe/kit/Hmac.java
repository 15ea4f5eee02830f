package deluxe.kit;

import java.util.Arrays;

/** HMAC-SHA-256, and SHA-256 itself (FIPS 180-4, RFC 2104) on ints alone, so that a page can check what a server has committed to. */
public final class Hmac {
    /** How many bytes a hash has. */
    public static final int BYTES = 32;

    private static final int BLOCK = 64;
    private static final int LENGTH_BYTES = 8;
    private static final int WORDS = 8;
    private static final int ROUNDS = 64;
    private static final int INNER = 0x36;
    private static final int OUTER = 0x5c;

    private static final int[] FIRST = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    private static final int[] CONSTANTS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private Hmac() {}

    public static byte[] sha256(byte[] message) {
        byte[] padded = padded(message);
        int[] state = FIRST.clone();
        for (int start = 0; start < padded.length; start += BLOCK) {
            add(state, schedule(padded, start));
        }
        byte[] hash = new byte[BYTES];
        for (int at = 0; at < BYTES; at++) {
            hash[at] = (byte) (state[at / 4] >>> (24 - at % 4 * 8));
        }
        return hash;
    }

    public static byte[] of(byte[] key, byte[] message) {
        byte[] block = Arrays.copyOf(key.length > BLOCK ? sha256(key) : key, BLOCK);
        return sha256(joined(masked(block, OUTER), sha256(joined(masked(block, INNER), message))));
    }

    /** One after the other. */
    public static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private static byte[] masked(byte[] block, int mask) {
        byte[] masked = block.clone();
        for (int at = 0; at < masked.length; at++) {
            masked[at] ^= (byte) mask;
        }
        return masked;
    }

    /** The message, a single bit, zeros, and the number of bits, in whole blocks. */
    private static byte[] padded(byte[] message) {
        int blocks = (message.length + 1 + LENGTH_BYTES + BLOCK - 1) / BLOCK;
        byte[] padded = Arrays.copyOf(message, blocks * BLOCK);
        padded[message.length] = (byte) 0x80;
        padded[padded.length - 5] = (byte) (message.length >>> 29);
        int bits = message.length << 3;
        for (int at = 0; at < 4; at++) {
            padded[padded.length - 1 - at] = (byte) (bits >>> (8 * at));
        }
        return padded;
    }

    private static int[] schedule(byte[] bytes, int start) {
        int[] words = new int[ROUNDS];
        for (int at = 0; at < BLOCK; at++) {
            words[at / 4] |= (bytes[start + at] & 0xff) << (24 - at % 4 * 8);
        }
        for (int at = 16; at < ROUNDS; at++) {
            int early = words[at - 15];
            int late = words[at - 2];
            words[at] = words[at - 16]
                    + (Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ (early >>> 3))
                    + words[at - 7]
                    + (Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ (late >>> 10));
        }
        return words;
    }

    private static void add(int[] state, int[] words) {
        int[] now = state.clone();
        for (int round = 0; round < ROUNDS; round++) {
            int e = now[4];
            int a = now[0];
            int one = now[7]
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                    + ((e & now[5]) ^ (~e & now[6]))
                    + CONSTANTS[round]
                    + words[round];
            int two = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                    + ((a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2]));
            System.arraycopy(now, 0, now, 1, WORDS - 1);
            now[4] += one;
            now[0] = one + two;
        }
        for (int at = 0; at < WORDS; at++) {
            state[at] += now[at];
        }
    }
}
