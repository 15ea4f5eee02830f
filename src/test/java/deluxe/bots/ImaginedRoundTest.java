package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Game;
import deluxe.dominoes.Lead;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search uses a position of its own, which has to match the table's. */
class ImaginedRoundTest {
    private static final Seed SEED = Seed.of("1a9");
    private static final int GAMES = 400;

    static Stream<RuleSet> tables() {
        RuleSet muggins = RuleSet.MUGGINS.with(RuleOption.TARGET, "100");
        return Stream.of(
                RuleSet.FIVES,
                RuleSet.FIVES.with(RuleOption.LEAD, "alternate"),
                RuleSet.ALL_FIVES,
                RuleSet.ALL_FIVES.with(RuleOption.HAND, "14"),
                RuleSet.ALL_FIVES.with(RuleOption.SPINNERS, "none"),
                muggins,
                muggins.with(RuleOption.PERSISTENT_SPINNER, "on"),
                muggins.with(RuleOption.SET, "double-nine"),
                muggins.with(RuleOption.SET, "double-nine").with(RuleOption.SPINNERS, "all"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void anImaginedRoundGoesAsTheTableDoes(RuleSet rules) {
        int rounds = 0;
        for (int number = 0; number < GAMES; number++) {
            Seed seed = Exhibition.seed(SEED, number);
            Game game = Game.begin(rules, Deal.of(seed, 1, rules.set())).next();
            while (!game.isOver()) {
                game = playRound(game, seed);
                rounds++;
                if (game.awaitsDeal()) {
                    Deal deal = Deal.of(seed, game.round().number() + 1, rules.set());
                    game = game.deal(deal).step().next();
                }
            }
        }
        assertThat(rounds).isGreaterThan(GAMES);
    }

    private static Game playRound(Game dealt, Seed seed) {
        Game game = dealt;
        Seat self = game.round().turn();
        ImaginedRound imagined = imagined(game.round());
        while (!game.round().isOver() && !game.isOver()) {
            Round round = game.round();
            if (round.leadingTile().isEmpty()) {
                assertThat(plays(imagined)).isEqualTo(plays(round));
            }
            Action action = Difficulty.EASY.act(game.view(round.turn()), seed);
            follow(imagined, round.tableau(), action);
            game = game.take(action).step().next();
            passWhereStuck(imagined, game);
            assertSame(imagined, game, self);
        }
        return game;
    }

    private static ImaginedRound imagined(Round round) {
        Seat self = round.turn();
        ImaginedRound imagined = new ImaginedRound(round.view(self));
        for (Tile tile : round.hands().of(self.other()).tiles()) {
            imagined.hold(ImaginedRound.OTHER, tile.index());
        }
        Deal deal = round.boneyard().deal();
        for (int at = deal.size() - 1; at >= round.boneyard().drawn(); at--) {
            imagined.bury(deal.tile(at).index());
        }
        return imagined;
    }

    private static void follow(ImaginedRound imagined, Tableau tableau, Action action) {
        if (action instanceof Play play) {
            imagined.play(slot(imagined, play.tile()), Ends.place(tableau, play.end()));
        } else if (action instanceof Draw) {
            imagined.draw();
        } else {
            imagined.pass();
        }
    }

    /** When a stuck player ends the round, the table ends it before that player passes; the imagined round needs the pass. */
    private static void passWhereStuck(ImaginedRound imagined, Game game) {
        if (game.round().isOver() && !imagined.isOver()) {
            imagined.pass();
        }
    }

    private static void assertSame(ImaginedRound imagined, Game game, Seat self) {
        Round round = game.round();
        assertThat(imagined.ends().sum()).isEqualTo(round.tableau().sum());
        assertThat(imagined.ends().open()).isEqualTo(round.tableau().openValues());
        assertThat(imagined.score(ImaginedRound.SELF)).isEqualTo(round.scores().of(self));
        assertThat(imagined.score(ImaginedRound.OTHER)).isEqualTo(round.scores().of(self.other()));
        assertThat(imagined.isOver()).isEqualTo(round.isOver() || game.isOver());
        if (game.awaitsDeal()) {
            assertThat(imagined.leader()).isEqualTo(leader(game, self));
        }
    }

    private static int leader(Game over, Seat self) {
        RuleSet rules = over.round().rules();
        if (rules.lead() == Lead.HIGHEST_DOUBLE) {
            return ImaginedRound.NOBODY;
        }
        Round next = over.deal(Deal.of(SEED, 1, rules.set())).step().next().round();
        return next.turn() == self ? ImaginedRound.SELF : ImaginedRound.OTHER;
    }

    private static int slot(ImaginedRound imagined, Tile tile) {
        for (int slot = 0; slot < imagined.handSize(); slot++) {
            if (imagined.tile(slot) == tile.index()) {
                return slot;
            }
        }
        throw new AssertionError(tile + " is not imagined in hand");
    }

    /** Each legal play with the sum and the open values that it leads to. */
    private static Set<String> plays(Round round) {
        Plays plays = round.plays();
        Tableau tableau = round.tableau();
        Set<String> texts = new TreeSet<>();
        for (Play play : plays.list()) {
            Tableau grown = tableau.join(play);
            texts.add(play.tile() + " at " + Ends.place(tableau, play.end()) + " = " + grown.sum() + ", open "
                    + grown.openValues());
        }
        return texts;
    }

    private static Set<String> plays(ImaginedRound imagined) {
        Set<String> texts = new TreeSet<>();
        for (int slot = 0; slot < imagined.handSize(); slot++) {
            Ends ends = imagined.ends();
            int tile = imagined.tile(slot);
            if (ends.isBare()) {
                texts.add(text(ends, tile, Ends.FELT));
                continue;
            }
            for (int value : new int[] {Halves.high(tile), Halves.low(tile)}) {
                if (ends.hasFree(value)) {
                    texts.add(text(ends, tile, Ends.placeAtFree(value)));
                }
                if (ends.hasDouble(value)) {
                    texts.add(text(ends, tile, Ends.placeAtDouble(value)));
                }
            }
        }
        return texts;
    }

    private static String text(Ends ends, int tile, int place) {
        return Tile.at(tile) + " at " + place + " = " + ends.sumWith(tile, place) + ", open "
                + ends.openWith(tile, place);
    }
}
