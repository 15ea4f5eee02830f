package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.api.Limits;
import deluxe.site.http.ConnectionLimits;
import picocli.CommandLine.Option;

/** The options that say how much one visitor, and all together, may ask for. */
final class LimitOptions {
    @Option(
            names = "--requests",
            paramLabel = "N",
            defaultValue = "1200",
            description = "requests a minute from one address (${DEFAULT-VALUE})")
    private int requests;

    @Option(
            names = "--intents",
            paramLabel = "N",
            defaultValue = "300",
            description = "what a sealed match asks its dealer in a minute (${DEFAULT-VALUE})")
    private int intents;

    @Option(
            names = "--names",
            paramLabel = "N",
            defaultValue = "30",
            description = "names claimed a minute from one address (${DEFAULT-VALUE})")
    private int names;

    @Option(
            names = "--submissions",
            paramLabel = "N",
            defaultValue = "12",
            description = "records of one match handed in a minute (${DEFAULT-VALUE})")
    private int submissions;

    @Option(
            names = "--verifications",
            paramLabel = "N",
            defaultValue = "60",
            description = "records at /v1/verify a minute from one address (${DEFAULT-VALUE})")
    private int verifications;

    @Option(
            names = "--tickets",
            paramLabel = "N",
            defaultValue = "600",
            description = "tickets a minute for one operator (${DEFAULT-VALUE})")
    private int tickets;

    @Option(
            names = "--connections",
            paramLabel = "N",
            defaultValue = "2000",
            description = "connections at a time (${DEFAULT-VALUE})")
    private int connections;

    @Option(
            names = "--connections-of-one",
            paramLabel = "N",
            defaultValue = "200",
            description = "connections at a time of one address that is no proxy (${DEFAULT-VALUE})")
    private int connectionsOfOne;

    Limits ofRequests() {
        return new Limits(
                positive("--requests", requests),
                positive("--names", names),
                positive("--submissions", submissions),
                positive("--verifications", verifications),
                positive("--tickets", tickets),
                positive("--intents", intents));
    }

    ConnectionLimits ofConnections() {
        return new ConnectionLimits(
                positive("--connections", connections), positive("--connections-of-one", connectionsOfOne));
    }

    private static int positive(String name, int value) {
        if (value < 1) {
            throw new Malformed(name + " must be at least 1, not " + value);
        }
        return value;
    }
}
