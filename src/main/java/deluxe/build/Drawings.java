package deluxe.build;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Turns the drawings of each room into a class of texts, which {@code stage.art.Figure} draws. It runs from its source before anything
 * is compiled, so it knows nothing but the JDK.
 *
 * <p>A text begins with a line of paints, separated by bars. Each layer of the drawing is a line of its own.
 */
public final class Drawings {
    private Drawings() {}

    /** Arguments: the folder with a folder of drawings for each room, and where the classes go. */
    public static void main(String[] args) throws IOException {
        try (Stream<Path> rooms = Files.list(Path.of(args[0])).filter(Files::isDirectory)) {
            for (Path room : rooms.sorted().toList()) {
                String name = room.getFileName().toString();
                String type = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "Figures";
                Path target = Path.of(args[1], "deluxe", "stage", name, type + ".java");
                write(target, source(name, type, texts(room)));
            }
        }
    }

    private static Map<String, String> texts(Path room) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(room)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".svg"))
                    .sorted()
                    .toList()) {
                String name = file.getFileName().toString().replace(".svg", "").replace('-', '_');
                try {
                    texts.put(name.toUpperCase(Locale.ROOT), text(Files.readString(file)));
                } catch (IllegalArgumentException refused) {
                    throw new IllegalArgumentException(file + ": " + refused.getMessage(), refused);
                }
            }
        }
        return texts;
    }

    private static String source(String room, String type, Map<String, String> texts) {
        StringBuilder source = new StringBuilder("package deluxe.stage." + room + ";\n\nfinal class " + type + " {\n");
        texts.forEach((name, text) -> source.append("    static final String ")
                .append(name)
                .append(" = \"")
                .append(text.replace("\n", "\\n"))
                .append("\";\n"));
        return source.append("\n    private ").append(type).append("() {}\n}\n").toString();
    }

    /** An unchanged file keeps its time, so that nothing is compiled again. */
    private static void write(Path target, String source) throws IOException {
        if (!Files.exists(target) || !Files.readString(target).equals(source)) {
            Files.createDirectories(target.getParent());
            Files.writeString(target, source);
        }
    }

    /** The compact text of one drawing. */
    static String text(String svg) {
        return new Drawing(parsed(svg)).text();
    }

    private static Element parsed(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException broken) {
            throw new IllegalArgumentException("not a drawing: " + broken.getMessage(), broken);
        }
    }

    /** One SVG file. Elements and attributes of drawing programs' own namespaces are passed over; all others must be known. */
    private static final class Drawing {
        private static final String SVG = "http://www.w3.org/2000/svg";
        private static final Set<String> OF_SHAPES =
                Set.of(("id class style d cx cy r rx ry x y width height fill fill-opacity"
                                + " stroke stroke-opacity stroke-width stroke-dasharray stroke-linecap stroke-linejoin")
                        .split(" "));
        private static final Set<String> OF_GROUPS =
                Set.of("id class style transform opacity clip-path display".split(" "));

        private final Element svg;
        private final List<String> inks = new ArrayList<>();
        private final List<String> paints = new ArrayList<>();
        private final Map<String, String> gradients = new LinkedHashMap<>();
        private final Map<String, Element> clips = new LinkedHashMap<>();
        private final StringBuilder text = new StringBuilder();

        Drawing(Element svg) {
            this.svg = svg;
        }

        String text() {
            Matcher named = Pattern.compile("#\\w+").matcher(svg.getAttribute("data-inks"));
            while (named.find()) {
                inks.add(named.group());
                paints.add("?");
            }
            List<Element> drawn = new ArrayList<>();
            for (Element child : children(svg)) {
                if (child.getLocalName().equals("defs")) {
                    children(child).forEach(this::define);
                } else {
                    drawn.add(child);
                }
            }
            boolean isLayered = drawn.stream().allMatch(child -> child.hasAttribute("id"));
            for (Element child : drawn) {
                draw(child);
                text.append(isLayered ? "\n" : "");
            }
            return String.join("|", paints)
                    + (paints.isEmpty() ? "|\n" : "\n")
                    + text.toString().strip();
        }

        private static List<Element> children(Element parent) {
            List<Element> children = new ArrayList<>();
            NodeList nodes = parent.getChildNodes();
            for (int at = 0; at < nodes.getLength(); at++) {
                Node node = nodes.item(at);
                if (node instanceof Element child && SVG.equals(child.getNamespaceURI())) {
                    children.add(child);
                }
            }
            return children;
        }

        private void define(Element element) {
            String id = element.getAttribute("id");
            switch (element.getLocalName()) {
                case "linearGradient" ->
                    gradients.put(id, "L" + attributes(element, "x1", "y1", "x2", "y2") + stops(element));
                case "radialGradient" -> gradients.put(id, "R" + attributes(element, "cx", "cy", "r") + stops(element));
                case "clipPath" -> clips.put(id, children(element).get(0));
                default -> throw new IllegalArgumentException("unknown definition: " + element.getLocalName());
            }
        }

        private static String stops(Element gradient) {
            if (!gradient.getAttribute("gradientUnits").equals("userSpaceOnUse")) {
                throw new IllegalArgumentException("a gradient without gradientUnits=\"userSpaceOnUse\"");
            }
            StringBuilder stops = new StringBuilder();
            for (Element stop : children(gradient)) {
                String offset = value(stop, "offset", "0");
                double at = offset.endsWith("%")
                        ? Double.parseDouble(offset.substring(0, offset.length() - 1))
                        : Double.parseDouble(offset) * 100;
                stops.append(' ').append(Math.round(at)).append(' ');
                stops.append(clear(value(stop, "stop-color", ""), value(stop, "stop-opacity", "1")));
            }
            return stops.toString();
        }

        private void draw(Element element) {
            if (element.getLocalName().equals("g")) {
                group(element);
            } else {
                check(element, OF_SHAPES);
                String dashes = value(element, "stroke-dasharray", "none");
                boolean isDashed = !dashes.equals("none");
                text.append(isDashed ? "[H" + numbers(pair(numbersIn(dashes))) : "");
                shape(element);
                paint(element);
                text.append(isDashed ? "]" : "");
            }
        }

        private void group(Element group) {
            check(group, OF_GROUPS);
            int start = text.length();
            if (group.hasAttribute("transform")) {
                transform(group.getAttribute("transform"));
            }
            if (group.hasAttribute("clip-path")) {
                shape(clips.get(reference(group.getAttribute("clip-path"))));
                text.append('K');
            }
            if (!value(group, "opacity", "1").equals("1")) {
                text.append('A').append(number(Double.parseDouble(value(group, "opacity", "1"))));
            }
            boolean isState = text.length() > start;
            text.insert(start, isState ? "[" : "");
            children(group).forEach(this::draw);
            text.append(isState ? "]" : "");
        }

        private void transform(String transform) {
            Matcher step = Pattern.compile("(\\w+)\\(([^)]*)\\)").matcher(transform);
            while (step.find()) {
                List<Double> by = numbersIn(step.group(2));
                switch (step.group(1)) {
                    case "translate" -> text.append('T').append(numbers(pair(by)));
                    case "rotate" -> text.append('U').append(number(by.get(0)));
                    case "scale" -> text.append('X').append(numbers(pair(by)));
                    default -> throw new IllegalArgumentException("unknown transform: " + step.group(1));
                }
            }
        }

        private void shape(Element shape) {
            text.append('b');
            switch (shape.getLocalName()) {
                case "path" -> new Outline(text).trace(shape.getAttribute("d"));
                case "circle" -> text.append('o').append(attributes(shape, "cx", "cy", "r"));
                case "ellipse" -> text.append('e').append(attributes(shape, "cx", "cy", "rx", "ry"));
                case "rect" -> text.append('r').append(attributes(shape, "x", "y", "width", "height", "rx"));
                default -> throw new IllegalArgumentException("unknown element: " + shape.getLocalName());
            }
        }

        private void paint(Element shape) {
            String fill = value(shape, "fill", "#000000");
            if (!fill.equals("none")) {
                text.append('F').append(paint(fill, value(shape, "fill-opacity", "1")));
            }
            String stroke = value(shape, "stroke", "none");
            if (!stroke.equals("none")) {
                boolean isPen = shape.getAttribute("class").equals("pen");
                text.append(isPen ? 'P' : 'S').append(paint(stroke, value(shape, "stroke-opacity", "1")));
                text.append(separated(number(Double.parseDouble(value(shape, "stroke-width", "1")))));
            }
        }

        /** The number of a paint: first come those that the caller brings, as question marks. */
        private int paint(String colour, String opacity) {
            if (inks.contains(colour)) {
                return inks.indexOf(colour);
            }
            String paint = colour.startsWith("url") ? gradients.get(reference(colour)) : clear(colour, opacity);
            if (paint == null) {
                throw new IllegalArgumentException("no such gradient: " + colour);
            }
            if (!paints.contains(paint)) {
                paints.add(paint);
            }
            return paints.indexOf(paint);
        }

        private static String clear(String colour, String opacity) {
            if (!colour.matches("#[0-9a-f]{6}")) {
                throw new IllegalArgumentException("not a colour like #a1b2c3: " + colour);
            }
            int rgb = Integer.parseInt(colour.substring(1), 16);
            return Double.parseDouble(opacity) == 1
                    ? colour
                    : "rgba(" + (rgb >> 16) + ',' + (rgb >> 8 & 255) + ',' + (rgb & 255) + ','
                            + number(Double.parseDouble(opacity)) + ')';
        }

        private static String reference(String url) {
            return url.replaceAll("url\\(\"?#|\"?\\)", "");
        }

        private static void check(Element element, Set<String> known) {
            for (int at = 0; at < element.getAttributes().getLength(); at++) {
                Node attribute = element.getAttributes().item(at);
                if (attribute.getNamespaceURI() == null && !known.contains(attribute.getNodeName())) {
                    throw new IllegalArgumentException(
                            "unknown attribute of " + element.getLocalName() + ": " + attribute.getNodeName());
                }
            }
        }

        /** A property of an element, which some programs write into its style. */
        private static String value(Element element, String name, String otherwise) {
            Matcher style =
                    Pattern.compile("(?:^|;)\\s*" + name + "\\s*:\\s*([^;]+)").matcher(element.getAttribute("style"));
            if (style.find()) {
                return style.group(1).strip();
            }
            return element.hasAttribute(name) ? element.getAttribute(name) : otherwise;
        }

        private static String attributes(Element element, String... names) {
            double[] values = new double[names.length];
            for (int at = 0; at < names.length; at++) {
                values[at] = Double.parseDouble(value(element, names[at], "0"));
            }
            return numbers(values);
        }
    }

    /** The outline of a path in the steps that the reader knows, each from where the step before ended. */
    private static final class Outline {
        private static final Pattern STEP = Pattern.compile("([A-Za-z])([^A-Za-z]*)");

        private final StringBuilder text;
        private double x;
        private double y;
        private double penX;
        private double penY;
        private double startX;
        private double startY;

        Outline(StringBuilder text) {
            this.text = text;
        }

        void trace(String path) {
            Matcher steps = STEP.matcher(path);
            while (steps.find()) {
                char letter = steps.group(1).charAt(0);
                char kind = Character.toLowerCase(letter);
                List<Double> numbers = numbersIn(steps.group(2));
                int count = count(kind);
                if (kind == 'z') {
                    text.append(kind);
                    x = startX;
                    y = startY;
                } else if (numbers.isEmpty() || numbers.size() % count > 0) {
                    throw new IllegalArgumentException("a path with a wrong number of numbers after " + letter);
                }
                for (int from = 0; from + count <= numbers.size() && count > 0; from += count) {
                    boolean isMore = kind == 'm' && from > 0;
                    points(isMore ? 'l' : kind, letter == kind, numbers.subList(from, from + count));
                }
            }
        }

        private void points(char kind, boolean isRelative, List<Double> numbers) {
            double[] points = new double[Math.max(2, numbers.size())];
            for (int at = 0; at < points.length; at++) {
                double base = at % 2 == 0 ? x : y;
                boolean isMissing = (kind == 'h' && at == 1) || (kind == 'v' && at == 0);
                double number = numbers.get(Math.min(at, numbers.size() - 1));
                points[at] = isMissing ? base : isRelative ? base + number : number;
            }
            step(numbers.size() == 1 ? 'l' : kind, points);
            x = penX;
            y = penY;
        }

        private static int count(char kind) {
            return switch (kind) {
                case 'z' -> 0;
                case 'h', 'v' -> 1;
                case 'm', 'l' -> 2;
                case 'q' -> 4;
                case 'c' -> 6;
                default -> throw new IllegalArgumentException("unknown step of a path: " + kind);
            };
        }

        private void step(char kind, double... points) {
            double[] from = new double[points.length];
            for (int at = 0; at < points.length; at++) {
                from[at] = points[at] - (at % 2 == 0 ? penX : penY);
            }
            text.append(kind).append(numbers(from));
            penX = points[points.length - 2];
            penY = points[points.length - 1];
            if (kind == 'm') {
                startX = penX;
                startY = penY;
            }
        }
    }

    private static List<Double> numbersIn(String text) {
        List<Double> numbers = new ArrayList<>();
        Matcher number = Pattern.compile("-?(\\d+\\.?\\d*|\\.\\d+)(e-?\\d+)?").matcher(text);
        while (number.find()) {
            numbers.add(Double.valueOf(number.group()));
        }
        return numbers;
    }

    /** Two numbers; one alone counts for both. */
    private static double[] pair(List<Double> numbers) {
        return new double[] {numbers.get(0), numbers.get(numbers.size() - 1)};
    }

    private static String numbers(double... values) {
        StringBuilder text = new StringBuilder();
        for (double value : values) {
            text.append(text.isEmpty() ? number(value) : separated(number(value)));
        }
        return text.toString();
    }

    private static String separated(String number) {
        return number.startsWith("-") ? number : " " + number;
    }

    /** In hundredths, in its shortest form. */
    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        String text = BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString();
        return text.startsWith("0.") ? text.substring(1) : text.startsWith("-0.") ? "-" + text.substring(2) : text;
    }
}
