package deluxe.walls;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;

/**
 * Rules calculate in whole numbers, and nothing that ships uses more than 32 bits. Floating point is looked for in the compiled
 * instructions, so local variables count too.
 */
class WholeNumbersTest {
    private static final List<String> SHIPPED = List.of(
            "kit",
            "table",
            "dominoes",
            "dice",
            "bots",
            "tournament",
            "review",
            "felt",
            "ports",
            "session",
            "stage",
            "play",
            "screens",
            "web");
    private static final Path CLASSES = ClassFiles.beside(Rng.class);

    @Test
    void rulesUseNoFloatingPoint() throws IOException {
        List<String> found = new ArrayList<>();
        for (String name : List.of("kit", "table", "dominoes", "dice", "bots", "tournament", "review", "felt")) {
            found.addAll(found(CLASSES.resolve(name), WholeNumbersTest::isFloatingPoint));
        }

        assertThat(found).isEmpty();
    }

    @Test
    void whatShipsUsesNoSixtyFourBitNumbers() throws IOException {
        List<String> found = new ArrayList<>();
        for (String name : SHIPPED) {
            found.addAll(found(CLASSES.resolve(name), WholeNumbersTest::isLong));
        }

        assertThat(found).isEmpty();
    }

    @Test
    void theSearchFindsSixtyFourBitNumbersWhereThereAreSome() throws IOException {
        assertThat(found(CLASSES.resolve("build"), WholeNumbersTest::isLong)).isNotEmpty();
    }

    @Test
    void theSearchFindsFloatingPointWhereThereIsSome() throws IOException {
        assertThat(found(CLASSES.resolve("stage"), WholeNumbersTest::isFloatingPoint))
                .isNotEmpty();
    }

    private static List<String> found(Path folder, IntPredicate sought) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                new ClassReader(Files.readAllBytes(file)).accept(new Search(file, sought, found), 0);
            }
        }
        return found;
    }

    private static boolean isFloatingPoint(int opcode) {
        return switch (opcode) {
            case Opcodes.I2F, Opcodes.I2D, Opcodes.L2F, Opcodes.L2D -> true;
            case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.FREM, Opcodes.FNEG -> true;
            case Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV, Opcodes.DREM, Opcodes.DNEG -> true;
            case Opcodes.FCMPG, Opcodes.FCMPL, Opcodes.DCMPG, Opcodes.DCMPL, Opcodes.FRETURN, Opcodes.DRETURN -> true;
            default -> false;
        };
    }

    /**
     * All instructions that calculate with longs, convert or compare them; a long that is only passed on must have come from one of these.
     */
    private static boolean isLong(int opcode) {
        return switch (opcode) {
            case Opcodes.LADD, Opcodes.LSUB, Opcodes.LMUL, Opcodes.LDIV, Opcodes.LREM, Opcodes.LNEG -> true;
            case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR, Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> true;
            case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L, Opcodes.L2I, Opcodes.L2F, Opcodes.L2D, Opcodes.LCMP -> true;
            default -> false;
        };
    }

    private static final class Search extends ClassVisitor {
        private final Path file;
        private final IntPredicate sought;
        private final List<String> found;

        Search(Path file, IntPredicate sought, List<String> found) {
            super(Opcodes.ASM9);
            this.file = file;
            this.sought = sought;
            this.found = found;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String types, String generic, String[] thrown) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitInsn(int opcode) {
                    if (sought.test(opcode)) {
                        found.add(file + " " + name);
                    }
                }
            };
        }
    }
}
