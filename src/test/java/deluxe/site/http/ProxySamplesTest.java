package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The sample configurations of a release, in the proxies that are installed. */
class ProxySamplesTest {
    private static final Path SAMPLES = Path.of("src/release/server");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void visitorsAreLedToTlsAndTheSiteIsToldWhoTheyAre(SampleProxy.Kind kind) throws Exception {
        assumeThat(kind.isInstalled()).as(kind + " is installed").isTrue();
        SiteServer.Source names =
                request -> Reply.of(Reply.OK).with(request.client().getBytes(StandardCharsets.UTF_8));
        ServerSettings settings = ServerSettings.ofPort(0).with(ProxyList.of(List.of("127.0.0.1")));
        try (SiteServer site = SiteServer.start(names, settings);
                SampleProxy proxy =
                        SampleProxy.start(kind, SAMPLES, site.address().getPort(), folder)) {
            HttpResponse<String> answer = proxy.get(proxy.secure());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("127.0.0.1");
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).contains("max-age=31536000");
            HttpResponse<String> led = proxy.get(proxy.plain().resolve("x?y=1"));
            assertThat(led.statusCode()).isEqualTo(301);
            assertThat(led.headers().firstValue("Location").orElseThrow())
                    .startsWith("https://127.0.0.1")
                    .endsWith("/x?y=1");
        }
    }
}
