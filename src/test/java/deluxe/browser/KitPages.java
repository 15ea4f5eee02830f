package deluxe.browser;

import java.nio.file.Path;

/** The small pages on which the kit itself is tested. */
final class KitPages {
    static final Path ROOT = Path.of("src/test/resources/browser/pages");

    private KitPages() {}
}
