package deluxe.bots;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Deals;
import deluxe.dominoes.Game;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.table.Scores;
import deluxe.table.Seat;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MasterTest {
    private static final Seed SERIES = Seed.of("3a57e2");
    private static final RuleSet FIVES = RuleSet.FIVES.with(RuleOption.HAND, "4");

    @Test
    void itTakesTheWinWhenItIsThere() {
        RuleSet toTen = FIVES.with(RuleOption.TARGET, "10");
        Game game = after(toTen, "6-2 1-0 2-0 3-0", "6-6 4-2 2-2 6-4", "", "6-2");

        // 6-4 leaves 4 + 2, 4-2 leaves 4 + 6, which is 10 and wins.
        assertThat(choices(game)).containsExactly("4-2 on 6-2");
    }

    @Test
    void theSameStreamMakesTheSamePlay() {
        Game game = Game.begin(RuleSet.FIVES, Deal.of(SERIES, 1, RuleSet.FIVES.set()))
                .next();

        Action action = Difficulty.MASTER.act(game.view(Seat.PLAYER), SERIES);

        assertThat(Difficulty.MASTER.act(game.view(Seat.PLAYER), SERIES)).isEqualTo(action);
    }

    @ParameterizedTest
    @CsvSource({
        "fives, double-six, 60",
        "all-fives, double-six, 50",
        "muggins, double-six, 30",
        "muggins, double-nine, 80"
    })
    void itBeatsHardOnEveryTable(String table, String set, int games) {
        RuleSet rules = RuleSet.named(table).with(RuleOption.SET, set);
        int won = 0;
        for (int number = 0; number < games / 2; number++) {
            Seed seed = Exhibition.seed(SERIES, number);
            Scores first = scores(new Exhibition(rules, Difficulty.MASTER, Difficulty.HARD), seed);
            Scores swapped = scores(new Exhibition(rules, Difficulty.HARD, Difficulty.MASTER), seed);
            won += first.player() > first.opponent() ? 1 : 0;
            won += swapped.opponent() > swapped.player() ? 1 : 0;
        }

        assertThat(won).isGreaterThan(games * 62 / 100);
    }

    private static Scores scores(Exhibition exhibition, Seed seed) {
        return exhibition.play(seed, events -> {}).round().scores();
    }

    private static Set<String> choices(Game game) {
        Set<String> choices = new TreeSet<>();
        for (int number = 0; number < 10; number++) {
            Play play = (Play) Difficulty.MASTER.act(game.view(game.round().turn()), Exhibition.seed(SERIES, number));
            choices.add(Notation.write(play, game.round().tableau().tiles()));
        }
        return choices;
    }

    private static Game after(RuleSet rules, String player, String opponent, String boneyard, String actions) {
        Game game =
                Game.begin(rules, Deals.deal(rules, player, opponent, boneyard)).next();
        for (String action : actions.split(", ", -1)) {
            Play play = Notation.read(action, game.round().tableau().tiles());
            game = game.take(play).step().next();
        }
        return game;
    }
}
