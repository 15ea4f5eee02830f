package deluxe.build;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A file name that changes with the file's content, so that a browser may keep the file for ever. */
final class ContentName {
    private static final int BYTES = 4;

    private ContentName() {}

    /** {@code deluxe.js} becomes {@code deluxe.0123abcd.js}, in the folder it was in. */
    static String of(String name, byte[] content) {
        int dot = name.lastIndexOf('.');
        String digest = HexFormat.of().formatHex(sha256(content), 0, BYTES);
        return name.substring(0, dot) + '.' + digest + name.substring(dot);
    }

    private static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
