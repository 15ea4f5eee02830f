package deluxe.site.metrics;

import deluxe.site.http.AnswerEar;
import deluxe.site.http.ProgramVersion;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.SiteServer;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.core.metrics.Info;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.function.DoubleSupplier;

/** Counts what the server does, and tells it in Prometheus' text format. */
public final class Metrics implements AnswerEar, SiteServer.Source {
    private static final double NANOS_A_SECOND = 1e9;
    private static final double[] SECONDS = {.005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5};

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();
    private final Counter requests = Counter.builder()
            .name("deluxe_requests_total")
            .help("Answers, by the kind of request and the status.")
            .labelNames("route", "status")
            .register(registry);
    private final Histogram seconds = Histogram.builder()
            .name("deluxe_answer_seconds")
            .help("How long answers took.")
            .classicOnly()
            .classicUpperBounds(SECONDS)
            .labelNames("route")
            .register(registry);

    /** Metrics with the version of this program. */
    public Metrics() {
        Info.builder()
                .name("deluxe_build_info")
                .help("The version.")
                .labelNames("version")
                .register(registry)
                .addLabelValues(ProgramVersion.text());
        show("deluxe_memory_bytes", "Memory that is used.", () -> {
            Runtime machine = Runtime.getRuntime();
            return (double) (machine.totalMemory() - machine.freeMemory());
        });
    }

    /** A number that is asked for whenever Prometheus asks. One that cannot be had is left out. */
    public void show(String name, String help, DoubleSupplier number) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(told -> {
                    try {
                        told.call(number.getAsDouble());
                    } catch (RuntimeException unreachable) {
                        // The others are told all the same.
                    }
                })
                .register(registry);
    }

    @Override
    public void answered(Request head, int status, long nanos) {
        String route = Route.of(head.path());
        requests.labelValues(route, String.valueOf(status)).inc();
        seconds.labelValues(route).observe(nanos / NANOS_A_SECOND);
    }

    @Override
    public Reply answer(Request request) throws IOException {
        if (!request.path().equals("/metrics")) {
            return Reply.of(Reply.NOT_FOUND);
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        writer.write(text, registry.scrape());
        return Reply.of(Reply.OK).with("Content-Type", writer.getContentType()).with(text.toByteArray());
    }
}
