package deluxe.site.dealing;

import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.wire.IntentWords;
import deluxe.site.lobby.KeptIntent;

/** Reads what is kept of a match. */
final class KeptWords {
    private KeptWords() {}

    /** What was asked for. The end that nobody asked for changes nothing in a match that is over. */
    static Asked asked(KeptIntent kept) {
        Intent intent = kept.intent().equals(KeptIntent.OVER) ? new Intent.ComeBack() : IntentWords.read(kept.intent());
        return new Asked(kept.number(), intent);
    }
}
