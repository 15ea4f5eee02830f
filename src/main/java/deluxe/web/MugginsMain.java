package deluxe.web;

import deluxe.play.ClassicTable;

/** The classic page's entry point for Muggins; the page's loader calls it. */
public final class MugginsMain {
    private MugginsMain() {}

    public static void main(String[] args) {
        ClassicEntry.open(ClassicTable.muggins());
    }
}
