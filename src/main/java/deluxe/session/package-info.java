/**
 * One match in progress. A {@link deluxe.session.Session} passes on what the player means to do and puts in order what a
 * {@link deluxe.session.Dealer} tells; the dealer holds what is hidden, on this device or elsewhere.
 *
 * <p>May depend on: {@code kit}, {@code table}, {@code dominoes}, {@code bots}, {@code tournament}, {@code ports}. It knows no
 * stage and no screens.
 */
package deluxe.session;
