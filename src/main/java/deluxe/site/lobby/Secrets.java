package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.tournament.DealKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The secrets of a site. With the first one new tournaments are announced and tokens are made. The others still give the seeds of
 * tournaments that were announced with them, and unless it is said otherwise their tokens are still good.
 */
public final class Secrets {
    private static final String ONLY_SEEDS = " seeds";

    private final List<Secret> all = new ArrayList<>();
    private final List<Secret> forTokens = new ArrayList<>();

    private Secrets(String text) {
        text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::add);
        if (all.isEmpty() || !forTokens.contains(all.get(0))) {
            throw new Malformed("the first line is a secret that tokens are made with");
        }
    }

    /** Reads lines of one secret each; after a secret whose tokens have ended stands the word {@code seeds}. */
    public static Secrets read(String text) {
        return new Secrets(text);
    }

    private void add(String line) {
        boolean onlySeeds = line.endsWith(ONLY_SEEDS);
        Secret secret = Secret.of(
                onlySeeds
                        ? line.substring(0, line.length() - ONLY_SEEDS.length()).strip()
                        : line);
        all.add(secret);
        if (!onlySeeds) {
            forTokens.add(secret);
        }
    }

    /** The secret for everything that is new. */
    public Secret current() {
        return all.get(0);
    }

    /** Whether the secret with this id is among these. */
    public boolean has(String secret) {
        return all.stream().anyMatch(each -> each.id().equals(secret));
    }

    /** The seed that the secret with this id gives a tournament, if it is among these. */
    public Optional<Seed> seed(String secret, String tournament) {
        return all.stream()
                .filter(each -> each.id().equals(secret))
                .map(each -> each.seed(tournament))
                .findFirst();
    }

    /** The id of the secret that gave this tournament its seed. */
    public String idFor(Tournament tournament) {
        return secretOf(tournament).id();
    }

    /** The key that the secret with this id gives a heat, if it is among these. */
    public Optional<DealKey> key(String secret, String heat) {
        return all.stream()
                .filter(each -> each.id().equals(secret))
                .map(each -> each.key(heat))
                .findFirst();
    }

    /** What the secret with this id writes below a text, if it is among these. */
    public Optional<String> signature(String secret, String purpose, String text) {
        return all.stream()
                .filter(each -> each.id().equals(secret))
                .map(each -> each.signature(purpose, text))
                .findFirst();
    }

    /** The key from which a heat of this tournament is dealt. */
    public DealKey key(Tournament tournament, String heat) {
        return secretOf(tournament).key(heat);
    }

    /** Whether one of these dealt the matches of this tournament. */
    public boolean has(Tournament tournament) {
        return all.stream().anyMatch(each -> each.seed(tournament.id()).equals(tournament.seed()));
    }

    private Secret secretOf(Tournament tournament) {
        return all.stream()
                .filter(each -> each.seed(tournament.id()).equals(tournament.seed()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "the seed of " + tournament.id() + " comes from none of this site's secrets"));
    }

    List<Secret> forTokens() {
        return forTokens;
    }
}
