package deluxe.site;

import deluxe.site.api.Api;
import deluxe.site.api.VerifyDesk;
import deluxe.site.http.Needs;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.SiteServer;

/** A site that does nothing but judge records: it has no pages and no database. */
public final class VerifySite implements SiteServer.Source {
    private final VerifyDesk desk;

    public VerifySite(VerifyDesk desk) {
        this.desk = desk;
    }

    @Override
    public Reply answer(Request request) {
        if (desk.isFor(request)) {
            return desk.answer(request);
        }
        return request.path().equals(Api.HEALTH)
                ? Api.well()
                : Reply.of(Reply.NOT_FOUND).with("Cache-Control", "no-store");
    }

    @Override
    public Needs needs(Request head) {
        return desk.isFor(head) ? desk.needs() : Needs.NOTHING;
    }
}
