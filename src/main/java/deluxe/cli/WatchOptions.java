package deluxe.cli;

import picocli.CommandLine.Option;

/** The options for those who watch over the server. */
final class WatchOptions {
    @Option(names = "--access-log", description = "write a line for each answer to the standard error")
    boolean hasAccessLog;

    @Option(
            names = "--metrics-port",
            paramLabel = "N",
            description = "serve /metrics for Prometheus at a port of its own (default: nowhere)")
    Integer metricsPort;

    @Option(
            names = "--metrics-host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "the address for that (default: ${DEFAULT-VALUE})")
    String metricsHost;
}
