package deluxe.build;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ProgramReader;
import org.teavm.model.Variable;
import org.teavm.model.instructions.GetElementInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutElementInstruction;
import org.teavm.model.instructions.SwitchInstruction;
import org.teavm.model.instructions.SwitchTableEntry;
import org.teavm.model.instructions.UnwrapArrayInstruction;
import org.teavm.model.util.DefinitionExtractor;
import org.teavm.model.util.ProgramUtils;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * In what ships, a switch over an enum uses the constant's ordinal. Java's compiler uses a number of its own, from a table that an
 * extra class fills when it is loaded, in case the enum is compiled again without the switch. Here everything is compiled together,
 * so those tables are left out.
 */
public final class EnumSwitches implements TeaVMPlugin, ClassHolderTransformer {
    private static final String TABLE = "$SwitchMap$";

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null) {
                continue;
            }
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                if (block.getLastInstruction() instanceof SwitchInstruction choice) {
                    goByOrdinal(choice, context.getHierarchy().getClassSource());
                }
            }
        }
    }

    private static void goByOrdinal(SwitchInstruction choice, ClassReaderSource classes) {
        Optional<GetElementInstruction> number = definition(choice, choice.getCondition(), GetElementInstruction.class);
        Optional<UnwrapArrayInstruction> numbers =
                number.flatMap(read -> definition(read, read.getArray(), UnwrapArrayInstruction.class));
        Optional<GetFieldInstruction> table = numbers.flatMap(EnumSwitches::tableOf);
        if (table.isEmpty()) {
            return;
        }
        Map<Integer, Integer> ordinals = ordinals(table.get().getField(), classes);
        for (SwitchTableEntry entry : choice.getEntries()) {
            entry.setCondition(ordinals.get(entry.getCondition()));
        }
        choice.setCondition(number.get().getIndex());
        number.get().delete();
        numbers.get().delete();
        table.get().delete();
    }

    /** The ordinal of each constant in a table, by the number that it has there. */
    private static Map<Integer, Integer> ordinals(FieldReference table, ClassReaderSource classes) {
        ProgramReader filling = classes.get(table.getClassName())
                .getMethod(new MethodDescriptor("<clinit>", void.class))
                .getProgram();
        Map<Integer, Integer> ordinals = new HashMap<>();
        for (BasicBlock block : ProgramUtils.copy(filling).getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof PutElementInstruction put
                        && definition(put, put.getArray(), UnwrapArrayInstruction.class)
                                .flatMap(EnumSwitches::tableOf)
                                .map(GetFieldInstruction::getField)
                                .filter(table::equals)
                                .isPresent()) {
                    int number = definition(put, put.getValue(), IntegerConstantInstruction.class)
                            .orElseThrow()
                            .getConstant();
                    ordinals.put(number, ordinal(constantAt(put), classes));
                }
            }
        }
        return ordinals;
    }

    private static FieldReference constantAt(PutElementInstruction put) {
        return definition(put, put.getIndex(), InvokeInstruction.class)
                .flatMap(ordinal -> definition(ordinal, ordinal.getInstance(), GetFieldInstruction.class))
                .orElseThrow()
                .getField();
    }

    private static int ordinal(FieldReference constant, ClassReaderSource classes) {
        List<String> constants = classes.get(constant.getClassName()).getFields().stream()
                .filter(field -> field.readModifiers().contains(ElementModifier.ENUM))
                .map(FieldReader::getName)
                .toList();
        return constants.indexOf(constant.getFieldName());
    }

    private static Optional<GetFieldInstruction> tableOf(UnwrapArrayInstruction numbers) {
        return definition(numbers, numbers.getArray(), GetFieldInstruction.class)
                .filter(field -> field.getField().getFieldName().startsWith(TABLE));
    }

    /** The instruction that last set the variable before this use, if it is in the same block and of this kind. */
    private static <T extends Instruction> Optional<T> definition(Instruction user, Variable variable, Class<T> kind) {
        DefinitionExtractor defined = new DefinitionExtractor();
        for (Instruction before = user.getPrevious(); before != null; before = before.getPrevious()) {
            before.acceptVisitor(defined);
            if (Arrays.asList(defined.getDefinedVariables()).contains(variable)) {
                return Optional.of(before).filter(kind::isInstance).map(kind::cast);
            }
        }
        return Optional.empty();
    }
}
