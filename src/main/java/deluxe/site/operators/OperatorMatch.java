package deluxe.site.operators;

/**
 * A match that an operator asked for.
 *
 * @param account the operator's own word for the player
 * @param request the operator's own word for what was asked; the same again means the same match
 * @param digest of all that was asked
 */
public record OperatorMatch(String match, String operator, String account, String request, String digest) {}
