package deluxe.build;

import java.util.ArrayList;
import java.util.List;

/** What the bundle may weigh over the wire. */
record Budget(long untilPlayableBytes, long everythingBytes) {
    /** A player can start after 162 KB, and all there is, music too, stays under 3 MB. */
    static final Budget SHIPPED = new Budget(162 * 1024, 3 * 1024 * 1024);

    /** What is too heavy, in words; empty for a bundle that keeps to the budget. */
    List<String> excesses(Weight weight) {
        List<String> found = new ArrayList<>();
        judge("until playable on Wasm", weight.wasm().brotliBytes(), untilPlayableBytes, found);
        judge("until playable on JavaScript", weight.javascript().brotliBytes(), untilPlayableBytes, found);
        judge("in all", weight.everything().brotliBytes(), everythingBytes, found);
        return found;
    }

    private static void judge(String what, long bytes, long limit, List<String> found) {
        if (bytes > limit) {
            found.add("the bundle is over budget: " + Download.kilobytes(bytes) + " " + what + ", but "
                    + Download.kilobytes(limit) + " is the limit");
        }
    }
}
