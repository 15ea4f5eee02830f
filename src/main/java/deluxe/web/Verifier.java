package deluxe.web;

import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import org.teavm.jso.JSExport;

/** The verification of records as a module for Node and browsers; {@code src/release/verify} makes objects of its answers. */
public final class Verifier {
    private Verifier() {}

    /** The module does nothing by itself. */
    public static void main(String[] args) {}

    /** What is said of a record, in lines: the total, or the line at fault (as {@code :12}) and the reason. */
    @JSExport
    public static String verdict(String text) {
        Verdict verdict = Verification.verify(text);
        if (verdict instanceof Verdict.Confirmed confirmed) {
            return String.valueOf(confirmed.total());
        }
        Verdict.Rejected rejected = (Verdict.Rejected) verdict;
        return ":" + rejected.line() + "\n" + rejected.reason();
    }
}
