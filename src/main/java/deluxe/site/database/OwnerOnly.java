package deluxe.site.database;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Files and folders that only their owner can read, on systems that know owners. */
public final class OwnerOnly {
    private static final Set<PosixFilePermission> FOR_OTHERS = EnumSet.of(
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE, PosixFilePermission.OTHERS_EXECUTE);

    private OwnerOnly() {}

    public static boolean isKnown() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }

    /** What a new file is made with. */
    public static FileAttribute<?>[] file() {
        return attributes("rw-------");
    }

    /** Makes a folder, and those above it, where there is none. */
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, attributes("rwx------"));
    }

    /** Makes an empty file where there is none, in a folder that there is. */
    static void makeFile(Path file) {
        if (!Files.isDirectory(file.toAbsolutePath().getParent()) || Files.exists(file)) {
            return;
        }
        try {
            Files.createFile(file, file());
        } catch (FileAlreadyExistsException overtaken) {
            // Another process has made it, in the same way.
        } catch (IOException unmade) {
            throw new Malformed("The file '" + file + "' can't be made: " + unmade.getMessage());
        }
    }

    /** Takes a database and its logs from everybody who is neither their owner nor in their group. */
    static void closeDatabase(Path file) {
        try {
            for (String end : List.of("", "-wal", "-shm")) {
                closeToOthers(Path.of(file + end));
            }
        } catch (IOException unchanged) {
            throw new Malformed("The file '" + file + "' can be read by others: " + unchanged.getMessage());
        }
    }

    private static void closeToOthers(Path file) throws IOException {
        if (!isKnown() || !Files.exists(file)) {
            return;
        }
        Set<PosixFilePermission> allowed = EnumSet.copyOf(Files.getPosixFilePermissions(file));
        if (allowed.removeAll(FOR_OTHERS)) {
            Files.setPosixFilePermissions(file, allowed);
        }
    }

    private static FileAttribute<?>[] attributes(String permissions) {
        return isKnown()
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
