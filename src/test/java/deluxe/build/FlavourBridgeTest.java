package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.teavm.flavour.templates.Templates;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;

class FlavourBridgeTest {
    private static final List<String> USED = List.of("org/teavm/flavour/templates/", "org/teavm/flavour/components/");

    @Test
    void everyCallOfFlavourToTheBrowserIsThereOrRedirected() throws IOException {
        assertThat(errors(new FlavourBridge())).isEmpty();
    }

    @Test
    void aMissingRedirectFailsTheBuildInWords() throws IOException {
        assertThat(errors(new FlavourBridge(Map.of())))
                .hasSize(2)
                .allSatisfy(error -> assertThat(error)
                        .startsWith("Flavour calls org.teavm.jso.core.JSArray.")
                        .contains("which this TeaVM does not have: add a redirect to deluxe.build.FlavourBridge"));
    }

    private static List<String> errors(FlavourBridge bridge) throws IOException {
        ClasspathClassHolderSource classes = new ClasspathClassHolderSource(new ReferenceCache());
        Compilation compilation = new Compilation(new ClassHierarchy(classes));
        for (String name : flavourClasses()) {
            bridge.transformClass(classes.get(name), compilation);
        }
        return compilation.errors();
    }

    private static List<String> flavourClasses() throws IOException {
        String jar = Templates.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        try (JarFile file = new JarFile(jar)) {
            return file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && USED.stream().anyMatch(name::startsWith))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .toList();
        }
    }
}
