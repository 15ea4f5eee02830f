package deluxe.browser;

import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Leaves out a test that would be the same as when it was last green. Gives a test its visitor and looks after the page when the test is over. A fault that nobody took fails the test; if a test fails, the
 * page's picture and source are kept.
 */
final class VisitorExtension implements ExecutionCondition, ParameterResolver, AfterEachCallback, TestWatcher {
    private final Engine engine;
    private Visitor visitor;

    VisitorExtension(Engine engine) {
        this.engine = engine;
    }

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return new LastGreen(context, engine).isUnchanged()
                ? ConditionEvaluationResult.disabled("nothing has changed since it was last green")
                : ConditionEvaluationResult.enabled("something has changed");
    }

    @Override
    public void testSuccessful(ExtensionContext context) {
        if (visitor != null) {
            visitor.served().ifPresent(new LastGreen(context, engine)::keep);
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Visitor.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        visitor = new Visitor(engine, browsers(context));
        return visitor;
    }

    /** The session covers all test classes that run in this JVM. At its end, JUnit closes what is in its store. */
    private static Browsers browsers(ExtensionContext context) {
        return context.getStore(ExtensionContext.StoreScope.LAUNCHER_SESSION, ExtensionContext.Namespace.GLOBAL)
                .getOrComputeIfAbsent(Browsers.class, type -> new Browsers(), Browsers.class);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (visitor != null) {
            try {
                visitor.page().ifPresent(page -> lookAfter(page, context));
            } finally {
                visitor.close();
            }
        }
    }

    private static void lookAfter(GamePage page, ExtensionContext context) {
        try (page) {
            List<String> faults = page.takeFaults();
            if (!faults.isEmpty() || context.getExecutionException().isPresent()) {
                Evidence.keep(page, context.getRequiredTestClass(), context.getRequiredTestMethod());
            }
            if (!faults.isEmpty()) {
                throw new AssertionError("the page had faults:\n  " + String.join("\n  ", faults));
            }
        }
    }
}
