package deluxe.browser;

import static java.util.stream.Collectors.joining;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.kit.Seed;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A match of Fives as it goes when the player always plays the first tile of the hand that fits, at the first end where it fits.
 *
 * @param deals the deals of its first rounds, where they do not come from the seed
 * @param states its states, one after each of its lines
 */
record Foreseen(Seed seed, int target, List<Deal> deals, List<Match> states) {
    private static final int SEEDS = 20_000;
    private static final int PACE_MILLIS = 500;

    /** The first such match for which {@code wanted} is true. */
    static Foreseen where(int target, Predicate<Foreseen> wanted) {
        return where(target, List.of(), wanted);
    }

    /** The first such match that begins with these deals and for which {@code wanted} is true. */
    static Foreseen where(int target, List<Deal> deals, Predicate<Foreseen> wanted) {
        for (int number = 1; number <= SEEDS; number++) {
            Foreseen match = of(Seed.of(Integer.toHexString(number)), target, deals);
            if (wanted.test(match)) {
                return match;
            }
        }
        throw new IllegalStateException("no such match among " + SEEDS);
    }

    private static Foreseen of(Seed seed, int target, List<Deal> deals) {
        RuleSet rules = RuleSet.FIVES.with(RuleOption.TARGET, String.valueOf(target));
        List<Match> states = new ArrayList<>();
        Match match = Match.begin(terms(rules, seed, deals)).next();
        while (!match.isOver()) {
            states.add(match);
            match = match.take(next(match)).step().next();
        }
        states.add(match);
        return new Foreseen(seed, target, deals, states);
    }

    private static Terms terms(RuleSet rules, Seed seed, List<Deal> deals) {
        Terms seeded = Terms.practice(rules, Difficulty.HARD, seed);
        return new Terms(seeded.agreement(), new Deck.Seeded(seed, deals));
    }

    private static Line next(Match match) {
        return match.due().orElseGet(() -> {
            Action action = players(match.game().view(Seat.PLAYER));
            return new Line(match.clock().nowMillis() + PACE_MILLIS, new MatchEntry.Move(Seat.PLAYER, action));
        });
    }

    private static Action players(View view) {
        for (Tile tile : view.hand().tiles()) {
            Optional<Play> first = view.plays().list().stream()
                    .filter(play -> play.tile().equals(tile))
                    .findFirst();
            if (first.isPresent()) {
                return first.get();
            }
        }
        return view.boneyardSize() > 0 ? new Draw() : new Pass();
    }

    Match last() {
        return states.get(states.size() - 1);
    }

    /** The most tiles that the player ever holds. */
    int largestHand() {
        return states.stream()
                .mapToInt(match -> match.game().view(Seat.PLAYER).hand().size())
                .max()
                .orElseThrow();
    }

    /** The address at which a tournament's page would open it, with {@code more} appended to the query. */
    String address(String more) {
        return "/game/?match=m" + seed.hex() + "&seed=" + seed.hex() + "&difficulty=hard&target=" + target + dealt()
                + more;
    }

    private String dealt() {
        return deals.isEmpty()
                ? ""
                : deals.stream()
                        .map(deal -> deal.tiles().stream().map(Tile::toString).collect(joining("%20")))
                        .collect(joining(";", "&deals=", ""));
    }
}
