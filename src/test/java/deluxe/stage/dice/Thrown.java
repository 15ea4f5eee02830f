package deluxe.stage.dice;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Stream;
import java.util.ArrayList;
import java.util.List;

/** Throws for the tests: every other one is a flick of any direction and force. */
final class Thrown {
    private static final Seed SEED = Seed.of("d1ce0000000000000000000000000001");

    private Thrown() {}

    static List<Integer> decided(int number) {
        Rng luck = Stream.DICE.from(SEED, 2 * number);
        List<Integer> decided = new ArrayList<>();
        for (int die = 0; die < 3; die++) {
            decided.add(1 + luck.below(6));
        }
        return decided;
    }

    static DiceThrow begun(int number, int dice) {
        return begun(number, decided(number).subList(0, dice), List.of());
    }

    /** The third die, thrown among two that lie there. */
    static DiceThrow among(int number, List<DiePose> lying) {
        return begun(number, decided(number).subList(2, 3), lying);
    }

    private static DiceThrow begun(int number, List<Integer> decided, List<DiePose> lying) {
        Rng luck = Stream.DICE.from(SEED, 2 * number + 1);
        Flick aimed = new Flick(luck.below(201) - 100, luck.below(200) + .5 - 100, luck.below(101) / 100.0);
        Seed own = new Seed(number, 7, 11, luck.nextInt());
        return new DiceThrow(
                ThrowBoard.TAVERN,
                decided,
                lying,
                number % 2 == 0 ? Flick.PLAIN : aimed,
                tries -> Stream.DICE.from(own, tries));
    }

    static ThrowCourse course(int number) {
        return begun(number, 3).course();
    }
}
