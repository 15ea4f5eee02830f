package deluxe.site.api;

import deluxe.dominoes.RuleSet;
import deluxe.site.http.Reply;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Account;
import deluxe.site.lobby.Census;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Glance;
import deluxe.site.lobby.Heat;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.PlayerStanding;
import deluxe.site.lobby.Prize;
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
        return tournament(glance, viewer)
                .with("winners", standings(glance.prizes(), glance.ranks().standings(), viewer));
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
        List<JsonObject> held = glance.ranks().held().stream()
                .map(finish -> held(finish, viewer))
                .toList();
        return tournament(glance, viewer)
                .with("standings", standings(glance.prizes(), told, viewer))
                .with(
                        "heats",
                        glance.heats().stream().map(heat -> heat(heat, viewer)).toList())
                .with("heldGames", held);
    }

    /** How far a heat has got, which its players may know before it is decided. */
    private static JsonObject state(Heat heat) {
        return new JsonObject()
                .with("players", heat.turnout().entered())
                .with("playing", heat.turnout().playing())
                .with("decided", heat.isDecided());
    }

    /** A heat that is decided. */
    private static JsonObject heat(Heat heat, Optional<Player> viewer) {
        return state(heat)
                .with("name", heat.name())
                .with("standings", standings(heat.prizes(), heat.ranks().standings(), viewer));
    }

    /** What the page needs to open the game for this ticket. */
    static JsonObject entry(Ticket ticket, Tournament tournament, Map<String, String> given) {
        JsonObject options = new JsonObject();
        given.forEach(options::with);
        return heatSize(new JsonObject(), tournament)
                .with("match", ticket.match())
                .with("tournament", tournament.id())
                .with("title", tournament.title())
                .with("startsMillis", tournament.startsMillis())
                .with("finalMillis", tournament.finalMillis())
                .with("options", options);
    }

    /** The ruling on a record, and its player's rank among those who are ranked. */
    static JsonObject ruling(Filed filed, Optional<PlayerStanding> standing, int ranked) {
        JsonObject json = ruling(filed.ruling()).with("tournament", filed.tournament());
        Optional<Heat> heat = standing.flatMap(PlayerStanding::heat);
        int of = heat.map(each -> each.ranks().standings().size()).orElse(ranked);
        standing.flatMap(PlayerStanding::rank)
                .ifPresent(place -> json.with("rank", place).with("of", of));
        heat.ifPresent(each -> json.with("heat", state(each)));
        return json;
    }

    /** A match that can be watched, as the text of a link. */
    static JsonObject watched(Filed filed, String link) {
        return new JsonObject()
                .with("match", filed.match())
                .with("tournament", filed.tournament())
                .with("link", link);
    }

    private static JsonObject tournament(Glance glance, Optional<Player> viewer) {
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
                .with("deals", tournament.deals().text())
                .with("rules", rules(tournament.rules()))
                .with("startsMillis", tournament.startsMillis())
                .withTexts("prizes", tournament.prizes())
                .with("stage", glance.stage().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .with("opensMillis", tournament.opensMillis())
                .with("closesMillis", tournament.closesMillis())
                .with("finalMillis", tournament.finalMillis())
                .with("entries", census.entries())
                .with("ranked", census.ranked())
                .with("held", census.held())
                .with("refused", census.refused())
                .with("playing", census.playing());
        heatSize(json, tournament);
        if (tournament.isLimited()) {
            json.with("mostPlayers", tournament.mostPlayers());
        }
        glance.own().ifPresent(place -> json.with("own", own(place, viewer)));
        return json;
    }

    private static JsonObject heatSize(JsonObject json, Tournament tournament) {
        return tournament.deals().haveHeats()
                ? json.with("heatSize", tournament.deals().players())
                : json;
    }

    /** The main rules, including the table's own where no condition changes them. */
    private static JsonObject rules(RuleSet rules) {
        return new JsonObject()
                .with("table", rules.name())
                .with("target", rules.target())
                .with("clockSeconds", rules.clockSeconds());
    }

    private static JsonObject own(PlayerStanding place, Optional<Player> viewer) {
        JsonObject own = new JsonObject().with("match", place.ticket().match());
        place.rank().ifPresent(rank -> own.with("rank", rank));
        Optional<Ruling> ruling = place.finish().map(PlayerResult::ruling);
        ruling.flatMap(Ruling::worth).ifPresent(card -> own.with("total", card.total()));
        if (ruling.isPresent() && ruling.get() instanceof Ruling.Refused refused) {
            own.with("line", refused.line()).with("reason", refused.why().sentence());
        }
        place.heat().ifPresent(heat -> own.with("heat", heat.isDecided() ? heat(heat, viewer) : state(heat)));
        return own.with("state", ruling.map(made -> made.kind().word()).orElse("playing"));
    }

    private static Optional<Standing> standing(PlayerStanding place) {
        return place.rank()
                .map(rank -> new Standing(
                        rank,
                        place.finish().orElseThrow(),
                        ((Ruling.Ranked) place.finish().orElseThrow().ruling()).card()));
    }

    /** A part of the ranks, too far down for prizes. */
    static JsonObject standings(List<Standing> standings, Optional<Player> viewer) {
        return new JsonObject().with("standings", standings(Map.of(), standings, viewer));
    }

    private static List<JsonObject> standings(
            Map<Integer, Prize> prizes, List<Standing> standings, Optional<Player> viewer) {
        return standings.stream()
                .map(standing -> standing(standing, prizes.get(standing.rank()), viewer))
                .toList();
    }

    private static JsonObject standing(Standing standing, Prize prize, Optional<Player> viewer) {
        JsonObject json = finish(standing.finish(), standing.card(), viewer).with("rank", standing.rank());
        return prize == null ? json : json.withTexts("prizes", prize.names()).with("sharedBy", prize.sharedBy());
    }

    /** Without a rank, so that nobody takes it for a place that wins something. */
    private static JsonObject held(PlayerResult finish, Optional<Player> viewer) {
        return finish(finish, finish.ruling().worth().orElseThrow(), viewer);
    }

    private static JsonObject finish(PlayerResult finish, ScoreCard card, Optional<Player> viewer) {
        return new JsonObject()
                .with("name", finish.name())
                .with("match", finish.match())
                .with("own", isOwn(finish, viewer))
                .with("score", score(card));
    }

    private static JsonObject ruling(Ruling ruling) {
        JsonObject json = new JsonObject().with("verdict", ruling.kind().word());
        ruling.worth().ifPresent(card -> json.with("score", score(card)));
        return ruling instanceof Ruling.Refused refused
                ? json.with("line", refused.line()).with("reason", refused.reason())
                : json;
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
