package deluxe.site.lobby;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What the site must not forget. Whatever a method returned survives the process. Whatever is asked for twice, by one process or
 * several, exists once, and the first stands.
 */
public interface Ledger extends AutoCloseable {
    /** For {@link #issue} where any number of players may enter. */
    int NO_NUMBER = 0;

    /** The secrets that seeds and tokens come from. They are kept elsewhere. */
    Secrets secrets();

    /**
     * The player of this name, or of one that looks like it: the candidate, unless there is one already.
     *
     * @param keyDigest the digest of the key with which only this player can come back
     */
    Admission admit(Player candidate, Likeness likeness, String keyDigest, long nowMillis);

    /** A player, and the digest of the key that the name was claimed with: an empty one if the player is barred. */
    record Admission(Player player, String keyDigest) {}

    Optional<Player> player(String id);

    /** The player of this id, unless tokens of that time have ended for this player. */
    Optional<Player> bearer(String id, long issuedMillis);

    /** The tournament of this id: the candidate, unless there is one already. */
    Tournament announce(Tournament candidate);

    Optional<Tournament> tournament(String id);

    /** The tournaments that somebody has entered and that are not final yet, the next to close first. */
    List<Tournament> unfinished(long nowMillis);

    /** The tournaments that are final, the latest first. */
    List<Tournament> finished(long nowMillis, int most);

    /**
     * The ticket of this player for this tournament: the candidate, unless there is one already; none if the seat or the number is
     * taken.
     *
     * @param number which of the players it is that may enter; {@link #NO_NUMBER} if any number may
     */
    Optional<Ticket> issue(Ticket candidate, int number);

    /** The same where any number of players may enter. */
    default Optional<Ticket> issue(Ticket candidate) {
        return issue(candidate, NO_NUMBER);
    }

    /** The first number from one that no player of a tournament has. */
    int freeNumber(String tournament);

    /**
     * The heats of a tournament that have seats left.
     *
     * @param size how many seats each has
     * @param network the digest of an address; empty for none
     */
    List<Usher.Waiting> waiting(String tournament, int size, String network);

    /** How many have entered a tournament from a network. */
    int entered(String tournament, String network);

    /** Takes their places from those who entered a tournament before then and have not begun. */
    void forgetUnbegun(String tournament, long beforeMillis);

    /** Forgets the players who came before then and never entered anything, unless they are barred. */
    void forgetIdlePlayers(long beforeMillis);

    /** How far a heat has got. */
    Turnout turnout(String heat);

    /** The places in a heat. */
    List<OwnPlace> heat(String heat);

    /** The places in the heats that somebody entered last, in no order. */
    List<OwnPlace> heats(String tournament, int most);

    Optional<Ticket> ticket(String match);

    /** A player's places in those of these tournaments that the player has entered. */
    List<OwnPlace> places(String player, List<String> tournaments);

    /** What was asked for in a match that the site deals, from this number on, in order. */
    List<KeptIntent> intents(String match, int from);

    /** Keeps what was asked for, all of it or nothing: nothing if one of the numbers is taken. Returns whether it was kept. */
    boolean keep(String match, List<KeptIntent> intents);

    /** The matches of a tournament that were begun before then and have no record yet. */
    List<Ticket> begunUnfiled(String tournament, long beforeMillis);

    Census census(String tournament);

    /**
     * The record of this match: the candidate, unless there is one already. A record that counts is held if another match of the
     * tournament with the same acts was filed before.
     *
     * @param acts a digest of what the player did, if it says enough to be compared
     */
    Filed file(Filed candidate, Optional<String> acts);

    Optional<Filed> filed(String match);

    /** The results that count in a tournament, the best first, and among equals the one that arrived first. */
    List<PlayerResult> best(String tournament, int most);

    /** The results that are held, in the same order. */
    List<PlayerResult> held(String tournament, int most);

    /** Forgets the refused records of tournaments that were final by then: what they said, not that they were refused. */
    void forgetRefused(long finalMillis);

    /** Writes down the seeds and keys of tournaments that were final by then, so that their records need no secret any more. */
    void showSeeds(long finalMillis);

    /** How many matches that count have each total in a tournament. */
    SortedMap<Integer, Integer> totals(String tournament);

    /** How many matches that count have a higher total in a tournament. */
    int better(String tournament, int total);

    /**
     * The same ledger for those who only look. It has connections of its own, so that they cannot take those with which somebody else
     * enters or submits; nothing can be written with them.
     */
    default Ledger forReaders() {
        return this;
    }

    @Override
    void close();
}
