package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import java.util.ArrayList;
import java.util.List;

/** Both purses, the wagered coins, and the coins in flight between them. */
final class CoinTable {
    private static final double RADIUS = 11;
    private static final double COUNT = 25;

    private final CoinSprite flying = new CoinSprite();

    private List<CoinFlight> toOwn = List.of();
    private List<CoinFlight> toThem = List.of();
    private List<CoinFlight> toPot = List.of();
    private int potBefore;
    private int landed;

    void clear() {
        toOwn = List.of();
        toThem = List.of();
        toPot = List.of();
        landed = 0;
    }

    /** Both players put down this many coins. Returns when the last one lands. */
    double wager(TavernSight before, TavernLayout layout, int coins, double at, boolean atOnce) {
        clear();
        potBefore = before.pot();
        if (atOnce) {
            return at;
        }
        Dot pot = middle(pot(layout));
        toPot = List.of(
                new CoinFlight(middle(layout.playerPurse()), pot, coins, at),
                new CoinFlight(middle(layout.opponentPurse()), pot, coins, at));
        return toPot.get(0).endMillis();
    }

    /** Each player gets their share of the wagered coins. Returns when the last one lands. */
    double settle(TavernSight before, TavernLayout layout, int own, int theirs, double at, boolean atOnce) {
        clear();
        potBefore = before.pot();
        if (atOnce) {
            return at;
        }
        Dot pot = middle(pot(layout));
        double end = at;
        if (own > 0) {
            toOwn = List.of(new CoinFlight(pot, middle(layout.playerPurse()), own, at));
            end = toOwn.get(0).endMillis();
        }
        if (theirs > 0) {
            toThem = List.of(new CoinFlight(pot, middle(layout.opponentPurse()), theirs, at));
            end = Math.max(end, toThem.get(0).endMillis());
        }
        return end;
    }

    private List<CoinFlight> all() {
        List<CoinFlight> all = new ArrayList<>(toOwn);
        all.addAll(toThem);
        all.addAll(toPot);
        return all;
    }

    boolean isMoving(double at) {
        return all().stream().anyMatch(flight -> at < flight.endMillis());
    }

    void tellLanded(double at, TavernScene.Listener listener) {
        int now = come(toOwn, at) + come(toThem, at) + come(toPot, at);
        if (now > landed) {
            listener.clinked();
        }
        landed = now;
    }

    private static int come(List<CoinFlight> flights, double at) {
        return flights.stream().mapToInt(flight -> flight.come(at)).sum();
    }

    private static int left(List<CoinFlight> flights, double at) {
        return flights.stream()
                .mapToInt(flight -> flight.coins() - flight.come(at))
                .sum();
    }

    private static int staying(CoinFlight flight, double at) {
        return flight.coins() - flight.gone(at);
    }

    /** Paints the heaps as they are at this time; {@code sight} says how they will be when all coins have landed. */
    void paintHeaps(Surface surface, Stills stills, TavernLayout layout, TavernSight sight, double at) {
        int own = sight.own() - left(toOwn, at) + (toPot.isEmpty() ? 0 : staying(toPot.get(0), at));
        int theirs = sight.theirs() - left(toThem, at) + (toPot.isEmpty() ? 0 : staying(toPot.get(1), at));
        int pot = sight.pot() - left(toPot, at);
        if (!toOwn.isEmpty() || !toThem.isEmpty()) {
            for (CoinFlight flight : all()) {
                pot += staying(flight, at);
            }
        }
        int more = potBefore + sight.pot();
        purse(surface, stills, "own purse", layout.playerPurse(), own, isMoving(at) ? own + more : own);
        purse(surface, stills, "their purse", layout.opponentPurse(), theirs, isMoving(at) ? theirs + more : theirs);
        heap(surface, stills, "pot", pot(layout), pot, Math.max(pot, more));
    }

    private static void purse(Surface surface, Stills stills, String place, Box box, int coins, int most) {
        double line = Math.min(COUNT, box.height() * .34);
        Box stacks = new Box(box.x(), box.y(), box.width(), Math.max(0, box.height() - line));
        heap(surface, stills, place, stacks, coins, Math.max(coins, most));
        TavernLettering.count(surface, String.valueOf(coins), box.centreX(), box.bottom() - line / 2, line);
    }

    private static void heap(Surface surface, Stills stills, String place, Box box, int coins, int most) {
        if (coins > 0 && box.height() > 0) {
            stills.showNow(surface, place, box, new CoinHeap(coins, most), Theme.EMERALD);
        }
    }

    void paintFlights(Surface surface, TavernLayout layout, double at) {
        double radius = RADIUS * Math.max(.6, layout.scale());
        for (CoinFlight flight : all()) {
            for (int coin = flight.come(at); coin < flight.gone(at); coin++) {
                Dot place = flight.place(coin, at);
                flying.paint(surface, place.x(), place.y(), radius);
            }
        }
    }

    /** The box of the wagered coins, on the near rim of the board. */
    private static Box pot(TavernLayout layout) {
        Box board = layout.board();
        double high = 46 * layout.scale();
        return new Box(
                board.x() + board.width() * .14, board.bottom() - high + 4 * layout.scale(), board.width() * .72, high);
    }

    private static Dot middle(Box box) {
        return new Dot(box.centreX(), box.centreY());
    }
}
