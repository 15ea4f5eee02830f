/**
 * A visit to the tavern: which campaign goes on, which guest the player looks at, and what can be done now.
 *
 * <p>May depend on what {@code play} may. It knows nothing of tables of dominoes.
 */
package deluxe.play.tavern;
