package deluxe.bots;

import deluxe.dominoes.Deal;
import deluxe.dominoes.End;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Digest;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.table.Stream;
import java.util.List;
import java.util.function.Consumer;

/** Games of bots against bots, without a clock. */
public record Exhibition(RuleSet rules, Difficulty player, Difficulty opponent) {

    /** The seed of one game in a series. */
    public static Seed seed(Seed series, int game) {
        return Stream.SERIES.seed(series, game);
    }

    /** Plays the game of this seed to its end, and tells each step's events to {@code watcher}. */
    public Game play(Seed seed, Consumer<List<Event>> watcher) {
        Step<Game, Event, Refusal> step = Game.begin(rules, Deal.of(seed, 1, rules.set()));
        watcher.accept(step.events());
        while (!step.next().isOver()) {
            step = advance(step.next(), seed);
            watcher.accept(step.events());
        }
        return step.next();
    }

    private Step<Game, Event, Refusal> advance(Game game, Seed seed) {
        Round round = game.round();
        if (round.isOver()) {
            return game.deal(Deal.of(seed, round.number() + 1, rules.set()));
        }
        Difficulty bot = round.turn() == Seat.PLAYER ? player : opponent;
        return game.take(bot.act(game.view(round.turn()), seed)).step();
    }

    /**
     * The fingerprint of this many games at each table, each of these bots in turn against the next. It is the same wherever the same
     * games were played.
     */
    public static String digest(Seed series, int games, Difficulty... bots) {
        Digest digest = new Digest();
        for (RuleSet rules : RuleSet.ALL) {
            for (int game = 0; game < games; game++) {
                Exhibition exhibition = new Exhibition(rules, bots[game % bots.length], bots[(game + 1) % bots.length]);
                exhibition.play(seed(series, game), events -> events.forEach(event -> add(digest, event)));
            }
        }
        return digest.hex();
    }

    private static void add(Digest digest, Event event) {
        if (event instanceof Event.TilePlayed played) {
            End end = played.play().end();
            digest.add(played.play().tile().index())
                    .add(end.played())
                    .add(end.side().name());
        } else if (event instanceof Event.EndsCounted counted) {
            counted.tableau().parts().forEach(digest::add);
        } else if (event instanceof Event.TileDrawn drawn) {
            digest.add(drawn.tile().orElseThrow().index());
        } else if (event instanceof Event.PointsScored scored) {
            digest.add(scored.points());
        } else if (event instanceof Event.RoundDealt dealt) {
            digest.add(dealt.leader().word());
        } else if (event instanceof Event.GameEnded ended) {
            digest.add(ended.outcome().scores().player())
                    .add(ended.outcome().scores().opponent());
        }
    }
}
