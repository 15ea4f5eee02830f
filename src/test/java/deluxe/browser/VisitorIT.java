package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.testkit.engine.EventConditions.event;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;
import static org.junit.platform.testkit.engine.EventConditions.test;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.message;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;

/** What happens to tests whose page has faults, or that fail themselves. */
class VisitorIT {
    @Test
    void aFaultThatNobodyTookFailsTheTestAndKeepsTheEvidence() throws IOException {
        String name = "overlooksAFault";

        assertFails(name, "thrown on purpose");
        assertThat(evidence(name, "html")).content().contains("It throws.");
        assertThat(evidence(name, "png")).isNotEmptyFile();
    }

    @Test
    void aFailureKeepsItsReasonAndTheEvidence() throws IOException {
        String name = "failsItself";

        assertFails(name, "failed on purpose");
        assertThat(evidence(name, "html")).content().contains("Match the ends of dominoes.");
        assertThat(evidence(name, "png")).isNotEmptyFile();
    }

    private static void assertFails(String name, String reason) throws IOException {
        Files.deleteIfExists(evidence(name, "html"));
        Files.deleteIfExists(evidence(name, "png"));
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectMethod(Failing.class, name, Visitor.class))
                .execute()
                .testEvents()
                .assertThatEvents()
                .haveExactly(1, event(test(), finishedWithFailure(message(said -> said.contains(reason)))));
    }

    private static Path evidence(String name, String ending) {
        return Evidence.FOLDER.resolve("Failing." + name + ".chromium." + ending);
    }

    /** Run only by the tests above. */
    static class Failing {
        @InBrowsers(Engine.CHROMIUM)
        void overlooksAFault(Visitor visitor) {
            visitor.at(KitPages.ROOT).open("/throws.html");
        }

        @InBrowsers(Engine.CHROMIUM)
        void failsItself(Visitor visitor) {
            visitor.at(KitPages.ROOT).open("/good.html");
            throw new AssertionError("failed on purpose");
        }
    }
}
