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
        MessageDigest digest = sha256();
        digest.update(content);
        return name.substring(0, dot) + '.' + hex(digest) + name.substring(dot);
    }

    /** The name from which such a name was made. */
    static String without(String name) {
        return name.replaceFirst("\\.[0-9a-f]{" + 2 * BYTES + "}(\\.\\w+)$", "$1");
    }

    static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
