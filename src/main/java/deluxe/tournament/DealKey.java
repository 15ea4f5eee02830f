package deluxe.tournament;

import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Hex;
import deluxe.kit.Hmac;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What all that is hidden in a sealed match follows from: a key that nobody can guess, and a salt with which it is committed to. The
 * server publishes {@link #commitment} before the first tile, and key and salt when the last match of the key is final. No part of
 * what follows from it tells anything of the others.
 */
public final class DealKey {
    /** How many hexadecimal digits key and salt have. */
    static final int DIGITS = 2 * Hmac.BYTES;

    private static final int BYTE_VALUES = 256;
    private static final String DEAL = "deal ";
    private static final String OPPONENT = "opponent";
    private static final String PACE = "pace";

    private final byte[] key;
    private final byte[] salt;

    private DealKey(byte[] key, byte[] salt) {
        this.key = key;
        this.salt = salt;
    }

    /** Reads key and salt, 64 hexadecimal digits each, in lower case. */
    public static DealKey of(String key, String salt) {
        return new DealKey(bytes("key", key), bytes("salt", salt));
    }

    /** SHA-256 of the salt and the key, one after the other, in hexadecimal digits. */
    public String commitment() {
        return hex(Hmac.sha256(Hmac.joined(salt, key)));
    }

    /** The deal of a round, from 1: each order of the tiles is exactly as likely as the others. */
    public Deal deal(int round, DoubleSet set) {
        List<Tile> tiles = new ArrayList<>();
        for (int at = 0; at < set.tiles(); at++) {
            tiles.add(Tile.at(at));
        }
        Draws draws = new Draws(DEAL + round);
        for (int last = tiles.size() - 1; last > 0; last--) {
            Collections.swap(tiles, last, draws.below(last + 1));
        }
        return Deal.of(set, tiles);
    }

    /** What the opponent's choices are drawn from. */
    public Seed opponent() {
        return seed(OPPONENT);
    }

    /** What the opponent's thinking times are drawn from. The player sees them, so nothing else follows from it. */
    public Seed pace() {
        return seed(PACE);
    }

    private Seed seed(String purpose) {
        return Seed.of(hex(derived(purpose)).substring(0, DIGITS / 2));
    }

    private byte[] derived(String purpose) {
        byte[] message = new byte[purpose.length()];
        for (int at = 0; at < message.length; at++) {
            message[at] = (byte) purpose.charAt(at);
        }
        return Hmac.of(key, message);
    }

    private static byte[] bytes(String name, String hex) {
        if (hex.length() != DIGITS) {
            throw new Malformed("the " + name + " must have " + DIGITS + " digits, not " + hex.length());
        }
        byte[] bytes = new byte[Hmac.BYTES];
        for (int at = 0; at < DIGITS; at++) {
            int digit = Hex.digit(hex.charAt(at));
            if (digit < 0 || (hex.charAt(at) >= 'A' && hex.charAt(at) <= 'F')) {
                throw new Malformed("the " + name + " must be hexadecimal, in lower case");
            }
            bytes[at / 2] = (byte) ((bytes[at / 2] << 4) | digit);
        }
        return bytes;
    }

    private static String hex(byte[] bytes) {
        StringBuilder hex = new StringBuilder();
        for (byte each : bytes) {
            hex.append(Integer.toHexString((each & 0xff) | 0x100).substring(1));
        }
        return hex.toString();
    }

    /** Bytes without end for one purpose: the hashes of its name and a block's number, one after the other. */
    private final class Draws {
        private final String purpose;
        private byte[] block = {};
        private int blocks;
        private int next;

        Draws(String purpose) {
            this.purpose = purpose;
        }

        /** A number below the bound, each exactly as likely: bytes that would favour some are left out. */
        int below(int bound) {
            int range = BYTE_VALUES - BYTE_VALUES % bound;
            int drawn = nextByte();
            while (drawn >= range) {
                drawn = nextByte();
            }
            return drawn % bound;
        }

        private int nextByte() {
            if (next == block.length) {
                block = derived(purpose + ' ' + blocks);
                blocks++;
                next = 0;
            }
            return block[next++] & 0xff;
        }
    }
}
