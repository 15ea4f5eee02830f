package deluxe.build;

import java.util.ArrayList;
import java.util.List;

/** How much the bundle may weigh over the wire, according to the list of pages. */
record Budget(Pages pages) {
    /** What is too heavy, in words; empty for a bundle within the budget. */
    List<String> excesses(Weight weight) {
        List<String> found = new ArrayList<>();
        for (Weight.OfPage page : weight.pages()) {
            judge(page, Download.NOTHING, "", page.page().limitBytes(), found);
            page.languages()
                    .forEach((language, added) ->
                            judge(page, added, " in " + language.code(), language.limitBytes(), found));
        }
        judge("in all", weight.everything().brotliBytes(), pages.limitBytes(), found);
        return found;
    }

    private static void judge(Weight.OfPage page, Download added, String language, long limit, List<String> found) {
        String name = page.page().html() + language;
        judge(name + " on Wasm", page.wasm().plus(added).brotliBytes(), limit, found);
        judge(name + " on JavaScript", page.javascript().plus(added).brotliBytes(), limit, found);
    }

    private static void judge(String what, long bytes, long limit, List<String> found) {
        if (bytes > limit) {
            found.add("the bundle is over budget: " + Download.kilobytes(bytes) + " " + what + ", but "
                    + Download.kilobytes(limit) + " is the limit");
        }
    }
}
