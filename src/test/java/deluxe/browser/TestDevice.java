package deluxe.browser;

/** The size of the page's screen, its pixel ratio, and whether it is a touch screen. */
enum TestDevice {
    FRAME(900, 600, 1, false),
    LARGEST_WINDOW(2560, 1080, 1, false),
    LAPTOP(1280, 800, 1, false),
    IPHONE_SE(320, 568, 2, true),
    IPHONE_6(375, 667, 2, true),
    IPHONE_6_LANDSCAPE(667, 375, 2, true),
    SMALL_PHONE_LANDSCAPE(568, 320, 2, true),
    LARGE_PHONE(430, 932, 2, true),
    LARGE_PHONE_LANDSCAPE(844, 390, 2, true),
    SMALLEST_FRAME(500, 300, 2, true),
    TOUCHED_FRAME(900, 600, 2, true),
    IPAD(768, 1024, 2, true),
    IPAD_LANDSCAPE(1024, 768, 2, true),
    // The sizes in which the stores accept pictures: StorePictures. The sizes above are for the tests.
    STORE_IPHONE(440, 956, 3, true),
    STORE_IPAD(1032, 1376, 2, true),
    STORE_PHONE(360, 640, 3, true),
    STORE_SMALL_TABLET(540, 960, 2, true),
    STORE_TABLET(1280, 720, 2, true);

    /** In CSS pixels. */
    final int width;

    /** In CSS pixels. */
    final int height;

    /** Device pixels per CSS pixel. */
    final int ratio;

    final boolean isTouched;

    TestDevice(int width, int height, int ratio, boolean isTouched) {
        this.width = width;
        this.height = height;
        this.ratio = ratio;
        this.isTouched = isTouched;
    }

    boolean isForStores() {
        return compareTo(STORE_IPHONE) >= 0;
    }
}
