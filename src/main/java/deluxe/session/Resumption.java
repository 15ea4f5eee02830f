package deluxe.session;

import deluxe.tournament.Match;
import java.util.Optional;

/**
 * How a match goes on that was left.
 *
 * @param clockMillis what the match clock shows
 * @param pause the pause in which it is, if there is one
 */
record Resumption(Match match, int clockMillis, Optional<Pause> pause) {}
