package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;

/** A skill platform's plugin in a shell, connected to the host by one class and Capacitor's own bridge. */
class NativeHostIT {
    @InBrowsers
    void thePluginIsToldOfEachStageOfAMatchByItsOwnMethodNames(Visitor visitor) {
        GamePage page = opened(visitor);
        EmbedIT.playAndEndHere(page);
        GameIT.press(page, "Submit Score");
        page.until("nativeHost.told.includes('returnToHost skill-7')");

        assertThat(told(page))
                .startsWith("gameDidOpen", "matchDidBegin skill-7", "scoreDidChange skill-7")
                .endsWith("matchDidFinish skill-7", "returnToHost skill-7")
                .doesNotContain("matchDidAbort skill-7");
        assertThat(Verification.verify(String.valueOf(page.run("return nativeHost.record"))))
                .isInstanceOf(Verdict.Confirmed.class);
    }

    @InBrowsers(Engine.CHROMIUM)
    void leavingBeforeTheEndIsAnAbortAndTheMatchIsKept(Visitor visitor) {
        GamePage page = opened(visitor);
        EmbedIT.sitDown(page);
        page.run("nativeHost.close()");
        page.until("nativeHost.told.includes('matchDidAbort skill-7')");
        page.open("/game/");
        page.until("nativeHost.told.includes('matchDidBegin skill-7')");

        assertThat(page.find("#hand button").getAttribute("id")).isNotEmpty();
    }

    private static GamePage opened(Visitor visitor) {
        GamePage page =
                visitor.withScript(NativeSide.withMatchHost(visitor.engine())).open("/game/");
        page.until(GameIT.STARTED);
        return page;
    }

    private static List<String> told(GamePage page) {
        return ((List<?>) page.run("return nativeHost.told"))
                .stream().map(String::valueOf).toList();
    }
}
