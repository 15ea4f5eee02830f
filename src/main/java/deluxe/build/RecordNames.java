package deluxe.build;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.TypeDescriptor;
import java.lang.runtime.ObjectMethods;
import org.teavm.classlib.impl.JCLPlugin;
import org.teavm.classlib.impl.record.ObjectMethodsSubstitutor;
import org.teavm.dependency.BootstrapMethodSubstitutor;
import org.teavm.dependency.DynamicCallSite;
import org.teavm.model.MethodReference;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.After;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * In what ships, the {@code toString} that Java generates for a record gives only the record's name. If it gave every component, as
 * on the JVM, the texts of all records would ship as soon as any object is put into a text, and with them Java's tables for writing
 * a double. A {@code toString} that somebody has written stays as it is.
 */
@After(JCLPlugin.class)
public final class RecordNames implements TeaVMPlugin, BootstrapMethodSubstitutor {
    private static final MethodReference RECORD_METHODS = new MethodReference(
            ObjectMethods.class,
            "bootstrap",
            MethodHandles.Lookup.class,
            String.class,
            TypeDescriptor.class,
            Class.class,
            String.class,
            MethodHandle[].class,
            Object.class);

    private final BootstrapMethodSubstitutor others = new ObjectMethodsSubstitutor();

    @Override
    public void install(TeaVMHost host) {
        host.add(RECORD_METHODS, this);
    }

    @Override
    public ValueEmitter substitute(DynamicCallSite site, ProgramEmitter emitter) {
        if (!site.getCalledMethod().getName().equals("toString")) {
            return others.substitute(site, emitter);
        }
        String type = site.getCaller().getClassName();
        return emitter.constant(type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1));
    }
}
