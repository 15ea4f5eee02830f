package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Call;
import deluxe.browser.TablePlayer.Way;
import deluxe.dominoes.Deal;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Ending;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Whole games, played on the built page in every way of moving tiles and to each ending; every record is verified. */
class WholeGameIT {
    private static final int SHORT = 25;
    private static final int RELOADS = 20;
    private static final int TENTHS_UNTIL_SAID = 40;

    @InBrowsers
    void byKeysThePlayerReachesTheTarget(Visitor visitor) {
        Foreseen match = Foreseen.where(SHORT, it -> winner(it) == Seat.PLAYER);

        assertGoesAsForeseen(match, open(visitor, TestDevice.FRAME, match, "", Way.KEYS));
    }

    @InBrowsers
    void byDraggingWithTheMouse(Visitor visitor) {
        assertEnds(open(visitor, TestDevice.FRAME, anyWithADraw(), "", Way.MOUSE_DRAGS));
    }

    @InBrowsers
    void byClicks(Visitor visitor) {
        assertEnds(open(visitor, TestDevice.LAPTOP, anyWithADraw(), "", Way.MOUSE_CLICKS));
    }

    @InBrowsers(Engine.CHROMIUM)
    void byDraggingWithAFinger(Visitor visitor) {
        assertEnds(open(visitor, TestDevice.IPHONE_6, anyWithADraw(), "", Way.FINGER_DRAGS));
    }

    @InBrowsers(Engine.CHROMIUM)
    void byTaps(Visitor visitor) {
        assertEnds(open(visitor, TestDevice.IPHONE_SE, anyWithADraw(), "", Way.FINGER_TAPS));
    }

    @InBrowsers(Engine.CHROMIUM)
    void onTheJavaScriptOfSafari12(Visitor visitor) {
        Foreseen match = Foreseen.where(SHORT, it -> winner(it) == Seat.PLAYER);
        visitor.withSafari12();

        assertGoesAsForeseen(match, open(visitor, TestDevice.IPHONE_6, match, "", Way.KEYS));
    }

    @InBrowsers(Engine.CHROMIUM)
    void timeUpAheadEarnsTheSpread(Visitor visitor) {
        Foreseen match = Foreseen.where(100, it -> lead(afterPlayersMoves(it, 2)) > 0);
        TablePlayer player = open(visitor, TestDevice.FRAME, match, "&clockSeconds=30", Way.KEYS);
        letTimeRunOut(player, 2);

        assertThat(Verified.of(player).ending()).isEqualTo(Ending.TIME_UP);
        assertThat(Verified.of(player).spread()).isPositive();
        assertThat(visitor.page().orElseThrow().text(".final")).startsWith("Time's Up! ");
    }

    @InBrowsers(Engine.CHROMIUM)
    void outOfMovesEndsTheRoundAndTheNextIsDealt(Visitor visitor) {
        Foreseen match = Foreseen.where(100, it -> firstRound(it) instanceof RoundResult.OutOfMoves);
        TablePlayer player = open(visitor, TestDevice.FRAME, match, "", Way.KEYS);
        while (player.sheet().lines().size() < linesOfFirstRound(match)) {
            player.await();
            if (player.call() != Call.NOTHING) {
                player.act();
            }
        }
        GamePage page = visitor.page().orElseThrow();
        String said = "/Out of Moves/.test(document.getElementById('news').textContent)";
        for (int tenth = 0; tenth < TENTHS_UNTIL_SAID && !page.isTrue(said); tenth++) {
            page.clock().advance(Duration.ofMillis(100));
        }
        page.until(said);
        player.await();

        assertThat(player.sheet().lines().toString()).contains("RoundBegun[round=2]");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aHandOfTwentyOneIsPlayedToItsLastTile(Visitor visitor) {
        List<Deal> deals = List.of(Deal.of(Seed.of("2"), 1, RuleSet.FIVES.set()), thatNoSixIsIn());
        Foreseen match = Foreseen.where(60, deals, it -> it.largestHand() == 21);

        assertGoesAsForeseen(match, open(visitor, TestDevice.IPHONE_6_LANDSCAPE, match, "", Way.KEYS));
    }

    /**
     * No six is in the player's hand, or in the boneyard except as its last tile: if the opponent leads 6-6, the player draws every tile.
     */
    private static Deal thatNoSixIsIn() {
        List<Tile> withoutSix = new ArrayList<>();
        for (int high = 0; high < 6; high++) {
            for (int low = 0; low <= high; low++) {
                withoutSix.add(Tile.of(high + "-" + low));
            }
        }
        withoutSix.remove(Tile.of("1-0"));
        List<Tile> order = new ArrayList<>(withoutSix.subList(0, 7));
        Stream.of("6-6", "6-5", "6-3", "6-2", "6-1", "6-0", "1-0").map(Tile::of).forEach(order::add);
        order.addAll(withoutSix.subList(7, withoutSix.size()));
        order.add(Tile.of("6-4"));
        return Deal.of(RuleSet.FIVES.set(), order);
    }

    @InBrowsers(Engine.CHROMIUM)
    void twentyReloadsAtAnyMomentChangeNothing(Visitor visitor) {
        Foreseen match = Foreseen.where(100, it -> winner(it) == Seat.PLAYER);
        TablePlayer player = open(visitor, TestDevice.FRAME, match, "&clockSeconds=3000", Way.KEYS);
        GamePage page = visitor.page().orElseThrow();
        Set<Integer> moments = new TreeSet<>();
        Random random = new Random(7);
        while (moments.size() < RELOADS) {
            moments.add(random.nextInt(60));
        }
        for (int moment = 0; player.call() != Call.OVER; moment++) {
            if (moments.contains(moment)) {
                page.open(match.address("&clockSeconds=3000"));
                page.until(GameIT.STARTED);
            }
            if (player.call() == Call.NOTHING) {
                page.clock().advance(Duration.ofMillis(300 + random.nextInt(600)));
            } else {
                player.act();
            }
        }

        assertThat(Verified.of(player).scores()).isEqualTo(scores(match.last()));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aPhoneTurnedInMidDragLosesNothing(Visitor visitor) {
        Foreseen match = anyWithADraw();
        TablePlayer player = open(visitor, TestDevice.IPHONE_6, match, "", Way.FINGER_DRAGS);
        GamePage page = visitor.page().orElseThrow();
        player.await();
        player.liftFirst();
        page.turnTo(TestDevice.IPHONE_6_LANDSCAPE);
        page.clock().advance(Duration.ofMillis(500));
        page.fingers().lose();
        page.clock().advance(Duration.ofMillis(500));

        assertThat(player.hand()).isEqualTo(7);
        assertEnds(player);
    }

    private static void assertGoesAsForeseen(Foreseen match, TablePlayer player) {
        player.playToTheEnd();

        assertThat(player.shownTotal()).isEqualTo(player.confirmed());
        assertThat(Verified.of(player).scores()).isEqualTo(scores(match.last()));
    }

    private static void assertEnds(TablePlayer player) {
        player.playToTheEnd();

        assertThat(player.shownTotal()).isEqualTo(player.confirmed());
    }

    private static void letTimeRunOut(TablePlayer player, int moves) {
        for (int move = 0; move < moves; move++) {
            player.await();
            player.act();
        }
        player.awaitTheEnd();
    }

    private static TablePlayer open(Visitor visitor, TestDevice device, Foreseen match, String more, Way way) {
        return TablePlayer.sitDown(visitor.on(device).withFakeClock().open(match.address(more)), way);
    }

    private static Foreseen anyWithADraw() {
        return Foreseen.where(SHORT, it -> it.largestHand() > 7);
    }

    private static Seat winner(Foreseen match) {
        return match.last().game().outcome().orElseThrow().winner().orElseThrow();
    }

    private static RoundResult firstRound(Foreseen match) {
        return match.states()
                .get(linesOfFirstRound(match))
                .game()
                .round()
                .result()
                .orElseThrow();
    }

    private static int linesOfFirstRound(Foreseen match) {
        int lines = 0;
        while (match.states().get(lines).game().round().result().isEmpty()) {
            lines++;
        }
        return lines;
    }

    /** The match after the player has acted {@code moves} times, when it is the player's turn again. */
    private static Match afterPlayersMoves(Foreseen match, int moves) {
        int acted = 0;
        for (int at = 1; at < match.states().size(); at++) {
            Match before = match.states().get(at - 1);
            acted += !before.game().awaitsDeal() && before.game().round().turn() == Seat.PLAYER ? 1 : 0;
            Match now = match.states().get(at);
            boolean back = !now.isOver()
                    && !now.game().awaitsDeal()
                    && now.game().round().turn() == Seat.PLAYER;
            if (acted == moves && back) {
                return now;
            }
        }
        return match.last();
    }

    private static int lead(Match match) {
        return scores(match).player() - scores(match).opponent();
    }

    private static Scores scores(Match match) {
        return match.game().round().scores();
    }

    /** What a confirmed record says. */
    private record Verified(Ending ending, Scores scores, int spread) {
        static Verified of(TablePlayer player) {
            player.confirmed();
            Match match = player.sheet().replay().last();
            return new Verified(
                    match.game().outcome().orElseThrow().ending(),
                    WholeGameIT.scores(match),
                    match.scoreCard().orElseThrow().spreadBonus());
        }
    }
}
