/**
 * The kit for the browser tests: real engines ({@link deluxe.browser.Engine}) set up as devices ({@link deluxe.browser.TestDevice}), a
 * page to act on ({@link deluxe.browser.GamePage}) with a mouse, fingers and a clock that the test controls, and checks that apply to
 * every page: it throws nothing, keeps its policy, looks right and reads right.
 *
 * <p>A test is a method with {@link deluxe.browser.InBrowsers} that takes a {@link deluxe.browser.Visitor}. The product's own
 * {@code Site} serves the pages; the kit only adds scripts that run before theirs.
 */
package deluxe.browser;
