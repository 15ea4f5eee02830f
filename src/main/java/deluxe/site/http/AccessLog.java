package deluxe.site.http;

import org.eclipse.jetty.server.CustomRequestLog;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Slf4jRequestLogWriter;

/** A line in the log for each answer. It has no query and no header: seeds, tokens and keys travel there. */
final class AccessLog {
    private static final String LOGGER = "access";
    private static final String LINE = "%{client}a %m %U %s %O bytes %{ms}T ms";

    private AccessLog() {}

    static RequestLog started() {
        Slf4jRequestLogWriter writer = new Slf4jRequestLogWriter();
        writer.setLoggerName(LOGGER);
        return new CustomRequestLog(writer, LINE);
    }
}
