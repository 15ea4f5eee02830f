package deluxe.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.net.PortProber;
import org.openqa.selenium.remote.RemoteWebDriver;

/** WebKitGTK's own small browser, in a window on a screen of its own. */
final class WebKit implements Browser {
    /** The narrowest that its window can be; smaller devices are a frame inside it. */
    private static final int NARROWEST_WINDOW = 447;

    private static final String BLANK = "about:blank";

    /**
     * WebKitGTK 2.50 releases a canvas's textures on the wrong thread and crashes sooner or later (WebKit bug 304134, fixed later), so the
     * canvas is drawn without them. Safari draws its canvas by other means.
     */
    private static final String WITHOUT_GPU_CANVAS = "--features=-CanvasUsesAcceleratedDrawing";

    /**
     * WebKitGTK 2.50.6 sometimes crashes in Wasm: in compiled code a local reference is zero, and the garbage collector frees objects that
     * are still in use. So it interprets Wasm, and stops the page to collect all garbage at once: decision 093.
     */
    private static final List<String> UNSAFE_WITH_WASM =
            List.of("JSC_useBBQJIT", "JSC_useOMGJIT", "JSC_useConcurrentGC", "JSC_useGenerationalGC");

    private final Workplace workplace;
    private final Xvfb screen;
    private final Child service;
    private final RemoteWebDriver driver;

    private WebKit(Workplace workplace, Xvfb screen, Child service, RemoteWebDriver driver) {
        this.workplace = workplace;
        this.screen = screen;
        this.service = service;
        this.driver = driver;
        driver.manage().timeouts().scriptTimeout(LONGEST_SCRIPT);
    }

    static WebKit start(int ratio) {
        String program = Program.find("WebKitWebDriver", "webkit2gtk-driver").toString();
        Workplace workplace = new Workplace();
        Path log = workplace.folder.resolve("log");
        Xvfb screen = Xvfb.start(log);
        int port = PortProber.findFreePort();
        Child service = Child.start(log, environment(screen, ratio, workplace), program, "--port=" + port);
        Waiting.until("WebKitWebDriver listens on port " + port, () -> listens(port));
        return new WebKit(workplace, screen, service, new RemoteWebDriver(address(port), capabilities(), false));
    }

    private static Map<String, String> environment(Xvfb screen, int ratio, Workplace workplace) {
        Map<String, String> environment = new HashMap<>();
        environment.put("DISPLAY", screen.display());
        environment.put("GDK_BACKEND", "x11");
        environment.put("GDK_SCALE", String.valueOf(ratio));
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("HOME", workplace.folder.toString());
        environment.put("TMPDIR", workplace.folder.toString());
        UNSAFE_WITH_WASM.forEach(option -> environment.put(option, "0"));
        return environment;
    }

    private static boolean listens(int port) {
        try (Socket socket = new Socket("localhost", port)) {
            return socket.isConnected();
        } catch (IOException notYet) {
            return false;
        }
    }

    private static URL address(int port) {
        try {
            return URI.create("http://localhost:" + port).toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static MutableCapabilities capabilities() {
        MutableCapabilities capabilities = new MutableCapabilities();
        capabilities.setCapability("browserName", "MiniBrowser");
        capabilities.setCapability(
                "webkitgtk:browserOptions",
                Map.of("binary", miniBrowser().toString(), "args", List.of("--automation", WITHOUT_GPU_CANVAS)));
        return capabilities;
    }

    /** It is not on the PATH but in a folder named after the machine and the version of the API. */
    private static Path miniBrowser() {
        TreeSet<Path> found = new TreeSet<>();
        try (DirectoryStream<Path> machines = Files.newDirectoryStream(Path.of("/usr/lib"), "*-linux-*")) {
            for (Path machine : machines) {
                try (DirectoryStream<Path> versions = Files.newDirectoryStream(machine, "webkit2gtk-4.*")) {
                    versions.forEach(version -> found.add(version.resolve("MiniBrowser")));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return found.descendingSet().stream()
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> Program.missing("WebKit's MiniBrowser", "webkit2gtk-driver"));
    }

    @Override
    public RemoteWebDriver driver() {
        return driver;
    }

    @Override
    public void open(TestSite site, String path, TestDevice device) {
        driver.switchTo().defaultContent();
        driver.get(BLANK);
        fit(device);
        if (device.width >= NARROWEST_WINDOW) {
            driver.get(site.address().resolve(path).toString());
            return;
        }
        driver.get(site.framing(path, device).toString());
        driver.switchTo().frame(0);
    }

    @Override
    public void resize(TestDevice device) {
        if (device.width < NARROWEST_WINDOW) {
            throw new IllegalArgumentException("WebKit's window cannot become as narrow as " + device);
        }
        fit(device);
    }

    /**
     * The window's own bars take some of its height; how much can be seen only after it has a size. That first size has a new width, so
     * when the width is right, the height is the new one too.
     */
    private void fit(TestDevice device) {
        int width = Math.max(device.width, NARROWEST_WINDOW);
        int another = inner("Width") == width ? width + 1 : width;
        driver.manage().window().setSize(new Dimension(another, device.height));
        Waiting.until("the window is " + another + " wide", () -> inner("Width") == another);
        int bars = device.height - inner("Height");
        driver.manage().window().setSize(new Dimension(width, device.height + bars));
        Waiting.until("the window shows " + device, () -> inner("Width") == width && inner("Height") == device.height);
    }

    private int inner(String side) {
        return ((Number) driver.executeScript("return window.top.inner" + side)).intValue();
    }

    @Override
    public TouchScreen fingers() {
        throw new IllegalStateException("WebKitGTK's driver knows no touch: use the mouse, or Chromium alone");
    }

    /** Its driver has no log: the script in front of each page collects what goes wrong. */
    @Override
    public List<String> complaints() {
        return List.of();
    }

    @Override
    public void close() {
        if (isAlive()) {
            driver.quit();
        }
        service.close();
        screen.close();
        workplace.close();
    }
}
