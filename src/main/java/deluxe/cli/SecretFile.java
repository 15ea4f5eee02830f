package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.database.OwnerOnly;
import deluxe.site.lobby.Secret;
import deluxe.site.lobby.Secrets;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.Set;

/** The file with the site's secrets, outside the database, so that a copy of that gives nobody away. */
final class SecretFile {
    private static final Set<PosixFilePermission> TOO_OPEN = EnumSet.of(
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE, PosixFilePermission.GROUP_WRITE);

    private final Path file;

    SecretFile(Path file) {
        this.file = file;
    }

    /** The secrets in the file, which must be there. */
    Secrets existing() {
        if (!Files.exists(file)) {
            throw new Malformed("There is no secret file '" + file + "': name the servers' one with --secret FILE.");
        }
        return secrets();
    }

    /** The secrets in the file, which is made if it is not there. */
    Secrets secrets() {
        try {
            if (!Files.exists(file)) {
                make();
            }
            requireClosed();
            return Secrets.read(Files.readString(file));
        } catch (IOException unusable) {
            throw new Malformed(
                    "The secret file '" + file + "' can't be read or made (" + unusable.getMessage() + ").");
        } catch (Malformed malformed) {
            throw new Malformed("The secret file '" + file + "': " + malformed.getMessage() + ".");
        }
    }

    /** The file appears with its whole content; of two processes that make it at the same moment, one is first, and both read it. */
    private void make() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        OwnerOnly.makeFolder(folder);
        Path made = Files.createTempFile(folder, "secret", ".new", OwnerOnly.file());
        try {
            Files.writeString(made, Secret.made(new SecureRandom()).hex() + '\n');
            Files.createLink(file, made);
        } catch (FileAlreadyExistsException overtaken) {
            // The other process's secret stands.
        } finally {
            Files.delete(made);
        }
    }

    /** A group may read it: services and mounted secrets often have one of their own. */
    private void requireClosed() throws IOException {
        if (!OwnerOnly.isKnown()) {
            return;
        }
        Set<PosixFilePermission> allowed = Files.getPosixFilePermissions(file);
        if (allowed.stream().anyMatch(TOO_OPEN::contains)) {
            throw new Malformed(
                    "it is open to others (" + PosixFilePermissions.toString(allowed) + "): chmod 600 " + file);
        }
    }
}
