package deluxe.build;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** Notes which files the compiler asks for while it makes an engine: the classes and templates that the engine reaches. */
final class Inputs extends ClassLoader {
    private final Set<String> names = new ConcurrentSkipListSet<>();

    Inputs() {
        super(Inputs.class.getClassLoader());
    }

    @Override
    public URL getResource(String name) {
        names.add(name);
        return super.getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        names.add(name);
        return super.getResources(name);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        names.add(name.replace('.', '/') + ".class");
        return super.loadClass(name, resolve);
    }

    /** A line for each of them that lies in a folder: its name and a digest of it. Libraries change only with their names. */
    List<String> lines() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String name : names) {
            URL place = getParent().getResource(name);
            if (place != null && place.getProtocol().equals("file") && !name.endsWith("/")) {
                lines.add(line(name));
            }
        }
        return lines;
    }

    /** Whether each of the lines would be the same today. */
    static boolean areUnchanged(List<String> lines) throws IOException {
        for (String line : lines) {
            if (!line.equals(line(line.substring(0, line.indexOf(' '))))) {
                return false;
            }
        }
        return true;
    }

    private static String line(String name) throws IOException {
        try (InputStream content = Inputs.class.getClassLoader().getResourceAsStream(name)) {
            if (content == null) {
                return name + " missing";
            }
            MessageDigest digest = ContentName.sha256();
            digest.update(content.readAllBytes());
            return name + ' ' + ContentName.hex(digest);
        }
    }
}
