package deluxe.site.api;

import deluxe.kit.Malformed;
import deluxe.site.http.Reply;
import deluxe.site.lobby.Declined;
import deluxe.site.lobby.LedgerFailure;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever goes wrong while a request is answered into a status and one line. */
final class Guarded {
    private static final Logger LOG = LoggerFactory.getLogger(Guarded.class);
    private static final String SECONDS_TO_WAIT = "5";

    private Guarded() {}

    static Reply answer(Supplier<Reply> work) {
        try {
            return work.get();
        } catch (Malformed malformed) {
            return refused(Reply.MALFORMED, malformed.getMessage());
        } catch (Declined declined) {
            return declined(declined);
        } catch (LedgerFailure failure) {
            LOG.error(failure.getMessage());
            return unavailable();
        } catch (Failure failure) {
            return refused(failure.status(), failure.getMessage());
        }
    }

    static Reply unavailable() {
        return refused(Reply.UNAVAILABLE, "The site can't reach its database right now. Try again soon.");
    }

    /** Where a player has to wait, something is wrong with the site, and its operator should know. */
    private static Reply declined(Declined declined) {
        if (declined.why() == Declined.Cause.LATER) {
            LOG.warn(declined.getMessage());
        }
        return refused(status(declined.why()), declined.getMessage());
    }

    private static Reply refused(int status, String line) {
        Reply answer = Outgoing.error(status, line);
        boolean canTryAgain = status == Reply.TOO_MANY_REQUESTS || status == Reply.UNAVAILABLE;
        return canTryAgain ? answer.with("Retry-After", SECONDS_TO_WAIT) : answer;
    }

    private static int status(Declined.Cause why) {
        return switch (why) {
            case UNKNOWN -> Reply.NOT_FOUND;
            case FORBIDDEN -> Reply.FORBIDDEN;
            case CONFLICT -> Reply.CONFLICT;
            case GONE -> Reply.GONE;
            case LATER -> Reply.UNAVAILABLE;
        };
    }
}
