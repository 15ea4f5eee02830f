package deluxe.review;

import java.util.ArrayList;
import java.util.List;

/**
 * What there is to say about a match.
 *
 * @param choices the player's plays in order; {@code othersChoices} likewise
 * @param curve the player's chance to win from moment to moment
 */
public record Review(List<Weighing> choices, List<Weighing> othersChoices, List<Point> curve, Balance balance) {
    private static final int LESSONS = 3;
    /** What matters at least, in thousandths of the chance. */
    private static final int LEAST_ERROR = 10;

    private static final int LEAST_FIND = 30;

    public Review {
        choices = List.copyOf(choices);
        othersChoices = List.copyOf(othersChoices);
        curve = List.copyOf(curve);
    }

    /** The chance to win at a moment, in thousandths. */
    public record Point(int moment, int chance) {}

    public Skill skill() {
        return Skill.of(choices);
    }

    public Skill othersSkill() {
        return Skill.of(othersChoices);
    }

    /** The three choices that mattered most, in order: the costliest, and if there are too few of them, the best finds. */
    public List<Weighing> moments() {
        List<Weighing> picked = new ArrayList<>();
        while (picked.size() < LESSONS && pick(picked, true)) {}
        while (picked.size() < LESSONS && pick(picked, false)) {}
        List<Weighing> ordered = new ArrayList<>();
        for (Weighing choice : choices) {
            if (picked.contains(choice)) {
                ordered.add(choice);
            }
        }
        return ordered;
    }

    private boolean pick(List<Weighing> picked, boolean errors) {
        int most = errors ? LEAST_ERROR : LEAST_FIND;
        Weighing found = null;
        for (Weighing choice : choices) {
            int weight = errors ? choice.lost() : choice.lost() > 0 ? 0 : choice.margin();
            if (weight >= most && !picked.contains(choice)) {
                most = weight + 1;
                found = choice;
            }
        }
        return found != null && picked.add(found);
    }
}
