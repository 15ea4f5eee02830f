package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.ReferenceCache;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.model.instructions.SwitchInstruction;
import org.teavm.model.instructions.SwitchTableEntry;
import org.teavm.parsing.ClasspathClassHolderSource;

class EnumSwitchesTest {
    private static final Path PRODUCT = Path.of("target/classes");

    @Test
    void aCaseIsReachedByTheOrdinalOfItsConstant() {
        Map<Integer, String> cases = new TreeMap<>();
        for (Instruction instruction : instructions(transformed(Light.class.getName()))) {
            if (instruction instanceof SwitchInstruction choice) {
                for (SwitchTableEntry entry : choice.getEntries()) {
                    cases.put(entry.getCondition(), firstText(entry.getTarget()));
                }
            }
        }

        assertThat(cases).containsExactly(Map.entry(0, "wait"), Map.entry(3, "drive"));
    }

    @Test
    void noSwitchOfTheProductReadsATable() throws IOException {
        try (Stream<Path> files = Files.walk(PRODUCT.resolve("deluxe"))) {
            List<String> reading = files.filter(file -> file.toString().endsWith(".class"))
                    .map(EnumSwitchesTest::className)
                    .filter(name -> instructions(transformed(name)).stream()
                            .anyMatch(instruction -> instruction instanceof GetFieldInstruction field
                                    && field.getField().getFieldName().startsWith("$SwitchMap$")
                                    && !field.getField().getClassName().equals(name)))
                    .toList();

            assertThat(reading).isEmpty();
        }
    }

    private static String className(Path file) {
        String path = PRODUCT.relativize(file).toString();
        return path.substring(0, path.length() - ".class".length()).replace('/', '.');
    }

    private static ClassHolder transformed(String name) {
        ClasspathClassHolderSource classes = new ClasspathClassHolderSource(new ReferenceCache());
        ClassHolder type = classes.get(name);
        new EnumSwitches().transformClass(type, new Compilation(new ClassHierarchy(classes)));
        return type;
    }

    private static List<Instruction> instructions(ClassHolder type) {
        List<Instruction> all = new ArrayList<>();
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    block.forEach(all::add);
                }
            }
        }
        return all;
    }

    private static String firstText(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof StringConstantInstruction text) {
                return text.getConstant();
            }
        }
        throw new AssertionError("no text in this case");
    }

    enum Light {
        RED,
        RED_AND_AMBER,
        AMBER,
        GREEN;

        String meaning() {
            return switch (this) {
                case GREEN -> "drive";
                case RED -> "wait";
                default -> "take care";
            };
        }
    }
}
