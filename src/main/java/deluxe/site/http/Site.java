package deluxe.site.http;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A folder as a site: turns a request into an answer, and never leaves the folder. */
public final class Site {
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final String ASK_EACH_TIME = "no-cache";

    /** Origins, as a policy lists them, but nothing that would end the list. */
    private static final String ORIGINS = "[^;,\\p{Cntrl}]+";

    private static final String OWN_PAGES = "'self'";

    private final Path root;
    private final String ancestors;

    /** A site whose game anybody may frame. */
    public Site(Path root) throws IOException {
        this(root, "*");
    }

    /**
     * A site whose game only these may frame, and its own lobby.
     *
     * @param ancestors as in {@code frame-ancestors}
     */
    public Site(Path root, String ancestors) throws IOException {
        if (!ancestors.matches(ORIGINS)) {
            throw new Malformed("frame-ancestors are origins with spaces between, not '" + ancestors + "'");
        }
        this.root = root.toRealPath();
        this.ancestors = withOwnPages(ancestors.strip());
    }

    private static String withOwnPages(String ancestors) {
        List<String> named = List.of(ancestors.split(" +"));
        return named.contains("*") || named.contains(OWN_PAGES) ? ancestors : OWN_PAGES + ' ' + ancestors;
    }

    public Reply answer(Request request) throws IOException {
        Optional<SitePath> path = SitePath.of(request.path());
        if (path.isEmpty()) {
            return SafetyHeaders.on(Reply.refusal(Reply.MALFORMED, "malformed path"));
        }
        Reply answer = answer(request, path.get());
        return path.get().isInGame() ? SafetyHeaders.inGame(answer, ancestors) : SafetyHeaders.on(answer);
    }

    private Reply answer(Request request, SitePath path) throws IOException {
        if (!request.isGet() && !request.isHead()) {
            return Reply.refusal(Reply.METHOD_NOT_ALLOWED, "only GET and HEAD").with("Allow", "GET, HEAD");
        }
        if (!path.isPlain()) {
            return notFound();
        }
        if (!path.isFolder() && inside(path).filter(Files::isDirectory).isPresent()) {
            return Reply.of(Reply.MOVED).with("Location", folderAddress(request));
        }
        Optional<Path> file = inside(path).filter(Files::isRegularFile);
        return file.isEmpty() ? notFound() : answer(request, path, new SiteFile(file.get()));
    }

    private static String folderAddress(Request request) {
        return request.path() + "/" + (request.query().isEmpty() ? "" : "?" + request.query());
    }

    /** The file or folder at {@code path}, with links followed, if it exists and is inside the root. */
    private Optional<Path> inside(SitePath path) throws IOException {
        try {
            Path target = root;
            for (String name : path.names()) {
                target = target.resolve(name);
            }
            target = path.isFolder() ? target.resolve(path.fileName()) : target;
            if (!Files.exists(target)) {
                return Optional.empty();
            }
            return Optional.of(target.toRealPath()).filter(real -> real.startsWith(root));
        } catch (InvalidPathException notAName) {
            return Optional.empty();
        }
    }

    private static Reply answer(Request request, SitePath path, SiteFile file) throws IOException {
        Optional<Coding> chosen = coding(request, file);
        if (chosen.isEmpty()) {
            return Reply.refusal(Reply.NOT_ACCEPTABLE, "in none of the encodings asked for");
        }
        Coding coding = chosen.get();
        Reply described = Reply.of(Reply.NOT_MODIFIED)
                .with("ETag", file.tag(coding))
                .with("Cache-Control", path.isInGame() && file.hasHashedName() ? FOR_EVER : ASK_EACH_TIME)
                .with("Vary", "Accept-Encoding");
        if (request.knows(file.tag(coding))) {
            return described;
        }
        described = described.with("Content-Type", file.type().name());
        if (coding != Coding.IDENTITY) {
            return described
                    .with(Reply.OK)
                    .with("Content-Encoding", coding.token)
                    .with(file.body(coding));
        }
        return part(request, file, described.with("Accept-Ranges", "bytes"));
    }

    /** A part is always taken from the uncompressed file: audio players expect nothing else. */
    private static Optional<Coding> coding(Request request, SiteFile file) throws IOException {
        List<Coding> accepted =
                request.header("Accept-Encoding").map(Coding::accepted).orElse(List.of(Coding.IDENTITY));
        if (asksForPart(request) && accepted.contains(Coding.IDENTITY)) {
            return Optional.of(Coding.IDENTITY);
        }
        for (Coding coding : accepted) {
            if (file.canBe(coding)) {
                return Optional.of(coding);
            }
        }
        return Optional.empty();
    }

    private static boolean asksForPart(Request request) {
        return request.isGet() && request.header("Range").isPresent();
    }

    private static Reply part(Request request, SiteFile file, Reply described) {
        String tag = file.tag(Coding.IDENTITY);
        Optional<ByteRange> asked = request.header("Range")
                .filter(header -> request.isGet())
                .filter(header -> request.header("If-Range").orElse(tag).equals(tag))
                .flatMap(header -> ByteRange.of(header, file.size()));
        if (asked.isEmpty()) {
            return described.with(Reply.OK).with(file.part(0, file.size()));
        }
        ByteRange range = asked.get();
        if (!range.isSatisfiable()) {
            return Reply.refusal(Reply.RANGE_NOT_SATISFIABLE, "the file has " + file.size() + " bytes")
                    .with("Content-Range", "bytes */" + file.size());
        }
        return described
                .with(Reply.PARTIAL)
                .with("Content-Range", "bytes " + range.first() + "-" + range.last() + "/" + file.size())
                .with(file.part(range.first(), range.last() + 1 - range.first()));
    }

    private static Reply notFound() {
        return Reply.refusal(Reply.NOT_FOUND, "not found");
    }
}
