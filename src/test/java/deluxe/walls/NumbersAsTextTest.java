package deluxe.walls;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.Handle;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;

/**
 * Java's own conversions between a double and text would add tables of 12 KB each, compressed, to what ships. Numbers with a fraction are
 * written with {@link deluxe.ports.Decimal}, and none are read.
 */
class NumbersAsTextTest {
    private static final Path CLASSES = ClassFiles.beside(Rng.class);
    private static final List<String> NOT_SHIPPED = List.of("site", "cli", "build");

    @Test
    void whatShipsMakesNoTextOfADoubleByItself() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> packages = Files.list(CLASSES)) {
            for (Path folder : packages.toList()) {
                if (!NOT_SHIPPED.contains(folder.getFileName().toString())) {
                    found.addAll(conversionsIn(folder));
                }
            }
        }

        assertThat(found).isEmpty();
    }

    @Test
    void theSearchFindsADoubleInATextWhereThereIsOne() throws IOException {
        assertThat(conversionsIn(ClassFiles.beside(NumbersAsTextTest.class).resolve("walls")))
                .anyMatch(line -> line.endsWith(" sample"));
    }

    /** What the search must find; nobody calls it. */
    static String sample(double number) {
        return "a double: " + number;
    }

    private static List<String> conversionsIn(Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                new ClassReader(Files.readAllBytes(file)).accept(new Conversions(file, found), 0);
            }
        }
        return found;
    }

    private static final class Conversions extends ClassVisitor {
        private final Path file;
        private final List<String> found;

        Conversions(Path file, List<String> found) {
            super(Opcodes.ASM9);
            this.file = file;
            this.found = found;
        }

        @Override
        public MethodVisitor visitMethod(int access, String method, String types, String generic, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitInvokeDynamicInsn(String name, String types, Handle maker, Object... constants) {
                    if (name.startsWith("makeConcat") && takesFraction(types)) {
                        found.add(file + " " + method);
                    }
                }

                @Override
                public void visitMethodInsn(int opcode, String owner, String name, String types, boolean onInterface) {
                    boolean writes = takesFraction(types)
                            && (name.equals("toString") || name.equals("append") || returnsText(types));
                    if (owner.startsWith("java/lang/") && (writes || name.equals("parseDouble"))) {
                        found.add(file + " " + method);
                    }
                }
            };
        }

        private static boolean takesFraction(String types) {
            return Stream.of(Type.getArgumentTypes(types))
                    .anyMatch(type -> type.equals(Type.DOUBLE_TYPE) || type.equals(Type.FLOAT_TYPE));
        }

        private static boolean returnsText(String types) {
            return Type.getReturnType(types).equals(Type.getType(String.class));
        }
    }
}
