package deluxe.build;

/** Style sheets as they are written by hand. */
final class StyleSheet {
    private StyleSheet() {}

    /** The same for a browser, without comments and without what only makes it easy to read. */
    static String slim(String text) {
        return text.replaceAll("(?s)/\\*.*?\\*/", "")
                .replaceAll("\\s*\\n\\s*", "\n")
                .replaceAll("\\s*([{};])\\s*", "$1")
                .strip();
    }
}
