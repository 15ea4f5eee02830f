package deluxe.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** A test that runs once in each engine named, with a {@link Visitor} of its own. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(EachEngine.class)
@interface InBrowsers {
    Engine[] value() default {Engine.CHROMIUM, Engine.WEBKIT};
}
