package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deal;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Game;
import deluxe.dominoes.Round;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Everything that can be reached from what the client of a sealed match holds, in its memory and not only by its types. */
class SealedClientTest {
    private static final int MATCHES = 12;
    private static final Set<Class<?>> SECRETS = Set.of(
            Deal.class,
            Deck.class,
            Seed.class,
            Rng.class,
            Terms.class,
            Match.class,
            Game.class,
            Round.class,
            ScoreSheet.class,
            Line.class,
            Sitting.class);

    private int looked;

    @Test
    void noDealNoSeedNoStreamAndNoHiddenTileIsInReachOfAClient() {
        for (int number = 1; number <= MATCHES; number++) {
            RuleSet rules = RuleSet.ALL.get(number % RuleSet.ALL.size());
            Terms terms = Terms.practice(rules, Difficulty.EASY, Seed.of(Integer.toHexString(number)));
            playToTheEnd(Sitting.begin(terms, new Conduct(true, false, true)), number);
        }

        assertThat(looked).isGreaterThan(MATCHES * 50);
    }

    private void playToTheEnd(Sitting sitting, int number) {
        HandClock time = new HandClock();
        FarDealer far = new FarDealer(sitting, time, Rng.derive(Seed.of("5ea1"), 1, number));
        RemoteDealer dealer = new RemoteDealer(far, time);
        far.answerTo(dealer::told);
        Session session = new Session(dealer, new QuietTable() {}, time, time);
        session.open();
        for (int step = 0; step < 10_000 && !(session.phase() instanceof Phase.Done); step++) {
            act(session);
            time.pass(300);
            far.carrySome();
            if (step % 10 == 0) {
                look(Reach.from(List.of(session, sitting.match().terms().agreement()), far), session, far);
            }
        }
        assertThat(session.phase()).isInstanceOf(Phase.Done.class);
        look(Reach.from(List.of(session, sitting.match().terms().agreement()), far), session, far);
    }

    /** A client that has not heard of the next round yet may know its tiles from the last. */
    private void look(Reach client, Session session, FarDealer far) {
        assertThat(client.kinds()).contains(RemoteDealer.class).doesNotContainAnyElementsOf(SECRETS);
        if (client.kinds().contains(Told.class)
                && session.game().round().round()
                        == far.kept().match().game().round().number()) {
            Set<Tile> known = client.all(Tile.class);
            assertThat(hidden(far.kept().match())).noneMatch(known::contains);
            looked++;
        }
    }

    /** What the player has not seen of this round. Both know the tile that must lead; at the end the other hand is turned up. */
    private static List<Tile> hidden(Match match) {
        Round round = match.game().round();
        List<Tile> hidden = new ArrayList<>();
        for (int at = 0; at < match.terms().rules().set().tiles(); at++) {
            hidden.add(Tile.at(at));
        }
        hidden.removeAll(round.tableau().tiles());
        hidden.removeAll(round.hands().of(Seat.PLAYER).tiles());
        round.leadingTile().ifPresent(hidden::remove);
        if (round.isOver()) {
            hidden.removeAll(round.hands().of(Seat.OPPONENT).tiles());
        }
        return hidden;
    }

    private static void act(Session session) {
        if (!session.isPlayersTurn() || session.isPaused()) {
            return;
        }
        if (session.mustDraw()) {
            session.act(new Draw());
        } else if (!session.game().round().plays().isEmpty()) {
            session.act(session.game().round().plays().play(0));
        }
    }

    /** The walk would see a secret if there were one: a device that deals for itself holds them all. */
    @Test
    void aDealerOnTheDeviceHoldsWhatThisWalkLooksFor() {
        HandClock time = new HandClock();
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.EASY, Seed.of("1"));
        LocalDealer dealer =
                LocalDealer.begin(terms, new Conduct(true, false), (match, clock, paused) -> {}, time, time);
        Session session = new Session(dealer, new QuietTable() {}, time, time);
        session.open();
        Reach reach = Reach.from(List.of(session), time);

        assertThat(reach.kinds()).contains(Deck.class, Seed.class, Deal.class, Match.class);
        assertThat(reach.all(Tile.class))
                .containsAll(Match.begin(terms)
                        .next()
                        .game()
                        .round()
                        .hands()
                        .of(Seat.OPPONENT)
                        .tiles());
    }
}
