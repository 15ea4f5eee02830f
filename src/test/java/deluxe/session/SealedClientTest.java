package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Boneyard;
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
import deluxe.tournament.DealKey;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Everything that can be reached from what the client of a sealed match holds, in its memory and not only by its types. */
class SealedClientTest {
    private static final int MATCHES = 12;
    private static final Set<Class<?>> SECRETS = Set.of(
            Deal.class,
            Deck.Seeded.class,
            Deck.Sealed.class,
            DealKey.class,
            Seed.class,
            Rng.class,
            Terms.class,
            Match.class,
            Game.class,
            Round.class,
            ScoreSheet.class,
            Line.class,
            Sitting.class,
            Correspondence.class);

    private int looked;

    @Test
    void noDealNoSeedNoStreamAndNoHiddenTileIsInReachOfAClient() {
        for (int number = 1; number <= MATCHES; number++) {
            RuleSet rules = RuleSet.ALL.get(number % RuleSet.ALL.size());
            Terms terms = Terms.practice(rules, Difficulty.EASY, Seed.of(Integer.toHexString(number)));
            playToTheEnd(terms, number);
        }

        assertThat(looked).isGreaterThan(MATCHES * 50);
    }

    private void playToTheEnd(Terms terms, int number) {
        HandClock time = new HandClock();
        FarDealer far =
                new FarDealer(terms, new Conduct(true, false, true), time, Rng.derive(Seed.of("5ea1"), 1, number));
        RemoteDealer dealer = new RemoteDealer(far, time, time);
        far.answerTo(dealer::answered);
        Session session = new Session(dealer, new QuietTable() {}, time, time);
        session.open();
        for (int step = 0; step < 10_000 && !(session.phase() instanceof Phase.Done); step++) {
            act(session);
            time.pass(300);
            far.carrySome();
            if (step % 10 == 0) {
                look(Reach.from(List.of(session, terms.agreement()), far), far);
            }
        }
        assertThat(session.phase()).isInstanceOf(Phase.Done.class);
        look(Reach.from(List.of(session, terms.agreement()), far), far);
    }

    /**
     * A client may know the tiles that the opponent plays before it is the player's turn again, and how a round ends before then,
     * though neither is due yet. One that knows two rounds may know the same tile from the other.
     */
    private void look(Reach client, FarDealer far) {
        assertThat(client.kinds()).contains(RemoteDealer.class).doesNotContainAnyElementsOf(SECRETS);
        Set<Told> told = client.all(Told.class);
        int round = far.match().game().round().number();
        if (!told.isEmpty()
                && told.stream().allMatch(each -> each.game().round().round() == round)) {
            Set<Tile> known = client.all(Tile.class);
            List<Tile> hidden = hidden(far.match());
            told.forEach(each -> hidden.removeAll(each.game().round().tableau().tiles()));
            assertThat(hidden).noneMatch(known::contains);
            List<Long> next = next(far.match());
            assertThat(client.numbers()).noneMatch(inside -> holds(inside, next));
            looked++;
        }
    }

    /** The numbers of the tiles that would be drawn next; nothing if they are too few to mean anything. */
    private static List<Long> next(Match match) {
        Boneyard boneyard = match.game().round().boneyard();
        List<Long> next = new ArrayList<>();
        for (int at = 0; at < 4 && boneyard.size() > 4; at++) {
            next.add((long) boneyard.tile(at).index());
        }
        return next;
    }

    private static boolean holds(List<Long> inside, List<Long> next) {
        return !next.isEmpty() && Collections.indexOfSubList(inside, next) >= 0;
    }

    /** An array of numbers can hold a deal as well as objects can. */
    @Test
    void theWalkSeesWhatIsInAnArrayOfNumbers() {
        Reach reach = Reach.from(List.of(new Object[] {new byte[] {9, 3, 27, 4, 11}, new int[] {1, 2}}), "nothing");

        assertThat(reach.numbers()).anyMatch(inside -> holds(inside, List.of(3L, 27L, 4L, 11L)));
        assertThat(reach.numbers()).noneMatch(inside -> holds(inside, List.of(1L, 2L, 3L, 4L)));
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

        assertThat(reach.kinds()).contains(Deck.Seeded.class, Seed.class, Deal.class, Match.class);
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
