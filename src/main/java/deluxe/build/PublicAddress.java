package deluxe.build;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * The address at which everybody can open this game, and the signers of the apps that open links to it.
 *
 * @param folder the game's folder on a public server; none if there is no such server
 * @param androidCertificates the SHA-256 fingerprints of the Android app's signers, in pairs of hexadecimal digits
 * @param appleTeam the team that signs the iOS app, if there is one yet
 */
record PublicAddress(Optional<URI> folder, List<String> androidCertificates, Optional<String> appleTeam) {
    PublicAddress {
        folder.ifPresent(PublicAddress::check);
        androidCertificates = List.copyOf(androidCertificates);
        for (String print : androidCertificates) {
            if (!print.matches("([0-9A-F]{2}:){31}[0-9A-F]{2}")) {
                throw new IllegalArgumentException("not the SHA-256 fingerprint of a certificate: " + print);
            }
        }
        appleTeam.ifPresent(team -> {
            if (!team.matches("[A-Z0-9]{10}")) {
                throw new IllegalArgumentException("not an Apple team: " + team);
            }
        });
    }

    /** Systems only open an app for https links to a host's usual port. */
    private static void check(URI folder) {
        String plain = "https://" + folder.getHost() + folder.getRawPath();
        if (!plain.equals(folder.toString()) || !plain.endsWith("/")) {
            throw new IllegalArgumentException(
                    "the public address must be https://HOST/FOLDER/ and nothing more, not: " + folder);
        }
    }

    static PublicAddress read(Path file) throws IOException {
        Properties all = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            all.load(reader);
        }
        return new PublicAddress(
                value(all, "address").map(URI::create),
                value(all, "android.certificates")
                        .map(prints -> List.of(prints.split(" +")))
                        .orElse(List.of()),
                value(all, "apple.team"));
    }

    private static Optional<String> value(Properties all, String name) {
        return Optional.of(all.getProperty(name, "").strip()).filter(text -> !text.isEmpty());
    }

    /** The address in the form that goes before the name of a page; empty if there is none. */
    String text() {
        return folder.map(URI::toString).orElse("");
    }
}
