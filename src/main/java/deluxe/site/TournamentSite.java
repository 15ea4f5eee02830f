package deluxe.site;

import deluxe.site.api.Api;
import deluxe.site.api.Limits;
import deluxe.site.http.Answer;
import deluxe.site.http.Request;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Schedule;
import java.io.IOException;
import java.time.Clock;

/** A lobby and the pages that show it. */
public final class TournamentSite implements SiteServer.Source {
    private final Site pages;
    private final Api api;

    public TournamentSite(Site pages, Ledger ledger, Schedule schedule, Limits limits, Clock clock) {
        this.pages = pages;
        this.api = new Api(new Lobby(ledger, schedule, clock), limits, clock);
    }

    @Override
    public Answer answer(Request request) throws IOException {
        return request.path().startsWith(Api.ROOT) ? api.answer(request) : pages.answer(request);
    }
}
