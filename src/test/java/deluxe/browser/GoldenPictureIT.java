package deluxe.browser;

class GoldenPictureIT {
    @InBrowsers
    void aPageStillMatchesItsGoldenPicture(Visitor visitor) {
        GamePage page =
                visitor.at(KitPages.ROOT).on(TestDevice.IPHONE_6_LANDSCAPE).open("/shapes.html");

        new GoldenPicture(page.engine(), "kit-shapes").check(page.picture(), 20);
    }
}
