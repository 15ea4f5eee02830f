package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Reads Apple's property lists: the XML kind, and the older kind with braces in which Xcode keeps projects. */
final class Plists {
    /** White space, a comment, a punctuation mark, a text in quotes or one without. */
    private static final Pattern TOKEN = Pattern.compile(
            "\\s+|//[^\\n]*|/\\*.*?\\*/|([{}()=;,])|\"((?:[^\"\\\\]|\\\\.)*)\"|([\\w./$:-]+)", Pattern.DOTALL);

    private final List<String> tokens = new ArrayList<>();
    private int at;

    private Plists() {}

    @SuppressWarnings("unchecked")
    static Map<String, Object> xml(Path file) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
            Element plist = factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement();
            return (Map<String, Object>) valueOf(children(plist).get(0));
        } catch (ParserConfigurationException | SAXException unreadable) {
            throw new IOException(file + " is no property list", unreadable);
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> withBraces(Path file) throws IOException {
        Plists plist = new Plists();
        String text = Files.readString(file);
        Matcher token = TOKEN.matcher(text);
        for (int from = 0; from < text.length(); from = token.end()) {
            if (!token.find(from) || token.start() != from) {
                throw new IOException(
                        file + " cannot be read at " + text.substring(from, Math.min(text.length(), from + 40)));
            }
            for (int group = 1; group <= 3; group++) {
                if (token.group(group) != null) {
                    plist.tokens.add(token.group(group));
                }
            }
        }
        Object value = plist.value();
        if (plist.at != plist.tokens.size()) {
            throw new IOException(file + " goes on after its end");
        }
        return (Map<String, Object>) value;
    }

    private Object value() throws IOException {
        String first = next();
        return switch (first) {
            case "{" -> dictionary();
            case "(" -> array();
            default -> first;
        };
    }

    private Map<String, Object> dictionary() throws IOException {
        Map<String, Object> found = new LinkedHashMap<>();
        for (String key = next(); !key.equals("}"); key = next()) {
            expect("=");
            if (found.put(key, value()) != null) {
                throw new IOException(key + " stands twice");
            }
            expect(";");
        }
        return found;
    }

    private List<Object> array() throws IOException {
        List<Object> found = new ArrayList<>();
        while (!tokens.get(at).equals(")")) {
            found.add(value());
            expect(",");
        }
        at++;
        return found;
    }

    private void expect(String token) throws IOException {
        String found = next();
        if (!found.equals(token)) {
            throw new IOException("expected " + token + ", found " + found);
        }
    }

    private String next() {
        return tokens.get(at++);
    }

    private static Object valueOf(Element element) throws IOException {
        return switch (element.getTagName()) {
            case "true" -> true;
            case "false" -> false;
            case "string", "integer" -> element.getTextContent();
            case "array" -> {
                List<Object> found = new ArrayList<>();
                for (Element child : children(element)) {
                    found.add(valueOf(child));
                }
                yield found;
            }
            case "dict" -> {
                Map<String, Object> found = new LinkedHashMap<>();
                List<Element> all = children(element);
                for (int pair = 0; pair < all.size(); pair += 2) {
                    String key = all.get(pair).getTextContent();
                    if (found.put(key, valueOf(all.get(pair + 1))) != null) {
                        throw new IOException(key + " stands twice");
                    }
                }
                yield found;
            }
            default -> throw new IOException("unknown in a property list: " + element.getTagName());
        };
    }

    private static List<Element> children(Element parent) {
        List<Element> found = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                found.add(element);
            }
        }
        return found;
    }
}
