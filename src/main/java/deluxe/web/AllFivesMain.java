package deluxe.web;

import deluxe.play.ClassicTable;

/** The classic page's entry point for All Fives; the page's loader calls it. */
public final class AllFivesMain {
    private AllFivesMain() {}

    public static void main(String[] args) {
        ClassicEntry.open(ClassicTable.allFives(), BrowserTable.ports());
    }
}
