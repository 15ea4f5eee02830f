package deluxe.browser;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/** Runs the test once for each engine. */
final class EachEngine implements TestTemplateInvocationContextProvider {
    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return context.getRequiredTestMethod().isAnnotationPresent(InBrowsers.class);
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        Engine[] engines =
                context.getRequiredTestMethod().getAnnotation(InBrowsers.class).value();
        return Arrays.stream(engines).map(Run::new);
    }

    private record Run(Engine engine) implements TestTemplateInvocationContext {
        @Override
        public String getDisplayName(int invocationIndex) {
            return engine.folder();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(new VisitorExtension(engine));
        }
    }
}
