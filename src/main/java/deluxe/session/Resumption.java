package deluxe.session;

import deluxe.tournament.Match;
import java.util.Optional;

/**
 * How a match that was left goes on.
 *
 * @param clockMillis what the match clock shows
 * @param pause the pause it is in, if any
 */
record Resumption(Match match, int clockMillis, Optional<Pause> pause) {}
