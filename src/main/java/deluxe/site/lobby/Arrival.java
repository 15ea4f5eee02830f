package deluxe.site.lobby;

import java.util.OptionalLong;

/**
 * When a record came.
 *
 * @param receivedMillis by the server's calendar, which somebody may set
 * @param measuredMillis how long after its match was entered, by a clock that nobody sets; only the server that gave out the
 *     ticket has measured that
 */
record Arrival(long receivedMillis, OptionalLong measuredMillis) {}
