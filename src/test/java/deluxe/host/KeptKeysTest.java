package deluxe.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/kept.md} lists every key under which a page keeps something; a service worker has no storage. */
class KeptKeysTest {
    private static final Pattern IN_JAVA = Pattern.compile("String \\w+ = \"([a-z-]+)\"");
    private static final Pattern IN_A_SCRIPT =
            Pattern.compile("(?:'deluxe\\.|OURS \\+ ')([a-z]+)|'(deluxe-site-[a-z]+)");
    private static final Pattern IN_THE_LIST = Pattern.compile("`([a-z-]+)[ `]");

    @Test
    void everyKeyIsInTheList() throws IOException {
        Set<String> used = keys(IN_JAVA, Files.readString(Path.of("src/main/java/deluxe/play/Keys.java")));
        for (String folder : List.of("src/main/webapp", "src/main/host", "web/scripts")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path script : files.filter(file -> file.toString().matches(".*(?<!/sw)\\.js"))
                        .toList()) {
                    used.addAll(keys(IN_A_SCRIPT, Files.readString(script)));
                }
            }
        }
        Set<String> listed = new TreeSet<>();
        for (String line : Files.readAllLines(Path.of("docs/kept.md"))) {
            if (line.startsWith("| `")) {
                listed.addAll(keys(IN_THE_LIST, line.substring(0, line.indexOf('|', 2))));
            }
        }

        assertThat(used).contains("sitting", "unsent", "deluxe-site-seats");
        assertThat(listed).isEqualTo(used);
    }

    private static Set<String> keys(Pattern pattern, String text) {
        Set<String> keys = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            for (int group = 1; group <= matcher.groupCount(); group++) {
                if (matcher.group(group) != null) {
                    keys.add(matcher.group(group));
                }
            }
        }
        return keys;
    }
}
