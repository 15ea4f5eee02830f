package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.dominoes.UnseenTiles;
import deluxe.dominoes.View;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.session.wire.ToldText;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.table.Stream;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a seat is told does not depend on what it cannot see: if the hidden tiles are dealt again, it is told the same. */
class HiddenTilesTest {
    private static final int ROUNDS = 1500;
    private static final int RECORDS = 20;

    private int compared;

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void whatASeatIsToldDoesNotDependOnHiddenTiles(String table) {
        RuleSet rules = RuleSet.named(table);
        for (int number = 1; number <= ROUNDS; number++) {
            Seed seed = Seed.of(Integer.toHexString(number));
            play(Game.begin(rules, Deal.of(seed, 1, rules.set())).next(), Stream.SERIES.from(seed, 1));
        }

        assertThat(compared).isGreaterThan(ROUNDS * 10);
    }

    private void play(Game first, Rng rng) {
        Game game = first;
        while (!game.round().isOver() && !game.isOver()) {
            Action action = anyAction(game.round(), rng);
            Step<Game, Event, Refusal> step = game.take(action).step();
            for (Seat seat : Seat.values()) {
                compare(game, action, step, seat, rng);
            }
            carry(step);
            game = step.next();
        }
    }

    /** Both seats know from the deal which tile must lead, so hidden tiles that would change it are skipped. */
    private void compare(Game game, Action action, Step<Game, Event, Refusal> step, Seat seat, Rng rng) {
        Round other = UnseenTiles.shuffled(
                game.round(), seat, rng, shownBy(game, action, step, seat), drawnFor(game, action, step, seat));
        if (!other.leadingTile().equals(game.round().leadingTile())) {
            return;
        }
        Game elsewhere = new Game(other, Optional.empty());
        assertThat(spelled(elsewhere.seenBy(seat))).isEqualTo(spelled(game.seenBy(seat)));
        Answer<Game, Event, Refusal> answer = elsewhere.take(action);
        boolean happensToo =
                answer instanceof Step && answer.step().next().round().isOver() == isOver(step);
        if (happensToo) {
            assertThat(spelled(answer.step().next().seenBy(seat)))
                    .isEqualTo(spelled(step.next().seenBy(seat)));
            assertThat(seen(answer.step().events(), seat)).isEqualTo(seen(step.events(), seat));
            compared++;
        }
    }

    /** What the player is told of the step is the same when it has been text. */
    private static void carry(Step<Game, Event, Refusal> step) {
        RuleSet rules = step.next().round().rules();
        List<Event> events =
                step.events().stream().map(event -> event.seenBy(Seat.PLAYER)).toList();
        Told told = new Told(
                7,
                Told.Reply.NONE,
                step.next().seenBy(Seat.PLAYER),
                events,
                false,
                MatchClock.ofSeconds(rules.clockSeconds()),
                1000,
                new Told.Standing.Running(0, 1));
        String text = ToldText.write(told);
        Told carried = ToldText.read(
                text, Terms.practice(rules, Difficulty.EASY, Seed.of("1")).agreement());

        assertThat(ToldText.write(carried)).isEqualTo(text);
        assertThat(spelled(carried.game())).isEqualTo(spelled(told.game()));
        assertThat(carried.events().toString()).isEqualTo(told.events().toString());
    }

    private static boolean isOver(Step<Game, Event, Refusal> step) {
        return step.next().round().isOver();
    }

    /** Tiles in the other's hand that this step shows. */
    private static List<Tile> shownBy(Game game, Action action, Step<Game, Event, Refusal> step, Seat seat) {
        List<Tile> hand = game.round().hands().of(seat.other()).tiles();
        if (isOver(step)) {
            return hand;
        }
        boolean isOthers = game.round().turn() != seat;
        return isOthers && action instanceof Play play ? List.of(play.tile()) : List.of();
    }

    /** The drawn tile, if this step shows it to the seat: the seat draws it, or the round ends and the hands are turned up. */
    private static Optional<Tile> drawnFor(Game game, Action action, Step<Game, Event, Refusal> step, Seat seat) {
        boolean isSeen = action instanceof Draw && (game.round().turn() == seat || isOver(step));
        return isSeen
                ? step.events().stream()
                        .filter(Event.TileDrawn.class::isInstance)
                        .findFirst()
                        .flatMap(event -> ((Event.TileDrawn) event).tile())
                : Optional.empty();
    }

    /** Everything that a view says, in a form that can be compared: some of its parts have no {@code equals}. */
    static List<Object> spelled(GameView view) {
        View round = view.round();
        return List.of(
                round.seat(),
                round.rules(),
                round.round(),
                round.hand().tiles(),
                round.tableau().tiles(),
                round.tableau().parts(),
                round.otherHandSize(),
                round.boneyardSize(),
                round.turn(),
                round.leadingTile(),
                round.turns().entries(),
                round.scores(),
                round.plays().list(),
                view.isRoundOver(),
                view.turnedUp(),
                view.outcome());
    }

    private static List<String> seen(List<Event> events, Seat seat) {
        return events.stream().map(event -> event.seenBy(seat).toString()).toList();
    }

    private static Action anyAction(Round round, Rng rng) {
        Plays plays = round.plays();
        if (plays.list().isEmpty()) {
            return round.canDraw() ? new Draw() : new Pass();
        }
        return plays.play(rng.below(plays.list().size()));
    }

    /** Somebody who watches with closed hands is told what the player was told, whatever the order of the moments. */
    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void aRecordIsToldAsItsPlayerSawIt(String table) {
        HandClock clock = new HandClock();
        Rng rng = Stream.SERIES.from(Seed.of("1"), 1);
        for (int number = 1; number <= RECORDS; number++) {
            Terms terms = Terms.practice(RuleSet.named(table), Difficulty.EASY, Seed.of(Integer.toHexString(number)));
            ScoreSheet sheet = ScoreSheet.of(new BotMatch(terms, Difficulty.EASY, 500).play(events -> {}));
            List<Match> matches = sheet.replay().states();
            RecordedDealer dealer =
                    new RecordedDealer(RecordedMatch.read(sheet.text()), clock::nowMillis, clock, clock);
            PlayersEyes eyes = new PlayersEyes(dealer, matches);
            dealer.open(eyes);
            for (int step = 0; step < matches.size(); step++) {
                dealer.stepForward();
            }
            for (int jump = 0; jump < 10; jump++) {
                dealer.goTo(rng.below(matches.size()));
                dealer.openHands(false);
                dealer.play();
                clock.pass(rng.below(5000));
                dealer.pause();
            }
            assertThat(eyes.told).isGreaterThan(matches.size());
        }
    }

    /** Compares what is told with what the player saw when the match was played. */
    private static final class PlayersEyes implements Dealer.Ear {
        private final RecordedDealer dealer;
        private final List<Match> matches;
        private int told;

        PlayersEyes(RecordedDealer dealer, List<Match> matches) {
            this.dealer = dealer;
            this.matches = matches;
        }

        @Override
        public void told(Told news) {
            told++;
            int moment = dealer.moment();
            assertThat(spelled(news.game()))
                    .isEqualTo(spelled(matches.get(moment).game().seenBy(Seat.PLAYER)));
            if (!news.events().isEmpty() && moment > 0) {
                Match before = matches.get(moment - 1);
                Line line =
                        matches.get(moment).timeline().log().last(any -> true).orElseThrow();
                assertThat(news.events().stream().map(Event::toString))
                        .isEqualTo(seen(before.take(line).step().events(), Seat.PLAYER));
            }
        }
    }

    /** What is not in a component cannot be told. These are the types of all components. */
    @ParameterizedTest
    @ValueSource(classes = {Told.class, GameView.class})
    void nothingElseIsToldWhileTheMatchGoesOn(Class<?> told) {
        Set<String> kinds = Arrays.stream(told.getRecordComponents())
                .map(part -> part.getGenericType().getTypeName().replaceAll("[a-z.]*\\.", ""))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(kinds)
                .isSubsetOf(
                        "int",
                        "boolean",
                        "GameView",
                        "View",
                        "List<Event>",
                        "List<Tile>",
                        "Optional<Outcome>",
                        "MatchClock",
                        "Told$Reply",
                        "Told$Standing");
        assertThat(Told.Standing.Running.class.getRecordComponents()).hasSize(2);
        assertThat(Told.Standing.Ready.class.getRecordComponents()).isEmpty();
        assertThat(Told.Standing.Paused.class.getRecordComponents()).isEmpty();
    }
}
