package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The two files by which a host says which apps may open its links, one for each system. They are at fixed places below the host's
 * root, and name the one page that the apps open.
 */
public final class Associations {
    private static final String WATCHED = "watch.html";
    private static final String APP = "io.github.dominoesdeluxe";

    private Associations() {}

    /** Arguments: the file with the public address, and the root of the site. */
    public static void main(String[] args) throws IOException {
        write(PublicAddress.read(Path.of(args[0])), Path.of(args[1]));
    }

    /** Without an address or a signer of the app, a file is not written, and one from an earlier build is deleted. */
    static void write(PublicAddress address, Path site) throws IOException {
        Path folder = site.resolve(".well-known");
        boolean isApple = address.folder().isPresent() && address.appleTeam().isPresent();
        boolean isAndroid =
                address.folder().isPresent() && !address.androidCertificates().isEmpty();
        put(folder.resolve("apple-app-site-association"), isApple ? apple(address) : "");
        put(folder.resolve("assetlinks.json"), isAndroid ? android(address.androidCertificates()) : "");
    }

    private static void put(Path file, String text) throws IOException {
        if (text.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String apple(PublicAddress address) {
        String app = address.appleTeam().orElseThrow() + "." + APP;
        String page = address.folder().orElseThrow().getRawPath() + WATCHED;
        return """
                {
                  "applinks": {
                    "details": [{ "appIDs": ["%s"], "components": [{ "/": "%s" }] }]
                  }
                }
                """.formatted(app, page);
    }

    private static String android(List<String> certificates) {
        String prints = certificates.stream().map(print -> '"' + print + '"').collect(Collectors.joining(", "));
        return """
                [{
                  "relation": ["delegate_permission/common.handle_all_urls"],
                  "target": {
                    "namespace": "android_app",
                    "package_name": "%s",
                    "sha256_cert_fingerprints": [%s]
                  }
                }]
                """.formatted(APP, prints);
    }
}
