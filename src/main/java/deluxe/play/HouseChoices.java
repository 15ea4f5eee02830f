package deluxe.play;

import deluxe.dominoes.Blocked;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Doubles;
import deluxe.dominoes.Drawing;
import deluxe.dominoes.GoingOut;
import deluxe.dominoes.Lead;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Word;
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
            case SET -> words(DoubleSet.values());
            case HAND -> numbers(hands(rules.set()), rules.hand());
            case LEAD -> words(Lead.values());
            case SPINNERS -> words(Doubles.Spinners.values());
            case DOUBLES_COUNT -> words(Doubles.Count.values());
            case PERSISTENT_SPINNER -> List.of("off", "on");
            case DRAWING -> words(Drawing.values());
            case BLOCKED -> words(Blocked.values());
            case GOING_OUT -> words(GoingOut.values());
            case TARGET -> numbers(TARGETS, rules.target());
            case CLOCK_SECONDS -> numbers(CLOCKS, rules.clockSeconds());
        };
    }

    private static List<String> words(Word[] values) {
        List<String> words = new ArrayList<>();
        for (Word value : values) {
            words.add(value.word());
        }
        return words;
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
