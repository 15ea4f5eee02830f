package deluxe.build;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The struct types of a module in WebAssembly's text. */
final class Structs {
    private static final Pattern STRUCT = Pattern.compile("(?m)^ +(\\(type \\S+ .*\\(struct .*\\))$");

    private final Map<String, List<Form>> fields = new HashMap<>();
    private final Map<String, String> parents = new HashMap<>();

    Structs(String module) {
        STRUCT.matcher(module).results().forEach(found -> read(Form.parse(found.group(1))));
    }

    private void read(Form type) {
        String name = type.part(1).word();
        Form shape = type.part(2);
        Form struct = shape.is("sub") ? shape.part(shape.parts().size() - 1) : shape;
        fields.put(name, struct.from(1).stream().map(Structs::held).toList());
        if (shape.is("sub") && shape.part(shape.parts().size() - 2).word().startsWith("$")) {
            parents.put(name, shape.part(shape.parts().size() - 2).word());
        }
    }

    /** What a field holds, whether or not it may change. */
    private static Form held(Form field) {
        Form last = field.part(field.parts().size() - 1);
        return last.is("mut") ? last.part(1) : last;
    }

    int size(String type) {
        return fields.get(type).size();
    }

    /** The type to which a field refers, by name. */
    String target(String type, int field) {
        Form held = fields.get(type).get(field);
        return held.is("ref") ? held.part(held.parts().size() - 1).word() : held.word();
    }

    /** The oldest ancestor of a type that has this field. */
    String origin(String type, int field) {
        String parent = parents.get(type);
        return parent != null && size(parent) > field ? origin(parent, field) : type;
    }

    /** The value of a field that has not been set. */
    Form empty(String type, int field) {
        Form held = fields.get(type).get(field);
        String name = target(type, field);
        if (held.is("ref")) {
            return Form.of(Form.word("ref.null"), Form.word(name));
        }
        if (name.endsWith("ref")) {
            return Form.of(Form.word("ref.null"), Form.word(name.substring(0, name.length() - "ref".length())));
        }
        String number = name.equals("i8") || name.equals("i16") ? "i32" : name;
        return Form.of(Form.word(number + ".const"), Form.word("0"));
    }
}
