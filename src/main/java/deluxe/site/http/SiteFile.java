package deluxe.site.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** A file of the site in its present state, and the compressed forms it can be sent in. */
final class SiteFile {
    private static final Pattern HASHED_NAME = Pattern.compile(".+\\.[0-9a-f]{8,64}\\.[a-z0-9.]+");

    /** A smaller file fits one packet, compressed or not. */
    private static final long WORTH_PACKING_BYTES = 1_024;

    /** A larger file takes too long to compress while somebody waits, and too much memory while many take it slowly. */
    private static final long PACKED_AT_ONCE_BYTES = 1 << 20;

    private final Path path;
    private final MediaType type;
    private final BasicFileAttributes state;

    SiteFile(Path path) throws IOException {
        this.path = path;
        this.type = MediaType.of(path.getFileName().toString());
        this.state = Files.readAttributes(path, BasicFileAttributes.class);
    }

    MediaType type() {
        return type;
    }

    /** Whether its name changes with its content, so that a browser may keep it for ever. */
    boolean hasHashedName() {
        return HASHED_NAME.matcher(path.getFileName().toString()).matches();
    }

    /** Identifies one form of one state of the file. */
    String tag(Coding coding) {
        long changed = state.lastModifiedTime().to(TimeUnit.MICROSECONDS);
        return '"' + Long.toHexString(changed) + '-' + Long.toHexString(state.size()) + coding.ending + '"';
    }

    boolean canBe(Coding coding) throws IOException {
        return switch (coding) {
            case IDENTITY -> true;
            case BROTLI -> isPackedBeforehand(coding);
            case GZIP -> isPackedBeforehand(coding) || isWorthPacking();
        };
    }

    long size() {
        return state.size();
    }

    Body body(Coding coding) throws IOException {
        if (coding == Coding.IDENTITY) {
            return part(0, state.size());
        }
        if (isPackedBeforehand(coding)) {
            return new Body.OfFile(packed(coding), 0, Files.size(packed(coding)));
        }
        return new Body.AtHand(gzipped(Files.readAllBytes(path)));
    }

    Body part(long first, long length) {
        return new Body.OfFile(path, first, length);
    }

    /** A compressed form that is older than the file belongs to an earlier state, and is ignored. */
    private boolean isPackedBeforehand(Coding coding) throws IOException {
        Path packed = packed(coding);
        return Files.isRegularFile(packed)
                && packed.toRealPath().startsWith(path.getParent())
                && Files.getLastModifiedTime(packed).compareTo(state.lastModifiedTime()) >= 0;
    }

    private Path packed(Coding coding) {
        return path.resolveSibling(path.getFileName() + coding.ending);
    }

    private boolean isWorthPacking() {
        return type.compressible() && state.size() >= WORTH_PACKING_BYTES && state.size() <= PACKED_AT_ONCE_BYTES;
    }

    private static byte[] gzipped(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(plain.length / 2);
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(plain);
        }
        return packed.toByteArray();
    }
}
