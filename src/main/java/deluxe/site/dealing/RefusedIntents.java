package deluxe.site.dealing;

import deluxe.session.Conduct;
import deluxe.session.Correspondence;
import deluxe.site.lobby.KeptIntent;
import deluxe.tournament.ObjectionWords;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was asked for in a match against the rules, found again by replaying it. */
public final class RefusedIntents {
    private RefusedIntents() {}

    /** Why each of these was refused, by their numbers; the others were carried out. */
    public static Map<Integer, String> of(Terms terms, List<KeptIntent> kept) {
        Map<Integer, String> refused = new TreeMap<>();
        if (kept.isEmpty()) {
            return refused;
        }
        Correspondence match = new Correspondence(
                terms, Conduct.sealed(terms.agreement()), (double) kept.get(0).atMillis());
        for (KeptIntent intent : kept.subList(1, kept.size())) {
            match.take((double) intent.atMillis(), (double) intent.arrivedMillis(), KeptWords.asked(intent))
                    .ifPresent(reason -> refused.put(intent.number(), ObjectionWords.english(reason)));
        }
        return refused;
    }
}
