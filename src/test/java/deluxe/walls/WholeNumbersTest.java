package deluxe.walls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;

/** Rules reckon in whole numbers: floating point is looked for in the compiled instructions, locals and all. */
class WholeNumbersTest {
    private static final Path CLASSES = Path.of("target/classes/deluxe");

    @Test
    void rulesUseNoFloatingPoint() throws IOException {
        List<String> found = new ArrayList<>();
        for (String name : List.of("kit", "table", "dominoes", "dice", "bots", "tournament", "felt")) {
            found.addAll(floatingPointIn(CLASSES.resolve(name)));
        }

        assertThat(found).isEmpty();
    }

    @Test
    void theSearchFindsFloatingPointWhereThereIsSome() throws IOException {
        assertThat(floatingPointIn(CLASSES.resolve("stage"))).isNotEmpty();
    }

    private static List<String> floatingPointIn(Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                new ClassReader(Files.readAllBytes(file)).accept(new FloatingPoint(file, found), 0);
            }
        }
        return found;
    }

    private static final class FloatingPoint extends ClassVisitor {
        private final Path file;
        private final List<String> found;

        FloatingPoint(Path file, List<String> found) {
            super(Opcodes.ASM9);
            this.file = file;
            this.found = found;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String types, String generic, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitInsn(int opcode) {
                    if (isFloatingPoint(opcode)) {
                        found.add(file + " " + name);
                    }
                }
            };
        }

        private static boolean isFloatingPoint(int opcode) {
            return switch (opcode) {
                case Opcodes.I2F, Opcodes.I2D, Opcodes.L2F, Opcodes.L2D -> true;
                case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.FREM, Opcodes.FNEG -> true;
                case Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV, Opcodes.DREM, Opcodes.DNEG -> true;
                case Opcodes.FCMPG, Opcodes.FCMPL, Opcodes.DCMPG, Opcodes.DCMPL, Opcodes.FRETURN, Opcodes.DRETURN ->
                    true;
                default -> false;
            };
        }
    }
}
