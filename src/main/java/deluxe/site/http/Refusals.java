package deluxe.site.http;

import java.util.Locale;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers what Jetty itself refuses, such as a head that cannot be read, as the site does: with one line and our headers. */
final class Refusals implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = status(response.getStatus(), request.getAttribute(ErrorHandler.ERROR_EXCEPTION));
        String line = HttpStatus.getMessage(status).toLowerCase(Locale.ROOT);
        Sending.send(SafetyHeaders.on(Reply.refusal(status, line)), request, response, callback);
        return true;
    }

    private static int status(int given, Object cause) {
        if (cause instanceof HttpException refused) {
            return refused.getCode();
        }
        return cause instanceof TimeoutException ? HttpStatus.REQUEST_TIMEOUT_408 : given;
    }
}
