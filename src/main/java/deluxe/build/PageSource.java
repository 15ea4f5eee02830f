package deluxe.build;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The HTML of a page, with what all pages share put in its place. */
public final class PageSource {
    /** What stands at the beginning of every head. */
    static final String HEAD = "head.html";

    private static final String HEAD_GOES_HERE = "<!-- head -->\n";

    /** The whole text of a page that is another one with engines of its own. */
    private static final Pattern LIKE = Pattern.compile("<!-- like ([a-z-]+)\\.html -->\\s*");

    private PageSource() {}

    /** The texts of files by their names. */
    public interface Texts {
        String of(String name) throws IOException;
    }

    public static String of(Page page, Texts texts) throws IOException {
        String text = texts.of(page.html());
        Matcher like = LIKE.matcher(text);
        if (like.matches()) {
            String other = like.group(1);
            text = texts.of(other + ".html").replace('"' + other + '.', '"' + page.name() + '.');
        }
        return text.contains(HEAD_GOES_HERE) ? text.replace(HEAD_GOES_HERE, texts.of(HEAD)) : text;
    }
}
