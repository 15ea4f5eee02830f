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
public record DealKey(String key, String salt) {
    /** How many hexadecimal digits a key, a salt and a commitment have. */
    static final int DIGITS = 2 * Hmac.BYTES;

    private static final int BYTE_VALUES = 256;
    private static final String DEAL = "deal ";
    private static final String OPPONENT = "opponent";
    private static final String PACE = "pace";

    public DealKey {
        checked("key", key);
        checked("salt", salt);
    }

    /** Returns 64 hexadecimal digits in lower case, and refuses anything else without repeating it. */
    static String checked(String name, String hex) {
        boolean isRight = hex.length() == DIGITS;
        for (int at = 0; isRight && at < DIGITS; at++) {
            isRight = "0123456789abcdef".indexOf(hex.charAt(at)) >= 0;
        }
        if (!isRight) {
            throw new Malformed(
                    "the " + name + " must have " + DIGITS + " hexadecimal digits in lower case", "" + DIGITS);
        }
        return hex;
    }

    /** SHA-256 of the salt and the key, one after the other, in hexadecimal digits. */
    public String commitment() {
        return hex(Hmac.sha256(Hmac.joined(bytes(salt), bytes(key))));
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
        return Hmac.of(bytes(key), message);
    }

    /** Nobody finds a key in a log. */
    @Override
    public String toString() {
        return "the key to " + commitment();
    }

    private static byte[] bytes(String hex) {
        byte[] bytes = new byte[Hmac.BYTES];
        for (int at = 0; at < DIGITS; at++) {
            bytes[at / 2] = (byte) ((bytes[at / 2] << 4) | Hex.digit(hex.charAt(at)));
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
