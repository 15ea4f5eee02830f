package deluxe.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * Keeps the small form of each engine, since that takes longest to make. It is made again only when the engine or the way of making
 * it has changed.
 */
final class KeptSqueeze implements Squeeze {
    private final Squeeze squeeze;
    private final Path folder;
    private final String way;

    /** @param way identifies how files are made smaller: it changes with the tools and with the code that uses them */
    KeptSqueeze(Squeeze squeeze, Path folder, String way) {
        this.squeeze = squeeze;
        this.folder = folder;
        this.way = way;
    }

    @Override
    public byte[] wasm(byte[] content) throws IOException, InterruptedException {
        return kept(content, ".wasm", squeeze::wasm);
    }

    @Override
    public byte[] javascript(byte[] content) throws IOException, InterruptedException {
        return kept(content, ".js", squeeze::javascript);
    }

    @Override
    public byte[] text(String name, byte[] content) throws IOException, InterruptedException {
        return squeeze.text(name, content);
    }

    private byte[] kept(byte[] content, String kind, Making making) throws IOException, InterruptedException {
        MessageDigest digest = ContentName.sha256();
        digest.update(way.getBytes(StandardCharsets.UTF_8));
        digest.update(content);
        Path kept = folder.resolve(HexFormat.of().formatHex(digest.digest()) + kind);
        if (Files.exists(kept)) {
            return Files.readAllBytes(kept);
        }
        byte[] small = making.of(content);
        Files.createDirectories(folder);
        Path unfinished = Files.createTempFile(folder, "unfinished", kind);
        Files.write(unfinished, small);
        Files.move(unfinished, kept, StandardCopyOption.ATOMIC_MOVE);
        return small;
    }

    private interface Making {
        byte[] of(byte[] content) throws IOException, InterruptedException;
    }
}
