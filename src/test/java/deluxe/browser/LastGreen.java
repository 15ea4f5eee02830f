package deluxe.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.commons.ClassRemapper;
import org.teavm.asm.commons.Remapper;

/**
 * What a browser test depended on when it was last green: its classes with all that they use, the tests' resources, the browsers, and the
 * files that the site served. As long as all of that is the same, byte for byte, the test need not run again.
 */
final class LastGreen {
    private static final Path FOLDER = Path.of("target/green");
    private static final Path SITE = Path.of("web");
    private static final List<Path> RESOURCES =
            List.of(Path.of("src/test/resources"), Path.of("src/test/web/package-lock.json"));
    private static final List<Path> BROWSERS = List.of(
            Path.of("/usr/lib/chromium/chromium-headless-shell"),
            Path.of("/usr/lib/x86_64-linux-gnu/libwebkit2gtk-4.1.so.0"));
    private static final Map<Class<?>, String> CLASSES = new ConcurrentHashMap<>();
    private static final Map<Path, String> FILES = new ConcurrentHashMap<>();

    private final String tested;
    private final Path file;

    LastGreen(ExtensionContext context, Engine engine) {
        Class<?> test = context.getRequiredTestClass();
        this.tested = CLASSES.computeIfAbsent(test, LastGreen::digest);
        String name =
                test.getSimpleName() + '.' + context.getRequiredTestMethod().getName() + '.' + engine.folder();
        this.file = FOLDER.resolve(name);
    }

    boolean isUnchanged() {
        if (Boolean.getBoolean("tests.all") || Boolean.getBoolean("golden.update") || !Files.exists(file)) {
            return false;
        }
        try {
            List<String> lines = Files.readAllLines(file);
            return lines.get(0).equals(tested)
                    && lines.stream().skip(1).allMatch(line -> line.equals(line(line.substring(0, line.indexOf(' ')))));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** @param served the paths of all files that the test's site served */
    void keep(Set<String> served) {
        List<String> lines = new ArrayList<>(List.of(tested));
        served.forEach(path -> lines.add(line(path)));
        try {
            Files.createDirectories(FOLDER);
            Files.write(file, lines);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static String line(String path) {
        Path served = SITE.resolve(path.substring(1));
        return path + ' ' + digest(Files.isDirectory(served) ? served.resolve("index.html") : served);
    }

    private static String digest(Path file) {
        return FILES.computeIfAbsent(file, any -> Files.exists(file) ? digest(List.of(bytes(file))) : "missing");
    }

    private static String digest(Class<?> test) {
        List<byte[]> all = new ArrayList<>();
        Deque<String> left = new ArrayDeque<>(List.of(test.getName().replace('.', '/')));
        Set<String> seen = new TreeSet<>(left);
        while (!left.isEmpty()) {
            byte[] code = code(left.pop());
            all.add(code);
            used(code).stream().filter(seen::add).forEach(left::add);
        }
        for (Path folder : RESOURCES) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(Files::isRegularFile).sorted().forEach(file -> all.add(bytes(file)));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        for (Path browser : BROWSERS) {
            all.add(browserState(browser).getBytes(StandardCharsets.UTF_8));
        }
        return digest(all);
    }

    private static String browserState(Path browser) {
        try {
            return Files.exists(browser) ? browser + " " + Files.getLastModifiedTime(browser) : "";
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The project's classes that this one names. */
    private static Set<String> used(byte[] code) {
        Set<String> used = new TreeSet<>();
        Remapper noting = new Remapper() {
            @Override
            public String map(String name) {
                if (name.startsWith("deluxe/")) {
                    used.add(name);
                }
                return name;
            }
        };
        new ClassReader(code).accept(new ClassRemapper(new ClassWriter(0), noting), 0);
        return used;
    }

    private static byte[] code(String name) {
        try (InputStream code = LastGreen.class.getResourceAsStream('/' + name + ".class")) {
            return code.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String digest(List<byte[]> parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            parts.forEach(digest::update);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
