package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Seed;
import deluxe.table.Refused;
import deluxe.table.Seat;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewTest {
    private static final RuleSet SHORT = RuleSet.FIVES.with(RuleOption.HAND, "3");

    @Test
    void aSeatSeesItsOwnHandAndOnlyHowManyTilesThereAreElsewhere() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-2 5-1", "4-3 4-4 6-6", "6-5"))
                .play("5-2, draw");
        View view = game.game().view(Seat.PLAYER);

        assertThat(view.hand().tiles()).containsExactly(Tile.of(5, 1), Tile.of(0, 0));
        assertThat(view.otherHandSize()).isEqualTo(4);
        assertThat(view.boneyardSize()).isEqualTo(21);
        assertThat(view.plays().list()).isEmpty();
    }

    @Test
    void aSeatSeesWhoDrewWhileWhatWasOpenButNotWhatWasDrawn() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-2 5-1", "4-3 4-4 6-6", "6-5"))
                .play("5-2, draw");

        assertThat(game.game().view(Seat.PLAYER).turns().entries())
                .containsExactly(
                        new Turn(Seat.PLAYER, Play.lead(Tile.of(5, 2)), 0),
                        new Turn(Seat.OPPONENT, new Draw(), 1 << 5 | 1 << 2));
    }

    @Test
    void onlyWhoDrewIsToldWhichTile() {
        Event drawn = Playing.begin(SHORT, Deals.deal(SHORT, "5-2 5-1", "4-3 4-4 6-6", "6-5"))
                .play("5-2, draw")
                .events()
                .get(0);

        assertThat(drawn.seenBy(Seat.OPPONENT))
                .isEqualTo(new Event.TileDrawn(Seat.OPPONENT, Optional.of(Tile.of(6, 5))));
        assertThat(drawn.seenBy(Seat.PLAYER)).isEqualTo(new Event.TileDrawn(Seat.OPPONENT, Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void whyATileFitsNowhereIsWhatTheTableWouldAnswer(String table) {
        RuleSet rules = RuleSet.named(table);
        Set<Class<?>> reasons = new HashSet<>();
        for (int number = 1; number <= 200; number++) {
            Seed seed = Seed.of(Integer.toHexString(number));
            Game game = Game.begin(rules, Deal.of(seed, 1, rules.set())).next();
            while (!game.round().isOver() && !game.isOver()) {
                reasons.addAll(misfits(game));
                Plays plays = game.round().plays();
                Action next = !plays.isEmpty() ? plays.play(0) : game.round().canDraw() ? new Draw() : new Pass();
                game = game.take(next).step().next();
            }
        }

        assertThat(reasons).contains(Refusal.FitsNoEnd.class);
        assertThat(reasons.contains(Refusal.AnotherLeads.class)).isEqualTo(rules.lead() == Lead.HIGHEST_DOUBLE);
    }

    private static Set<Class<?>> misfits(Game game) {
        View view = game.view(game.round().turn());
        Set<Class<?>> reasons = new HashSet<>();
        for (Tile tile : view.hand().tiles()) {
            if (view.plays().of(tile).isEmpty()) {
                End end = view.tableau().isEmpty() ? End.FELT : view.tableau().end(0);
                assertThat(game.take(new Play(tile, end))).isEqualTo(new Refused<>(view.misfit(tile)));
                reasons.add(view.misfit(tile).getClass());
            }
        }
        return reasons;
    }

    @Test
    void theOthersTilesAreTurnedUpWhenTheRoundIsOverAndNotBefore() {
        Playing game = Playing.begin(SHORT, Deals.deal(SHORT, "5-2 5-1 1-1", "4-2 4-4 6-6", ""))
                .play("5-2, 4-2 on 5-2, 5-1 on 5-2, 4-4 on 4-2");

        assertThat(game.game().seenBy(Seat.PLAYER).turnedUp()).isEmpty();
        assertThat(game.game().seenBy(Seat.PLAYER).toMove()).contains(Seat.PLAYER);

        GameView over = game.play("1-1 on 5-1").game().seenBy(Seat.PLAYER);

        assertThat(over.turnedUp()).containsExactly(Tile.of(6, 6));
        assertThat(over.toMove()).isEmpty();
        assertThat(over.awaitsDeal()).isTrue();
    }

    /** What is not in a component of a view cannot be read from it. These are the types of all its components. */
    @Test
    void aViewHoldsNoHandButItsOwnAndNoBoneyard() {
        Set<String> kinds = new TreeSet<>();
        Arrays.stream(View.class.getRecordComponents())
                .forEach(part -> kinds.add(part.getGenericType().getTypeName().replace("deluxe.dominoes.", "")));
        List<String> hands = Arrays.stream(View.class.getDeclaredFields())
                .filter(field -> field.getType() == Hand.class)
                .map(field -> field.getName())
                .toList();

        assertThat(hands).containsExactly("hand");
        assertThat(kinds)
                .containsExactlyInAnyOrder(
                        "deluxe.table.Seat",
                        "RuleSet",
                        "int",
                        "Hand",
                        "Tableau",
                        "java.util.Optional<Tile>",
                        "deluxe.table.Log<Turn>",
                        "deluxe.table.Scores");
    }
}
