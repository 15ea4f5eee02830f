package deluxe.site.lobby;

import java.util.OptionalLong;

/**
 * When a record arrived.
 *
 * @param receivedMillis by the time that the lobby goes by
 * @param calendarMillis by the server's calendar clock, which may have leapt ahead of that
 * @param measuredMillis how long after its match was entered, by a clock that nobody sets; only the server that issued the ticket
 *     has measured that
 */
record Arrival(long receivedMillis, long calendarMillis, OptionalLong measuredMillis) {}
