/**
 * The kit that the browser tests are written with: real engines ({@link deluxe.browser.Engine}) held as real devices
 * ({@link deluxe.browser.Device}), a page to act on ({@link deluxe.browser.GamePage}) with a mouse, fingers and a clock of
 * the test's own, and what every page must do: throw nothing, keep its policy, look and read right.
 *
 * <p>A test is a method with {@link deluxe.browser.InBrowsers} that takes a {@link deluxe.browser.Visitor}. The site is
 * served by the product's own {@code Site}; the kit only puts scripts in front of its pages.
 */
package deluxe.browser;
