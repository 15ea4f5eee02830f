package deluxe.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lets the Wasm declare its classes with their contents. TeaVM declares a thousand classes and their method tables empty, and its
 * start function fills them in, field by field, which is a tenth of the program. Here a field whose value is known is declared with
 * that value.
 *
 * <p>Globals of a kind are declared one after another, and what is left for the start function is set in the same order: Brotli
 * needs few bits for what resembles its neighbour.
 *
 * <p>It reads Binaryen's text, in which each form of a module begins a new line, indented by one.
 */
final class ClassTables {
    private static final Pattern TOP = Pattern.compile("(?m)^ (?=\\()");
    private static final Pattern START = Pattern.compile("(?m)^ \\(start (\\S+)\\)");
    private static final Set<String> CONSTANTS = Set.of("ref.func", "ref.null", "i32.const");
    private static final Set<String> HEADINGS = Set.of("type", "param", "result", "local");

    /** The kinds of globals, in the order in which they are declared. Many are variables, and a low number is short to write. */
    private enum Kind {
        VARIABLE,
        FILLED,
        EMPTY
    }

    private final List<String> texts;
    private final Structs structs;
    private final Map<String, Form> functions = new HashMap<>();
    private final Map<String, Form> globals = new LinkedHashMap<>();
    private final Map<String, Map<Integer, Form>> known = new LinkedHashMap<>();
    private final Set<String> begun = new HashSet<>();
    private final Map<String, Form> declared = new LinkedHashMap<>();
    private final Map<String, Form> ordered = new LinkedHashMap<>();
    private final List<Form> left = new ArrayList<>();
    private final Map<String, String> helpers = new LinkedHashMap<>();

    private ClassTables(String module) {
        structs = new Structs(module);
        texts = List.of(TOP.split(module.substring(0, module.lastIndexOf(')'))));
        for (String text : texts) {
            if (text.startsWith("(global ")) {
                globals.put(text.split("\\s", 3)[1], Form.parse(text));
            }
        }
    }

    /** The same module with its classes declared; a module without a start function stays as it is. */
    static String declare(String module) {
        Matcher start = START.matcher(module);
        return start.find() ? new ClassTables(module).declareBefore(start.group(1)) : module;
    }

    private String declareBefore(String start) {
        List<Form> body = function(start).parts();
        int first = (int) body.stream().takeWhile(part -> !isStatement(part)).count();
        int next = first;
        while (next < body.size() && follow(body.get(next))) {
            next++;
        }
        known.keySet().stream().filter(this::hasMethods).forEach(this::place);
        globals.keySet().forEach(this::place);
        globals.keySet().stream()
                .sorted(Comparator.comparing(this::kind).thenComparing(this::heading))
                .forEach(this::order);
        List<Form> shorter = new ArrayList<>(body.subList(0, first));
        shorter.addAll(leftInOrder());
        shorter.addAll(body.subList(next, body.size()));
        return written(start, new Form("", shorter));
    }

    private Form function(String name) {
        return functions.computeIfAbsent(
                name,
                wanted -> texts.stream()
                        .filter(text -> text.startsWith("(func " + wanted + " "))
                        .findFirst()
                        .map(Form::parse)
                        .orElse(Form.of()));
    }

    private static boolean isStatement(Form part) {
        return !part.parts().isEmpty() && !HEADINGS.contains(part.part(0).word());
    }

    /** Notes what a statement of the start function sets; returns false if it may do anything else. */
    private boolean follow(Form statement) {
        if (!statement.is("call")) {
            return isKnown(statement, Map.of()) && note(statement, Map.of());
        }
        Form called = function(statement.part(1).word());
        List<Form> body =
                called.parts().stream().filter(ClassTables::isStatement).toList();
        List<Form> parameters =
                called.parts().stream().filter(part -> part.is("param")).toList();
        Map<String, Form> given = new HashMap<>();
        for (int i = 0; i < parameters.size(); i++) {
            given.put(parameters.get(i).part(1).word(), statement.part(2 + i));
        }
        return !body.isEmpty()
                && body.stream().allMatch(set -> isKnown(set, given))
                && body.stream().allMatch(set -> note(set, given));
    }

    /** Whether a statement sets a field of a struct that was declared empty to a value that can be declared. */
    private boolean isKnown(Form statement, Map<String, Form> given) {
        if (!statement.is("struct.set")) {
            return false;
        }
        Form owner = value(statement.part(3), given);
        Form value = value(statement.part(4), given);
        return isUnchanging(owner)
                && globals.get(owner.part(1).word()).part(3).is("struct.new_default")
                && (isUnchanging(value) || CONSTANTS.stream().anyMatch(value::is));
    }

    private boolean isUnchanging(Form form) {
        return form.is("global.get")
                && globals.containsKey(form.part(1).word())
                && !globals.get(form.part(1).word()).part(2).is("mut");
    }

    private boolean note(Form set, Map<String, Form> given) {
        known.computeIfAbsent(value(set.part(3), given).part(1).word(), global -> new TreeMap<>())
                .put(Integer.valueOf(set.part(2).word()), value(set.part(4), given));
        return true;
    }

    private static Form value(Form form, Map<String, Form> given) {
        return form.is("local.get") ? given.getOrDefault(form.part(1).word(), form) : form;
    }

    private Kind kind(String global) {
        if (globals.get(global).part(2).is("mut")) {
            return Kind.VARIABLE;
        }
        return known.containsKey(global) ? Kind.FILLED : Kind.EMPTY;
    }

    private boolean hasMethods(String global) {
        return known.get(global).values().stream()
                        .filter(value -> value.is("ref.func"))
                        .count()
                > 1;
    }

    /** A global's type, and the instruction that makes it. */
    private String heading(String global) {
        Form form = globals.get(global);
        return form.part(2) + " " + form.part(3).part(0);
    }

    /** Declares a global after those that its fields name. If two name each other, one of them is still set at the start. */
    private void place(String global) {
        if (!begun.add(global)) {
            return;
        }
        Map<Integer, Form> values = new TreeMap<>();
        known.getOrDefault(global, Map.of()).forEach((field, value) -> {
            if (value.is("global.get")) {
                place(value.part(1).word());
            }
            if (value.is("global.get") && !declared.containsKey(value.part(1).word())) {
                left.add(set(global, field, value));
            } else {
                values.put(field, value);
            }
        });
        declared.put(global, values.isEmpty() ? globals.get(global) : filled(global, values));
    }

    /** Puts a global among its kind, but after those that it names. */
    private void order(String global) {
        if (!ordered.containsKey(global)) {
            named(declared.get(global)).forEach(this::order);
            ordered.put(global, declared.get(global));
        }
    }

    private static Stream<String> named(Form form) {
        return form.is("global.get")
                ? Stream.of(form.part(1).word())
                : form.parts().stream().flatMap(ClassTables::named);
    }

    private List<Form> leftInOrder() {
        List<String> order = List.copyOf(ordered.keySet());
        return left.stream()
                .sorted(Comparator.comparing((Form set) -> set.part(1).word())
                        .thenComparingInt(set -> order.indexOf(
                                set.part(set.parts().size() - 1).part(1).word())))
                .toList();
    }

    private Form filled(String global, Map<Integer, Form> values) {
        Form form = globals.get(global);
        String type = type(global);
        List<Form> struct = new ArrayList<>(List.of(Form.word("struct.new"), Form.word(type)));
        IntStream.range(0, structs.size(type))
                .mapToObj(field -> values.getOrDefault(field, structs.empty(type, field)))
                .forEach(struct::add);
        return Form.of(form.part(0), form.part(1), form.part(2), new Form("", struct));
    }

    private String type(String global) {
        return globals.get(global).part(3).part(1).word();
    }

    /** Sets a field to a global. If that has a field that leads back to the owner, the owner need not be named. */
    private Form set(String owner, int field, Form value) {
        String type = type(owner);
        String second = value.part(1).word();
        for (Map.Entry<Integer, Form> back :
                known.getOrDefault(second, Map.of()).entrySet()) {
            String origin = structs.origin(type(second), back.getKey());
            if (back.getValue().is("global.get")
                    && back.getValue().part(1).word().equals(owner)
                    && structs.target(origin, back.getKey()).equals(type)) {
                return Form.of(Form.word("call"), Form.word(helper(type, field, origin, back.getKey())), value);
            }
        }
        Form named = Form.of(Form.word("global.get"), Form.word(owner));
        return Form.of(Form.word("struct.set"), Form.word(type), Form.word(String.valueOf(field)), named, value);
    }

    private String helper(String owner, int field, String origin, int back) {
        String name = "$set" + owner + "." + field + origin + "." + back;
        helpers.put(
                name,
                "(func %s (param $0 (ref %s)) (struct.set %s %d (struct.get %s %d (local.get $0)) (local.get $0)))"
                        .formatted(name, origin, owner, field, origin, back));
        return name;
    }

    private String written(String start, Form body) {
        StringBuilder module = new StringBuilder();
        for (String text : texts) {
            if (!text.startsWith("(global ")) {
                module.append(text.startsWith("(func " + start + " ") ? body : text)
                        .append('\n');
            } else if (text.startsWith("(global " + globals.keySet().iterator().next() + " ")) {
                helpers.values().forEach(helper -> module.append(helper).append('\n'));
                ordered.values().forEach(global -> module.append(global).append('\n'));
            }
        }
        return module.append(')').toString();
    }
}
