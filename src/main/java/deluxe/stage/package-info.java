/**
 * What every table uses to move and show things, whatever is played on it: tweens, fades, the stage's own time, cues, flourishes.
 *
 * <p>May depend on: {@code stage.art}, {@code stage.retouch}, {@code ports}, {@code table}, {@code kit}. Knows no game. A frame is a
 * function of the time it is given.
 */
package deluxe.stage;
