package deluxe.site.api;

import deluxe.dominoes.RuleSet;
import deluxe.site.http.Reply;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Account;
import deluxe.site.lobby.Census;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Glance;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.PlayerStanding;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Standing;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreCard;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The lobby's answers as JSON. */
final class Outgoing {
    private Outgoing() {}

    static Reply answer(int status, JsonObject json) {
        return plain(status, "application/json", json.text() + '\n');
    }

    static Reply plain(int status, String type, String text) {
        return Reply.of(status)
                .with("Content-Type", type + "; charset=utf-8")
                .with("Cache-Control", "no-store")
                .with("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
                .with("X-Content-Type-Options", "nosniff")
                .with("Referrer-Policy", "same-origin")
                .with(text.getBytes(StandardCharsets.UTF_8));
    }

    static Reply error(int status, String line) {
        return answer(status, new JsonObject().with("error", line));
    }

    static JsonObject account(Account account) {
        return new JsonObject().with("name", account.player().name()).with("token", account.token());
    }

    /** A tournament as the lobby shows it. */
    static JsonObject glance(Glance glance, Optional<Player> viewer) {
        return tournament(glance).with("winners", standings(glance.ranks().standings(), viewer));
    }

    /** A tournament with its ranks, including the viewer's own. */
    static JsonObject ranks(Glance glance, Optional<Player> viewer) {
        List<Standing> told = new ArrayList<>(glance.ranks().standings());
        glance.own()
                .flatMap(Outgoing::standing)
                .filter(own -> told.stream()
                        .noneMatch(standing ->
                                standing.finish().match().equals(own.finish().match())))
                .ifPresent(told::add);
        List<JsonObject> refused = glance.ranks().refused().stream()
                .map(finish -> refused(finish, viewer))
                .toList();
        return tournament(glance).with("standings", standings(told, viewer)).with("refused", refused);
    }

    /** What the page needs to open the game for this ticket. */
    static JsonObject entry(Ticket ticket, Tournament tournament, Player player, boolean isFiled) {
        Map<String, String> given = tournament.options(ticket.match());
        given.put("player", player.name());
        JsonObject options = new JsonObject();
        given.forEach(options::with);
        return new JsonObject()
                .with("match", ticket.match())
                .with("tournament", tournament.id())
                .with("title", tournament.title())
                .with("finalMillis", tournament.finalMillis())
                .with("finished", isFiled)
                .with("options", options);
    }

    /** The ruling on a record, and its player's rank among those who are ranked. */
    static JsonObject ruling(Filed filed, Optional<Integer> rank, int ranked) {
        JsonObject json = ruling(filed.ruling()).with("tournament", filed.tournament());
        rank.ifPresent(place -> json.with("rank", place).with("of", ranked));
        return json;
    }

    /** A match that can be watched, as the text of a link. */
    static JsonObject watched(Filed filed, String link) {
        return new JsonObject()
                .with("match", filed.match())
                .with("tournament", filed.tournament())
                .with("link", link);
    }

    private static JsonObject tournament(Glance glance) {
        Tournament tournament = glance.tournament();
        JsonObject conditions = new JsonObject();
        for (Map.Entry<String, String> condition : tournament.conditions().entrySet()) {
            conditions.with(condition.getKey(), condition.getValue());
        }
        Census census = glance.census();
        JsonObject json = new JsonObject()
                .with("id", tournament.id())
                .with("title", tournament.title())
                .with("about", tournament.about())
                .with("conditions", conditions)
                .with("rules", rules(tournament.rules()))
                .withTexts("prizes", tournament.prizes())
                .with("stage", glance.stage().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .with("opensMillis", tournament.opensMillis())
                .with("closesMillis", tournament.closesMillis())
                .with("finalMillis", tournament.finalMillis())
                .with("entries", census.entries())
                .with("ranked", census.ranked())
                .with("playing", census.playing());
        glance.own().ifPresent(place -> json.with("own", own(place)));
        return json;
    }

    /** The main rules, including the table's own where no condition changes them. */
    private static JsonObject rules(RuleSet rules) {
        return new JsonObject()
                .with("table", rules.name())
                .with("target", rules.target())
                .with("clockSeconds", rules.clockSeconds());
    }

    private static JsonObject own(PlayerStanding place) {
        JsonObject own = new JsonObject().with("match", place.ticket().match());
        Optional<Standing> standing = standing(place);
        standing.ifPresent(ranked ->
                own.with("rank", ranked.rank()).with("total", ranked.card().total()));
        String state = place.finish().isPresent() ? "refused" : "playing";
        return own.with("state", standing.isPresent() ? "ranked" : state);
    }

    private static Optional<Standing> standing(PlayerStanding place) {
        return place.rank()
                .map(rank -> new Standing(
                        rank,
                        place.finish().orElseThrow(),
                        ((Ruling.Ranked) place.finish().orElseThrow().ruling()).card()));
    }

    private static List<JsonObject> standings(List<Standing> standings, Optional<Player> viewer) {
        return standings.stream().map(standing -> standing(standing, viewer)).toList();
    }

    private static JsonObject standing(Standing standing, Optional<Player> viewer) {
        PlayerResult finish = standing.finish();
        return new JsonObject()
                .with("rank", standing.rank())
                .with("name", finish.name())
                .with("match", finish.match())
                .with("own", isOwn(finish, viewer))
                .with("score", score(standing.card()));
    }

    private static JsonObject refused(PlayerResult finish, Optional<Player> viewer) {
        return ruling(finish.ruling()).with("name", finish.name()).with("own", isOwn(finish, viewer));
    }

    private static JsonObject ruling(Ruling ruling) {
        if (ruling instanceof Ruling.Ranked ranked) {
            return new JsonObject().with("verdict", "ranked").with("score", score(ranked.card()));
        }
        Ruling.Refused refused = (Ruling.Refused) ruling;
        return new JsonObject()
                .with("verdict", "refused")
                .with("line", refused.line())
                .with("reason", refused.reason());
    }

    private static JsonObject score(ScoreCard card) {
        return new JsonObject()
                .with("points", card.points())
                .with("spread", card.spreadBonus())
                .with("time", card.timeBonus())
                .with("total", card.total());
    }

    private static boolean isOwn(PlayerResult finish, Optional<Player> viewer) {
        return viewer.filter(player -> player.id().equals(finish.player())).isPresent();
    }
}
