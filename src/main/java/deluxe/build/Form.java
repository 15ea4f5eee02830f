package deluxe.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form of WebAssembly's text: a word, or forms in parentheses.
 *
 * @param word the word itself; empty for forms in parentheses
 */
record Form(String word, List<Form> parts) {
    private static final Pattern TOKEN = Pattern.compile("\\(|\\)|\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s()\"]+");

    Form {
        parts = List.copyOf(parts);
    }

    static Form word(String text) {
        return new Form(text, List.of());
    }

    static Form of(Form... parts) {
        return new Form("", List.of(parts));
    }

    /** Reads a text that consists of one form. */
    static Form parse(String text) {
        Deque<List<Form>> open = new ArrayDeque<>();
        open.push(new ArrayList<>());
        Matcher tokens = TOKEN.matcher(text);
        while (tokens.find()) {
            switch (tokens.group()) {
                case "(" -> open.push(new ArrayList<>());
                case ")" -> {
                    Form closed = new Form("", open.pop());
                    open.element().add(closed);
                }
                default -> open.element().add(word(tokens.group()));
            }
        }
        if (open.size() != 1 || open.element().size() != 1) {
            throw new IllegalArgumentException("not one form: " + text.substring(0, Math.min(80, text.length())));
        }
        return open.element().get(0);
    }

    Form part(int index) {
        return parts.get(index);
    }

    /** Its parts from this one on. */
    List<Form> from(int index) {
        return parts.subList(index, parts.size());
    }

    /** Whether it is in parentheses and begins with this word. */
    boolean is(String first) {
        return !parts.isEmpty() && parts.get(0).word.equals(first);
    }

    @Override
    public String toString() {
        return parts.isEmpty() && !word.isEmpty()
                ? word
                : "(" + String.join(" ", parts.stream().map(Form::toString).toList()) + ")";
    }
}
