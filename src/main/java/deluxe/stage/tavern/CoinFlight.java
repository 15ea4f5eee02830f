package deluxe.stage.tavern;

import deluxe.stage.Motion;

/** Coins in flight, one after the other, each in a small arc. */
record CoinFlight(Dot from, Dot to, int coins, double startMillis) {
    private static final double FLIGHT_MILLIS = 380;
    private static final double APART_MILLIS = 70;
    private static final double MOST_MILLIS = 1500;

    private double apart() {
        return Math.min(APART_MILLIS, MOST_MILLIS / Math.max(1, coins));
    }

    double endMillis() {
        return startMillis + (coins - 1) * apart() + FLIGHT_MILLIS;
    }

    /** How many have left. */
    int gone(double nowMillis) {
        return within((nowMillis - startMillis) / apart() + 1);
    }

    /** How many have arrived. */
    int come(double nowMillis) {
        return within((nowMillis - startMillis - FLIGHT_MILLIS) / apart() + 1);
    }

    private int within(double count) {
        return (int) Math.max(0, Math.min(coins, Math.floor(count)));
    }

    /** Where a coin in flight is now. */
    Dot place(int coin, double nowMillis) {
        double share = Candle.part((nowMillis - startMillis - coin * apart()) / FLIGHT_MILLIS);
        double along = Motion.glide(share);
        double aside = (coin * 37 % 11 - 5) * 2.4 * Motion.hill(share);
        double high = Math.abs(to.x() - from.x()) * .18 + 24;
        return new Dot(
                from.x() + (to.x() - from.x()) * along + aside,
                from.y() + (to.y() - from.y()) * along - high * Motion.hill(share));
    }
}
