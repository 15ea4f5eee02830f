package deluxe.site.http;

import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The path to a file, from the site's root down.
 *
 * @param names the decoded names of the folders and, last, of the file
 * @param isFolder whether the path ended in a slash
 */
record SitePath(List<String> names, boolean isFolder) {
    /** Empty if {@code path} is not a path: it does not begin at the root, or is not UTF-8, or has control characters. */
    static Optional<SitePath> of(String path) {
        if (!path.startsWith("/")) {
            return Optional.empty();
        }
        boolean isFolder = path.endsWith("/");
        List<String> names = new ArrayList<>();
        if (path.length() > 1) {
            for (String encoded :
                    path.substring(1, path.length() - (isFolder ? 1 : 0)).split("/", -1)) {
                Optional<String> name = decoded(encoded);
                if (name.isEmpty()) {
                    return Optional.empty();
                }
                names.add(name.get());
            }
        }
        return Optional.of(new SitePath(names, isFolder));
    }

    /**
     * Whether it can lead to a file of the site. Names that begin with a dot cannot: neither the parent folder nor hidden files, except
     * for the folder in which a host says who it is. Nor can a name with an encoded slash or a backslash.
     */
    boolean isPlain() {
        return names.stream()
                .skip(isWellKnown() ? 1 : 0)
                .noneMatch(name -> name.isEmpty() || name.startsWith(".") || name.contains("/") || name.contains("\\"));
    }

    private boolean isWellKnown() {
        return names.size() > 1 && names.get(0).equals(".well-known");
    }

    boolean isInGame() {
        return !names.isEmpty() && names.get(0).equals("game");
    }

    String fileName() {
        return isFolder ? "index.html" : names.get(names.size() - 1);
    }

    private static Optional<String> decoded(String encoded) {
        try {
            byte[] bytes = URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.ISO_8859_1)
                    .getBytes(StandardCharsets.ISO_8859_1);
            String name = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return name.chars().anyMatch(Character::isISOControl) ? Optional.empty() : Optional.of(name);
        } catch (IllegalArgumentException | CharacterCodingException malformed) {
            return Optional.empty();
        }
    }
}
