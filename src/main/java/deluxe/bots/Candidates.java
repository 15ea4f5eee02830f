package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.View;

/** The plays that a search chooses from, the best so far first. It has only one of several plays that come to the same. */
final class Candidates {
    private final Plays plays;
    /** The number of each candidate among {@link #plays}. */
    private final int[] numbers;

    private final int[] slots;
    private final int[] places;
    private final int[] totals;
    private int size;

    Candidates(View view, Plays plays) {
        this.plays = plays;
        numbers = new int[plays.size()];
        slots = new int[plays.size()];
        places = new int[plays.size()];
        totals = new int[plays.size()];
        for (int number = 0; number < plays.size(); number++) {
            add(view, number);
        }
    }

    private void add(View view, int number) {
        Tableau tableau = view.tableau();
        int slot = view.hand().tiles().indexOf(plays.tile(number));
        int place = Ends.place(tableau, plays.end(number));
        for (int at = 0; at < size; at++) {
            if (slots[at] == slot && places[at] == place) {
                return;
            }
        }
        numbers[size] = number;
        slots[size] = slot;
        places[size] = place;
        size++;
    }

    int size() {
        return size;
    }

    /** The slot of the hand that candidate {@code at} plays. */
    int slot(int at) {
        return slots[at];
    }

    /** The place to which candidate {@code at} plays. */
    int place(int at) {
        return places[at];
    }

    /** Adds {@code won} to the total of candidate {@code at}. */
    void add(int at, int won) {
        totals[at] += won;
    }

    Play best() {
        return play(0);
    }

    Play play(int at) {
        return plays.play(numbers[at]);
    }

    /** Puts the candidates that have won the most first, and keeps the best {@code count} of them. */
    void keepBest(int count) {
        for (int at = 1; at < size; at++) {
            for (int to = at; to > 0 && totals[to] > totals[to - 1]; to--) {
                swap(numbers, to);
                swap(slots, to);
                swap(places, to);
                swap(totals, to);
            }
        }
        size = Math.min(size, count);
    }

    private static void swap(int[] values, int at) {
        int kept = values[at];
        values[at] = values[at - 1];
        values[at - 1] = kept;
    }
}
