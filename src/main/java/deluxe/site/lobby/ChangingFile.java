package deluxe.site.lobby;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a file says, which may be changed while the site runs. */
final class ChangingFile<T> {
    private static final Logger LOG = LoggerFactory.getLogger(ChangingFile.class);
    private final Path file;
    private final Function<String, T> reader;
    private T content;
    private FileTime changed;
    private boolean isLost;

    /** @param first what it says now */
    ChangingFile(Path file, Function<String, T> reader, T first) throws IOException {
        this.file = file;
        this.reader = reader;
        this.content = first;
        this.changed = Files.getLastModifiedTime(file);
    }

    /** What it says; what it said before while it is missing, or closed, or wrong, which is told once. */
    synchronized T content() {
        FileTime now = changed;
        try {
            now = Files.getLastModifiedTime(file);
            if (!now.equals(changed)) {
                content = reader.apply(Files.readString(file));
                changed = now;
            }
            isLost = false;
        } catch (Malformed | CharacterCodingException wrong) {
            changed = now;
            isLost = false;
            LOG.error("{} was changed, and can't be read: {}", file, wrong.getMessage());
        } catch (IOException lost) {
            if (!isLost) {
                LOG.error("{} can't be read any more, so what it said before holds: {}", file, lost.toString());
            }
            isLost = true;
        }
        return content;
    }
}
