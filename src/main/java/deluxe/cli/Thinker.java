package deluxe.cli;

import deluxe.bots.Deliberation;
import deluxe.bots.Difficulty;
import deluxe.bots.Opinion;
import deluxe.dominoes.Action;
import deluxe.dominoes.Round;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.kit.Word;

/** Who plays in a comparison of strength. */
interface Thinker {
    int MOST_DEALS = 100_000;
    int SHOWN_TIMES = 24;

    /** What the player to move does. */
    Action act(Round round, Seed seed);

    /** A bot by its name, {@code shown} for one that sees all tiles, or a number: the deals that an opinion imagines for a choice. */
    static Thinker read(String name) {
        if (name.equals("shown")) {
            return Thinker::shown;
        }
        if (Character.isDigit(name.charAt(0))) {
            int deals = Whole.read("a player", name, 1, MOST_DEALS);
            return (round, seed) -> round.plays().isEmpty()
                    ? forced(round, seed)
                    : Opinion.of(round.view(round.turn()), deals).best();
        }
        Difficulty bot = Word.read("a player", name, Difficulty.values());
        return (round, seed) -> bot.act(round.view(round.turn()), seed);
    }

    private static Action shown(Round round, Seed seed) {
        if (round.plays().isEmpty()) {
            return forced(round, seed);
        }
        Deliberation deliberation = Deliberation.shown(round, round.turn(), SHOWN_TIMES);
        while (!deliberation.isOver()) {
            deliberation.goOn();
        }
        return deliberation.opinion().best();
    }

    private static Action forced(Round round, Seed seed) {
        return Difficulty.EASY.act(round.view(round.turn()), seed);
    }
}
