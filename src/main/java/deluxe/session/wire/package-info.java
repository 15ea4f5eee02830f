/**
 * What a player and a dealer elsewhere send each other, as lines of text: questions, and what is told.
 *
 * <p>May depend on: {@code session} and what that may. Whatever cannot be read is refused as {@link deluxe.kit.Malformed}, and
 * nothing that comes from outside makes it throw anything else.
 */
package deluxe.session.wire;
