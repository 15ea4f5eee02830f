package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

class FaultsIT {
    @InBrowsers
    void whatThePageThrowsIsReported(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/throws.html");
        page.find("p");

        assertThat(page.takeFaults())
                .anyMatch(fault -> fault.contains("thrown on purpose"))
                .anyMatch(fault -> fault.contains("a promise not kept"))
                .anyMatch(fault -> fault.contains("logged as an error"));
    }

    @InBrowsers
    void aBrokenPolicyIsReported(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/forbidden.html");

        assertThat(page.isTrue("window.ranInline")).isFalse();
        assertThat(page.takeFaults())
                .anyMatch(fault -> fault.matches("policy violated: style-src.* by inline"))
                .anyMatch(fault -> fault.matches("policy violated: script-src.* by inline"));
    }

    @InBrowsers
    void aFailingRequestIsReported(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/lost.html");

        assertThat(page.takeFaults())
                .contains("404 for GET /lost.png")
                .anyMatch(fault -> fault.startsWith("<img> could not load"));
    }

    @InBrowsers
    void aFaultOfAnEarlierPageIsNotForgotten(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/throws.html");
        page.open("/good.html");

        assertThat(page.takeFaults()).anyMatch(fault -> fault.contains("thrown on purpose"));
        assertThat(page.takeFaults()).isEmpty();
    }

    @InBrowsers
    void aBrokenAccessibilityRuleIsNamedWithItsElement(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/inaccessible.html");

        assertThat(Axe.faults(page)).singleElement().asString().contains("button-name: #nameless");
    }

    @InBrowsers
    void aGoodPageHasNothingToReport(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withFakeClock().open("/good.html");

        Axe.check(page);
        assertThat(page.takeFaults()).isEqualTo(List.of());
    }
}
