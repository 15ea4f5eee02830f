package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.SoftAssertions;

class DevicesIT {
    @InBrowsers(Engine.CHROMIUM)
    void chromiumShowsEveryTouchedDeviceAsItIs(Visitor visitor) {
        assertShowsEach(visitor, true);
    }

    @InBrowsers(Engine.CHROMIUM)
    void chromiumShowsEveryDeviceWithAMouseAsItIs(Visitor visitor) {
        assertShowsEach(visitor, false);
    }

    @InBrowsers
    void aDesktopViewportHasTheDeclaredWidth(Visitor visitor) {
        assertShows(visitor, TestDevice.LAPTOP);
    }

    @InBrowsers
    void aTabletIsAsSharpAsItSays(Visitor visitor) {
        assertShows(visitor, TestDevice.IPAD);
    }

    @InBrowsers
    void aPhoneIsAsNarrowAsItSays(Visitor visitor) {
        assertShows(visitor, TestDevice.IPHONE_SE);
    }

    @InBrowsers
    void aPictureHasThePixelsOfTheDevice(Visitor visitor) {
        BufferedImage picture = visitor.at(KitPages.ROOT)
                .on(TestDevice.IPHONE_6)
                .open("/good.html")
                .picture();

        assertThat(picture.getWidth()).isEqualTo(750);
        assertThat(picture.getHeight()).isEqualTo(1334);
        assertThat(picture.getRGB(2 * 60, 2 * 160) & 0xFFFFFF).isEqualTo(0x1C5C38);
        assertThat(picture.getRGB(2 * 81, 2 * 160) & 0xFFFFFF).isEqualTo(0xFFFFFF);
    }

    private static void assertShowsEach(Visitor visitor, boolean touched) {
        List<TestDevice> devices = Arrays.stream(TestDevice.values())
                .filter(device -> device.isTouched == touched && !device.isForStores())
                .toList();
        GamePage page = visitor.at(KitPages.ROOT).on(devices.get(0)).open("/good.html");

        assertThat(page.isTrue("navigator.maxTouchPoints > 0")).isEqualTo(touched);
        SoftAssertions.assertSoftly(softly -> devices.forEach(device -> {
            page.turnTo(device);
            softly.assertThat(room(page)).as(device.name()).isEqualTo(room(device));
        }));
    }

    private static void assertShows(Visitor visitor, TestDevice device) {
        GamePage page = visitor.at(KitPages.ROOT).on(device).open("/good.html");

        assertThat(room(page)).isEqualTo(room(device));
    }

    private static List<Long> room(GamePage page) {
        return ((List<?>) page.run("return [innerWidth, innerHeight, devicePixelRatio]"))
                .stream().map(number -> ((Number) number).longValue()).toList();
    }

    private static List<Long> room(TestDevice device) {
        return List.of((long) device.width, (long) device.height, (long) device.ratio);
    }
}
