package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Deals;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Game;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.dominoes.UnseenTiles;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.table.Stream;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BotsTest {
    private static final Seed SEED = Seed.of("b07");
    private static final RuleSet FIVES = RuleSet.FIVES.with(RuleOption.HAND, "4");
    private static final RuleSet ALL_FIVES = RuleSet.ALL_FIVES.with(RuleOption.HAND, "4");

    @Test
    void easyPlaysAnyLegalPlayAsOftenAsAnyOther() {
        Game game = after(FIVES, "5-5 1-0 2-0 3-0", "5-1 5-2 6-6 4-4", "5-5");
        int[] counts = new int[4];
        for (int number = 0; number < 4000; number++) {
            Play play = (Play) Difficulty.EASY.act(game.view(Seat.OPPONENT), Exhibition.seed(SEED, number));
            counts[game.round().plays().list().indexOf(play)]++;
        }

        assertThat(counts).hasSize(4);
        for (int count : counts) {
            assertThat(count).isBetween(900, 1100);
        }
    }

    @Test
    void hardPlaysWhatScoresTheMostAtOnce() {
        Game game = after(FIVES, "6-4 1-0 2-0 3-0", "4-4 6-6 4-1 6-1", "6-4");

        // 4-4 leaves 6 + 8, 6-6 leaves 12 + 4, 4-1 leaves 6 + 1, and 6-1 leaves 1 + 4.
        assertThat(choices(Difficulty.HARD, game)).containsExactly("6-1 on 6-4");
    }

    @Test
    void mediumOverlooksHalfOfWhatScores() {
        Game game = after(FIVES, "6-4 1-0 2-0 3-0", "4-4 6-6 4-1 6-1", "6-4");
        int scored = 0;
        for (int number = 0; number < 4000; number++) {
            Play play = (Play) Difficulty.MEDIUM.act(game.view(Seat.OPPONENT), Exhibition.seed(SEED, number));
            scored += play.tile().equals(Tile.of("6-1")) ? 1 : 0;
        }

        // Half of the time it sees what 6-1 scores; else it takes any of the four.
        assertThat(scored).isBetween(2400, 2600);
    }

    @Test
    void hardDrawsAmongEquals() {
        Game game = after(FIVES, "6-4 1-0 2-0 3-0", "6-6 4-4 4-0 4-2", "6-4");

        assertThat(choices(Difficulty.HARD, game)).hasSize(4);
    }

    @Test
    void theTacticianScoresTheMost() {
        Game game = after(ALL_FIVES, "5-5 1-0 2-0 3-0", "5-0 5-1 5-2 5-4", "5-5");

        assertThat(choices(Difficulty.TACTICIAN, game)).containsExactly("5-0 on 5-5 far", "5-0 on 5-5 near");
    }

    @Test
    void theTacticianBlocksAnEndRatherThanLeaveTheLowestSum() {
        RuleSet eight = RuleSet.ALL_FIVES.with(RuleOption.HAND, "8");
        Game game = after(eight, "3-2", "6-0 6-1 6-2 6-3 6-4 6-5 6-6 3-0", "3-2");

        // It holds every six. 6-3 leaves 6 + 2 and 6-2 leaves 3 + 6; both block. 3-0 would leave 0 + 2.
        assertThat(choices(Difficulty.TACTICIAN, game)).containsExactly("6-3 on 3-2");
    }

    @Test
    void theTacticianCountsWhatIsPlayedWhenItBlocks() {
        RuleSet eight = RuleSet.ALL_FIVES.with(RuleOption.HAND, "8");
        Game game = after(eight, "4-1", "4-0 4-2 4-3 4-4 5-4 6-4 6-6 5-5", "4-1");

        // With 4-1 on the table it sees all seven fours, so 4-4, which leaves 8 + 1, blocks the four; 4-0 would leave 0
        // + 1.
        assertThat(choices(Difficulty.TACTICIAN, game)).containsExactly("4-4 on 4-1");
    }

    @Test
    void theTacticianOtherwiseLeavesTheLowestSum() {
        Game game = after(ALL_FIVES, "6-2", "2-0 6-5 6-6 4-3", "6-2");

        // 2-0 leaves 6 + 0, 6-5 leaves 5 + 2, 6-6 leaves 12 + 2.
        assertThat(choices(Difficulty.TACTICIAN, game)).containsExactly("2-0 on 6-2");
    }

    @Test
    void aBotDrawsOrPassesOnlyForWantOfAPlay() {
        Game drawing = after(FIVES, "5-5 1-0 2-0 3-0", "6-6 4-4 3-3 2-2", "5-5");
        RuleSet whole = RuleSet.ALL_FIVES.with(RuleOption.HAND, "14");
        Game passing = after(whole, "0-0 1-0 2-0 3-0 4-0 5-0 6-0", "", "0-0");

        assertThat(Difficulty.HARD.act(drawing.view(Seat.OPPONENT), SEED)).isEqualTo(new Draw());
        assertThat(Difficulty.HARD.act(passing.view(Seat.OPPONENT), SEED)).isEqualTo(new Pass());
    }

    @ParameterizedTest
    @EnumSource(Difficulty.class)
    void whateverTheOtherHoldsABotThatSeesTheSameDoesTheSame(Difficulty bot) {
        for (RuleSet rules : RuleSet.ALL) {
            for (int number = 0; number < 40; number++) {
                Seed seed = Exhibition.seed(SEED, number);
                Game game = Game.begin(rules, Deal.of(seed, 1, rules.set())).next();
                while (!game.round().isOver() && !game.isOver()) {
                    Seat seat = game.round().turn();
                    Action action = bot.act(game.view(seat), seed);
                    Round other = UnseenTiles.shuffled(game.round(), seat, Stream.SERIES.from(seed, 1));
                    if (!game.round().leadingTile().isPresent()) {
                        assertThat(bot.act(other.view(seat), seed)).isEqualTo(action);
                    }
                    game = game.take(action).step().next();
                }
            }
        }
    }

    @Test
    void theSameSeriesHasTheSameFingerprintAndAnotherHasAnother() {
        String digest = digest(SEED, 30);

        assertThat(digest(SEED, 30)).isEqualTo(digest);
        assertThat(digest(Seed.of("b08"), 30)).isNotEqualTo(digest);
        assertThat(digest(SEED, 31)).isNotEqualTo(digest);
    }

    private static String digest(Seed series, int games) {
        return Exhibition.digest(series, games, Difficulty.EASY, Difficulty.HARD, Difficulty.TACTICIAN);
    }

    private static Set<String> choices(Difficulty bot, Game game) {
        Set<String> choices = new TreeSet<>();
        for (int number = 0; number < 200; number++) {
            Play play = (Play) bot.act(game.view(game.round().turn()), Exhibition.seed(SEED, number));
            choices.add(Notation.write(play, game.round().tableau().tiles()));
        }
        return choices;
    }

    private static Game after(RuleSet rules, String player, String opponent, String lead) {
        Game game = Game.begin(rules, Deals.deal(rules, player, opponent, "")).next();
        return game.take(Play.lead(Tile.of(lead))).step().next();
    }
}
