package deluxe.build;

import java.util.ArrayList;
import java.util.List;
import org.teavm.cache.IncrementalDependencyRegistration;
import org.teavm.diagnostics.Diagnostics;
import org.teavm.model.CallLocation;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;

/** What the compiler tells a transformer and hears from it. */
final class Compilation implements ClassHolderTransformerContext, Diagnostics {
    private final ClassHierarchy hierarchy;
    private final List<String> errors = new ArrayList<>();

    Compilation(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    List<String> errors() {
        return errors;
    }

    @Override
    public ClassHierarchy getHierarchy() {
        return hierarchy;
    }

    @Override
    public Diagnostics getDiagnostics() {
        return this;
    }

    @Override
    public void error(CallLocation location, String error, Object... params) {
        errors.add(error);
    }

    @Override
    public void warning(CallLocation location, String error, Object... params) {
        throw new AssertionError("no plugin warns: " + error);
    }

    @Override
    public IncrementalDependencyRegistration getIncrementalCache() {
        throw new UnsupportedOperationException("not asked by a plugin");
    }

    @Override
    public boolean isObfuscated() {
        return true;
    }

    @Override
    public boolean isStrict() {
        return true;
    }

    @Override
    public String getEntryPoint() {
        return "deluxe.web.Main";
    }

    @Override
    public void submit(ClassHolder type) {
        throw new UnsupportedOperationException("not asked by a plugin");
    }
}
