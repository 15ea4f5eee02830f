package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Scatter;
import deluxe.stage.art.Stills;

/** The end of a campaign that was won: all gamblers raise their hands to the player, and coins rain. */
final class Feast {
    private static final int COINS = 90;
    private static final int HAND = 1284;
    private static final double RAIN_MILLIS = 9000;
    private static final double FALL_MILLIS = 2100;
    /** The parts of the room that the words above and below are in. */
    private static final double ABOVE = .17;

    private static final double BELOW = .66;
    private static final double ASIDE = .02;
    private static final double RADIUS = .017;

    private final CoinSprite coin = new CoinSprite();
    private final double startMillis;

    Feast(double startMillis) {
        this.startMillis = startMillis;
    }

    void paint(Surface surface, Stills stills, TavernScene.Names names, Box room) {
        Box middle = room.down(room.y() + room.height() * ABOVE, room.y() + room.height() * BELOW);
        new Company(middle.inset(room.width() * ASIDE, 0)).toast(surface, stills, names);
    }

    /** Each coin falls again and again, at its own place and speed. */
    void rain(Surface surface, Box room, double at) {
        Scatter hand = new Scatter(HAND);
        double radius = RADIUS * Math.max(room.width(), room.height());
        for (int number = 0; number < COINS; number++) {
            double x = room.x() + hand.upTo(room.width());
            double first = hand.upTo(FALL_MILLIS);
            double fall = FALL_MILLIS * hand.between(.7, 1.2);
            double since = at - startMillis - first;
            double begun = since - since % fall;
            if (since >= 0 && begun < RAIN_MILLIS) {
                double share = since % fall / fall;
                double sway = radius * Math.sin(since / 300 + number);
                double y = room.y() - radius + share * share * (room.height() + 2 * radius);
                coin.paint(surface, x + sway, y, radius);
            }
        }
    }
}
