package deluxe.play;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** The choices for each option: every value that has a name, and numbers that make a good game. */
final class HouseChoices {
    private static final List<Integer> HANDS = List.of(5, 6, 7, 9, 12, 14);
    private static final List<Integer> TARGETS = List.of(50, 100, 150, 200, 250, 300, 400, 500);
    private static final List<Integer> CLOCKS = List.of(0, 180, 300, 600, 900);

    private HouseChoices() {}

    /** The choices as the options spell them, with the number that the rules have now even if it would not be offered otherwise. */
    static List<String> of(RuleOption option, RuleSet rules) {
        return switch (option) {
            case HAND -> numbers(hands(rules.set()), rules.hand());
            case TARGET -> numbers(TARGETS, rules.target());
            case CLOCK_SECONDS -> numbers(CLOCKS, rules.clockSeconds());
            default -> RuleWords.choices(option);
        };
    }

    /** The sizes of a hand that leave something to draw. */
    private static List<Integer> hands(DoubleSet set) {
        List<Integer> hands = new ArrayList<>(HANDS);
        hands.removeIf(hand -> 2 * hand >= set.tiles());
        return hands;
    }

    private static List<String> numbers(List<Integer> offered, int chosen) {
        int at = 0;
        while (at < offered.size() && offered.get(at) < chosen) {
            at++;
        }
        List<Integer> all = new ArrayList<>(offered);
        if (!offered.contains(chosen)) {
            all.add(at, chosen);
        }
        List<String> numbers = new ArrayList<>();
        all.forEach(number -> numbers.add(String.valueOf(number)));
        return numbers;
    }
}
