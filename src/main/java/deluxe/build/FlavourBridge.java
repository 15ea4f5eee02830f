package deluxe.build;

import java.util.Map;
import org.teavm.jso.impl.JSOPlugin;
import org.teavm.model.BasicBlock;
import org.teavm.model.CallLocation;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.Before;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Lets Flavour 0.2.1 link on a TeaVM eight releases younger than the one it was built for: its calls to browser methods whose
 * erased signatures have changed since are redirected to the methods of today.
 *
 * <p>A call to a browser method that neither exists nor is redirected fails the build with a message.
 */
@Before(JSOPlugin.class)
public final class FlavourBridge implements TeaVMPlugin, ClassHolderTransformer {
    private static final String FLAVOUR = "org.teavm.flavour.";
    private static final String BROWSER = "org.teavm.jso.";
    private static final String ARRAY = "org.teavm.jso.core.JSArray";
    private static final Map<MethodReference, MethodReference> REDIRECTS = Map.of(
            method(ARRAY, "get(I)Lorg/teavm/jso/JSObject;"), method(ARRAY, "get(I)Ljava/lang/Object;"),
            method(ARRAY, "push(Lorg/teavm/jso/JSObject;)I"), method(ARRAY, "push(Ljava/lang/Object;)I"));

    private final Map<MethodReference, MethodReference> redirects;

    public FlavourBridge() {
        this(REDIRECTS);
    }

    FlavourBridge(Map<MethodReference, MethodReference> redirects) {
        this.redirects = redirects;
    }

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().startsWith(FLAVOUR)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                bridge(method, context);
            }
        }
    }

    private void bridge(MethodHolder method, ClassHolderTransformerContext context) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call) {
                    bridge(call, method, context);
                }
            }
        }
    }

    private void bridge(InvokeInstruction call, MethodHolder caller, ClassHolderTransformerContext context) {
        MethodReference called = call.getMethod();
        if (!called.getClassName().startsWith(BROWSER)) {
            return;
        }
        MethodReference redirected = redirects.getOrDefault(called, called);
        if (!isThere(redirected, context.getHierarchy().getClassSource())) {
            context.getDiagnostics()
                    .error(
                            new CallLocation(caller.getReference(), call.getLocation()),
                            "Flavour calls " + called + ", which this TeaVM does not have: add a redirect to "
                                    + FlavourBridge.class.getName());
            return;
        }
        call.setMethod(redirected);
    }

    private static boolean isThere(MethodReference method, ClassReaderSource classes) {
        return classes.resolve(method) != null;
    }

    private static MethodReference method(String owner, String descriptor) {
        return new MethodReference(owner, MethodDescriptor.parse(descriptor));
    }
}
