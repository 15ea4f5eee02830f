package deluxe.build;

import groovy.lang.Binding;
import groovy.lang.Closure;
import groovy.lang.GroovyObjectSupport;
import groovy.lang.GroovyShell;
import groovy.lang.GroovySystem;
import groovy.lang.MissingMethodException;
import groovy.lang.MissingPropertyException;
import groovy.lang.Script;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.codehaus.groovy.control.CompilerConfiguration;

/** An Android app's build.gradle, run as a Groovy script that records what it tells Gradle. */
public abstract class GradleScript extends Script {
    private static final String ENVIRONMENT = "System.metaClass.static.getenv = { String name -> environment[name] }";

    /** What the script in this folder sets, by its path, such as {@code android.defaultConfig.versionCode}. */
    static SortedMap<String, String> run(Path folder, Map<String, String> environment) throws IOException {
        SortedMap<String, String> told = new TreeMap<>();
        CompilerConfiguration configuration = new CompilerConfiguration();
        configuration.setScriptBaseClass(GradleScript.class.getName());
        Binding binding =
                new Binding(new HashMap<>(Map.of("environment", environment, "told", told, "folder", folder)));
        GroovyShell shell = new GroovyShell(binding, configuration);
        try {
            shell.evaluate(ENVIRONMENT);
            shell.evaluate(folder.resolve("../variables.gradle").toFile());
            shell.evaluate(folder.resolve("build.gradle").toFile());
        } finally {
            GroovySystem.getMetaClassRegistry().removeMetaClass(System.class);
        }
        return told;
    }

    @Override
    public Object invokeMethod(String name, Object arguments) {
        Object[] given = (Object[]) arguments;
        if (name.equals("file")) {
            return folder().resolve(String.valueOf(given[0])).toFile();
        }
        if (name.equals("apply")) {
            return null; // plugins, and the script that Capacitor writes
        }
        return new Told("").invokeMethod(name, arguments);
    }

    @Override
    public Object getProperty(String name) {
        if (name.equals("rootProject")) {
            return Map.of("ext", variables());
        }
        return variables().containsKey(name) ? variables().get(name) : super.getProperty(name);
    }

    private Path folder() {
        return (Path) getBinding().getVariable("folder");
    }

    /** What variables.gradle put into {@code ext}. */
    private Map<?, ?> variables() {
        return getBinding().hasVariable("ext") ? (Map<?, ?>) getBinding().getVariable("ext") : Map.of();
    }

    /** Records what a block sets. */
    private final class Told extends GroovyObjectSupport {
        private final String path;
        private final Map<String, Object> set = new HashMap<>();

        Told(String path) {
            this.path = path;
        }

        @Override
        public Object invokeMethod(String name, Object arguments) {
            List<Object> given = Arrays.asList((Object[]) arguments);
            if (!path.isEmpty()
                    && List.of("file", "fileTree", "project", "getDefaultProguardFile")
                            .contains(name)) {
                throw new MissingMethodException(name, Told.class, (Object[]) arguments);
            }
            if (given.size() == 1 && given.get(0) instanceof Closure<?> block) {
                Told inner = new Told(path + name + ".");
                block.setDelegate(inner);
                block.setResolveStrategy(Closure.DELEGATE_FIRST);
                block.call();
                if (name.equals("ext")) {
                    getBinding().setVariable("ext", inner.set);
                }
                return null;
            }
            tell(name, given.stream().map(String::valueOf).collect(Collectors.joining(", ")));
            return null;
        }

        @Override
        public Object getProperty(String name) {
            if (name.equals("signingConfigs")) {
                return Map.of("release", "signingConfigs.release");
            }
            throw new MissingPropertyException(name, Told.class);
        }

        @Override
        public void setProperty(String name, Object value) {
            set.put(name, value);
            tell(name, String.valueOf(value));
        }

        private void tell(String name, String value) {
            told().put(path + name, value);
        }
    }

    @SuppressWarnings("unchecked")
    private Map<String, String> told() {
        return (Map<String, String>) getBinding().getVariable("told");
    }
}
