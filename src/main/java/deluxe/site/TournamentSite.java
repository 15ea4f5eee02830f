package deluxe.site;

import deluxe.site.api.Api;
import deluxe.site.api.Limits;
import deluxe.site.api.OperatorDesk;
import deluxe.site.api.VerifyDesk;
import deluxe.site.http.Needs;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Schedule;
import deluxe.site.operators.OperatorBook;
import deluxe.site.operators.Rounds;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** A lobby and the pages that show it. */
public final class TournamentSite implements SiteServer.Source {
    private final Site pages;
    private final Api api;
    private final VerifyDesk desk;
    private final Optional<OperatorDesk> operators;

    /** With limits by the system's own clock. */
    public TournamentSite(Site pages, Ledger ledger, Schedule schedule, Limits limits, Clock clock) {
        this(pages, ledger, schedule, limits, clock, System::nanoTime);
    }

    /**
     * @param clock the clock by which tournaments open and close
     * @param nanoTime a clock for limits and for how long something took; unlike the other it never steps
     */
    public TournamentSite(
            Site pages, Ledger ledger, Schedule schedule, Limits limits, Clock clock, LongSupplier nanoTime) {
        this(
                pages,
                new Lobby(ledger, schedule, clock, () -> TimeUnit.NANOSECONDS.toMillis(nanoTime.getAsLong())),
                limits,
                nanoTime);
    }

    /** With a lobby that has clocks of its own. */
    public TournamentSite(Site pages, Lobby lobby, Limits limits, LongSupplier nanoTime) {
        this(
                pages,
                new Api(lobby, limits, nanoTime),
                new VerifyDesk(limits.verifications(), List.of(), nanoTime),
                Optional.empty());
    }

    private TournamentSite(Site pages, Api api, VerifyDesk desk, Optional<OperatorDesk> operators) {
        this.pages = pages;
        this.api = api;
        this.desk = desk;
        this.operators = operators;
    }

    /** The same, with a desk at which pages of other sites may ask, too. */
    public TournamentSite with(VerifyDesk other) {
        return new TournamentSite(pages, api, other, operators);
    }

    /** The same, which deals for operators too. */
    public TournamentSite with(OperatorBook book) {
        return new TournamentSite(pages, api, desk, Optional.of(api.forOperators(book)));
    }

    /** What has to be done again and again; operators may take that long to answer. */
    public Rounds roundsFor(OperatorBook book, Duration patience) {
        return api.roundsFor(book, patience);
    }

    @Override
    public Reply answer(Request request) throws IOException {
        if (desk.isFor(request)) {
            return desk.answer(request);
        }
        Optional<OperatorDesk> operator = operators.filter(each -> each.isFor(request));
        if (operator.isPresent()) {
            return operator.get().answer(request);
        }
        return isForTheLobby(request) ? api.answer(request) : pages.answer(request);
    }

    @Override
    public Needs needs(Request head) {
        if (desk.isFor(head)) {
            return desk.needs();
        }
        Optional<OperatorDesk> operator = operators.filter(each -> each.isFor(head));
        if (operator.isPresent()) {
            return operator.get().needs(head);
        }
        return isForTheLobby(head) ? api.needs(head) : Needs.NOTHING;
    }

    @Override
    public Reply busy() {
        return api.unavailable();
    }

    private static boolean isForTheLobby(Request request) {
        return request.path().startsWith(Api.ROOT);
    }
}
