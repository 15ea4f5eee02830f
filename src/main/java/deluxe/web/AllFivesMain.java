package deluxe.web;

import deluxe.play.ClassicTable;

/** Where the loader of the classic page enters for All Fives. */
public final class AllFivesMain {
    private AllFivesMain() {}

    public static void main(String[] args) {
        ClassicEntry.open(ClassicTable.allFives());
    }
}
