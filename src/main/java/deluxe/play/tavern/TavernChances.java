package deluxe.play.tavern;

import deluxe.dice.Battle;
import deluxe.dice.Contest;
import deluxe.dice.Decision;
import deluxe.dice.Gambler;
import deluxe.dice.Riffa;
import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import deluxe.table.Seat;
import java.util.Optional;

/** What the next throw of a round must show, how likely that is, and what has decided a round. */
final class TavernChances {
    private static final int THROWS = Throw.FACES * Throw.FACES * Throw.FACES;

    private final TavernWords words;

    TavernChances(TavernWords words) {
        this.words = words;
    }

    /** What it takes now; empty when the game is over. */
    String needed(ToldRound round, Gambler guest) {
        Contest contest = round.contest();
        if (contest instanceof Battle) {
            return words.say("The higher total begins.");
        }
        if (contest.decision().isPresent()) {
            return "";
        }
        return contest instanceof Riffa riffa ? inRiffa(round, riffa) : withMarks(round, contest, guest);
    }

    private String inRiffa(ToldRound round, Riffa riffa) {
        String toBeat = riffa.before()
                .map(before -> words.say("{0} is to beat.", before.total()) + ' ')
                .orElse("");
        if (riffa.paired().isEmpty()) {
            int pairs = percent(
                    riffa, next -> next instanceof Riffa after && after.paired().isPresent());
            return toBeat
                    + (isAgain(round, riffa)
                            ? words.say("No pair, again: {0} %.", pairs)
                            : words.say("A pair is needed: {0} %.", pairs));
        }
        Throw paired = riffa.paired().get();
        int pair = paired.total() - paired.die(paired.beside());
        return riffa.before().isPresent()
                ? toBeat + words.say("The last die does it: {0} %.", percentFor(riffa, riffa.toThrow()))
                : words.say("The last die makes it {0} to {1}.", pair + 1, pair + Throw.FACES);
    }

    private static boolean isAgain(ToldRound round, Riffa now) {
        return round.last().isPresent()
                && round.before() instanceof Riffa before
                && before.paired().isEmpty()
                && before.toThrow() == now.toThrow();
    }

    private String withMarks(ToldRound round, Contest contest, Gambler guest) {
        Seat thrower = contest.toThrow();
        String own = contest.mark(Seat.PLAYER) == 0
                ? ""
                : words.say("Your {0} wins: {1} %.", contest.mark(Seat.PLAYER), percentFor(contest, Seat.PLAYER));
        String theirs = contest.mark(Seat.OPPONENT) == 0
                ? ""
                : words.say(
                        "{0}'s {1} loses: {2} %.",
                        words.of(guest), contest.mark(Seat.OPPONENT), percentFor(contest, Seat.OPPONENT));
        String first = contest.mark(thrower) == 0 ? first(round, contest, thrower) : "";
        return joined(joined(first, own), theirs);
    }

    private static String joined(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : one + ' ' + other;
    }

    /** What somebody without a mark throws for. */
    private String first(ToldRound round, Contest contest, Seat thrower) {
        if (round.game() == TavernGame.PANQUIST) {
            return words.say("From 7 to 14 is a mark: {0} %.", percent(contest, next -> next.mark(thrower) > 0));
        }
        int trigas = percentFor(contest, thrower);
        return round.isAlikeTriga()
                ? words.say("A Triga, or three alike: {0} %.", trigas)
                : words.say("A Triga, below 7 or above 14: {0} %.", trigas);
    }

    private static int percentFor(Contest contest, Seat winner) {
        return percent(
                contest, next -> next.decision().flatMap(Decision::winner).equals(Optional.of(winner)));
    }

    private interface Wanted {
        boolean is(Contest next);
    }

    /** How many of a hundred throws lead there. */
    private static int percent(Contest contest, Wanted wanted) {
        int ways = 0;
        for (int first = 1; first <= Throw.FACES; first++) {
            for (int second = 1; second <= Throw.FACES; second++) {
                for (int third = 1; third <= Throw.FACES; third++) {
                    Throw lying = contest.lying(new Throw(first, second, third));
                    ways += wanted.is(contest.after(lying)) ? 1 : 0;
                }
            }
        }
        return (200 * ways + THROWS) / (2 * THROWS);
    }

    /** What decided the game. */
    String decided(ToldRound round, Gambler guest) {
        int total = round.last().orElseThrow().total();
        Contest contest = round.contest();
        if (contest instanceof Riffa riffa) {
            int other = riffa.before().orElseThrow().total();
            return total == other
                    ? words.say("Both have {0}", total)
                    : words.say("{0} beats {1}", Math.max(total, other), Math.min(total, other));
        }
        Seat winner = contest.decision().flatMap(Decision::winner).orElseThrow();
        if (contest.mark(winner) != total) {
            return words.say("Triga! {0}", total);
        }
        return winner == Seat.PLAYER
                ? words.say("{0}: your mark", total)
                : words.say("{0}: {1}'s mark", total, words.of(guest));
    }
}
