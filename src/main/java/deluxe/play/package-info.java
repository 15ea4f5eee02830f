/**
 * The game from the start to the results: what the screens show, and how a session is shown on the stage and told in words.
 *
 * <p>May depend on: all the rules, {@code session}, {@code stage}, {@code ports}. No browser and no Flavour.
 */
package deluxe.play;
