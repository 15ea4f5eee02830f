package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

class Safari12IT {
    @InBrowsers
    void whatSafari12LacksIsGoneBeforeThePageLooks(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withSafari12().open("/safari12.html");

        assertThat(page.run("return window.present")).isEqualTo(List.of());
        assertThat(page.isTrue("window.webkitAudioContext")).isTrue();
    }

    @InBrowsers
    void pointerEventsAreNotHeardButTheMouseIs(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).withSafari12().open("/safari12.html");
        page.mouse().click(new PagePoint(20, 20));
        page.until("window.heard.indexOf('click') >= 0");

        assertThat(page.run("return window.heard")).isEqualTo(List.of("mousedown", "click"));
    }

    @InBrowsers
    void aCurrentBrowserHearsPointerEvents(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).open("/safari12.html");
        page.mouse().click(new PagePoint(20, 20));
        page.until("window.heard.indexOf('click') >= 0");

        assertThat(page.run("return window.heard")).isEqualTo(List.of("pointerdown", "mousedown", "click"));
    }
}
