package deluxe.site.lobby;

import java.util.OptionalLong;

/**
 * When a record arrived.
 *
 * @param receivedMillis by the server's calendar clock, which somebody may set
 * @param measuredMillis how long after its match was entered, by a clock that nobody sets; only the server that issued the ticket
 *     has measured that
 */
record Arrival(long receivedMillis, OptionalLong measuredMillis) {}
