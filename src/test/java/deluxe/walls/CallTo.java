package deluxe.walls;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethodCall;

/** A call to a method of this name, whatever its arguments. */
final class CallTo extends DescribedPredicate<JavaMethodCall> {
    private final String owner;
    private final String name;

    CallTo(String owner, String name) {
        super("calls " + owner + "." + name);
        this.owner = owner;
        this.name = name;
    }

    @Override
    public boolean test(JavaMethodCall call) {
        return call.getName().equals(name) && call.getTargetOwner().isEquivalentTo(owner());
    }

    private Class<?> owner() {
        try {
            return Class.forName(owner);
        } catch (ClassNotFoundException unknown) {
            throw new IllegalArgumentException("no such class: " + owner, unknown);
        }
    }
}
