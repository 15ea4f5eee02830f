package deluxe.dice;

import deluxe.kit.Rng;
import deluxe.kit.Whole;

/** Three dice as they came to rest, each from 1 to 6. */
public record Throw(int first, int second, int third) {
    public static final int DICE = 3;
    public static final int FACES = 6;

    public Throw {
        Whole.within("a die", first, 1, FACES);
        Whole.within("a die", second, 1, FACES);
        Whole.within("a die", third, 1, FACES);
    }

    /** A throw from this cup. */
    public static Throw of(Rng cup) {
        return new Throw(die(cup), die(cup), die(cup));
    }

    private static int die(Rng cup) {
        return 1 + cup.below(FACES);
    }

    public int die(int at) {
        return switch (at) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> throw new IllegalArgumentException("there is no die " + at);
        };
    }

    public int total() {
        return first + second + third;
    }

    public boolean isAllAlike() {
        return first == second && second == third;
    }

    public boolean hasPair() {
        return first == second || second == third || first == third;
    }

    /** The die beside the pair; the last one where all three are alike. There must be a pair. */
    public int beside() {
        if (first == second) {
            return 2;
        }
        if (first == third) {
            return 1;
        }
        if (second == third) {
            return 0;
        }
        throw new IllegalStateException("there is no pair in " + this);
    }

    /** This throw with one die as it is in the other. */
    Throw with(int at, Throw other) {
        return new Throw(at == 0 ? other.first : first, at == 1 ? other.second : second, at == 2 ? other.third : third);
    }

    /** The faces from high to low, as a number of three digits: 431. */
    int sorted() {
        int high = Math.max(first, Math.max(second, third));
        int low = Math.min(first, Math.min(second, third));
        return high * 100 + (total() - high - low) * 10 + low;
    }

    @Override
    public String toString() {
        return first + "-" + second + "-" + third;
    }
}
