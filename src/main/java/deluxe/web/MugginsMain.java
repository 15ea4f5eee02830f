package deluxe.web;

import deluxe.play.ClassicTable;

/** Where the loader of the classic page enters for Muggins. */
public final class MugginsMain {
    private MugginsMain() {}

    public static void main(String[] args) {
        ClassicEntry.open(ClassicTable.muggins());
    }
}
