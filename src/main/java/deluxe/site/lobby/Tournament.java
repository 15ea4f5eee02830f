package deluxe.site.lobby;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.tournament.Agreement;
import deluxe.tournament.DealKey;
import deluxe.tournament.Deck;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One tournament.
 *
 * @param id its name in addresses and in the names of its matches
 * @param about one sentence for players who think of entering
 * @param conditions the options of its matches except {@code match} and {@code seed}, in the order in which they are shown
 * @param deals who deals, and who meets the same tiles
 * @param opensMillis from when it can be entered; times are counted from 1970, as by {@link java.time.Clock#millis}
 * @param closesMillis from when it can no longer be entered
 * @param finalMillis from when no record is taken and the ranks are final
 * @param prizes what each rank wins, from the first
 * @param mostPlayers how many may enter; {@link #ANY_NUMBER} if that is not limited
 */
public record Tournament(
        String id,
        String title,
        String about,
        Map<String, String> conditions,
        DealRule deals,
        Seed seed,
        long opensMillis,
        long closesMillis,
        long finalMillis,
        List<String> prizes,
        int mostPlayers) {

    public static final int ANY_NUMBER = 0;

    static final long TIME_TO_BEGIN_MILLIS = Duration.ofMinutes(10).toMillis();

    /** How far a tournament has got. */
    public enum Stage {
        /** It is announced; nobody may enter. */
        COMING,
        /** Anybody may enter. */
        OPEN,
        /** Players who have entered may still finish. */
        LAST_GAMES,
        /** The ranks are final. */
        FINAL
    }

    public Tournament {
        if (opensMillis >= closesMillis || closesMillis > finalMillis) {
            throw new Malformed("a tournament opens, closes and is final, in this order: " + id);
        }
        conditions = Collections.unmodifiableMap(new LinkedHashMap<>(conditions));
        prizes = List.copyOf(prizes);
    }

    /** Whether only so many may enter. */
    public boolean isLimited() {
        return mostPlayers != ANY_NUMBER;
    }

    public Stage stageAt(long nowMillis) {
        if (nowMillis < opensMillis) {
            return Stage.COMING;
        }
        if (nowMillis >= finalMillis) {
            return Stage.FINAL;
        }
        return nowMillis >= closesMillis ? Stage.LAST_GAMES : Stage.OPEN;
    }

    /**
     * What the game is told to play a match of this tournament.
     *
     * @param secrets what the key of a sealed match comes from
     */
    public Map<String, String> options(Ticket ticket, Secrets secrets) {
        Map<String, String> options = new LinkedHashMap<>(conditions);
        options.put("match", ticket.match());
        if (deals.areSealed()) {
            options.put("commitment", key(ticket, secrets).commitment());
        } else {
            options.put("seed", seed.hex());
        }
        return options;
    }

    private DealKey key(Ticket ticket, Secrets secrets) {
        return secrets.key(this, ticket.seat().heat());
    }

    /** From when its matches can be played. */
    public long startsMillis() {
        return deals.startTogether() ? closesMillis : opensMillis;
    }

    /** Until when a match can be begun. In a heat others wait for it, so whoever does not begin loses the place. */
    public long beginsByMillis(Ticket ticket) {
        return deals.haveHeats() ? ticket.takenMillis() + TIME_TO_BEGIN_MILLIS : finalMillis;
    }

    /** Whether nobody can still play what the players of a heat have played. */
    boolean isDecided(Turnout heat, long nowMillis) {
        boolean isFull = heat.entered() >= deals.players();
        boolean isClosed = isFull || nowMillis >= closesMillis;
        return nowMillis >= finalMillis || (isClosed && heat.playing() == 0);
    }

    /** The rules that its matches are played by. */
    public RuleSet rules() {
        return agreement(id).rules();
    }

    /** What is agreed in a match of this tournament. */
    public Agreement agreement(String match) {
        List<Option> given = new ArrayList<>(List.of(new Option("match", match), new Option("seed", seed.hex())));
        conditions.forEach((name, value) -> given.add(new Option(name, value)));
        return Options.read(given).agreement();
    }

    /** The terms of a match that the player's device deals: what its record must begin with. */
    public Terms terms(String match) {
        return new Terms(agreement(match), new Deck.Seeded(seed, List.of()));
    }

    /** The terms of a match that the site deals. */
    public Terms sealedTerms(Ticket ticket, Secrets secrets) {
        return new Terms(agreement(ticket.match()), new Deck.Sealed(key(ticket, secrets)));
    }
}
