package deluxe.play;

import deluxe.ports.Host;
import deluxe.tournament.BadOptions;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the host asked for.
 *
 * @param options the match; empty if nobody asked for one, so that the player practises
 * @param refusal why what was asked for is not played; empty if it is
 */
record Invitation(Optional<Options> options, Optional<RefusedMatch> refusal) {
    /** @param dealsElsewhere whether this page can play a match that somebody else deals */
    static Invitation by(Host host, boolean dealsElsewhere) {
        if (!host.isSeated()) {
            return refused(RefusedMatch.elsewhere());
        }
        List<Option> asked = new ArrayList<>();
        boolean isMatch = !host.name().isEmpty();
        for (Host.Wish wish : host.wishes()) {
            asked.add(new Option(wish.name(), wish.value()));
            isMatch |= wish.name().equals(Terms.MATCH);
        }
        // Anything else in a link's address is not ours: many sites add something of their own.
        if (asked.isEmpty() || !isMatch) {
            return new Invitation(Optional.empty(), Optional.empty());
        }
        try {
            Options options = Options.read(asked);
            return options.deck().isEmpty() && !dealsElsewhere
                    ? refused(RefusedMatch.sealed())
                    : new Invitation(Optional.of(options), Optional.empty());
        } catch (BadOptions bad) {
            return refused(new RefusedMatch(Host.Hindrance.OPTIONS, bad.all(), bad.getMessage()));
        }
    }

    static Invitation refused(RefusedMatch refusal) {
        return new Invitation(Optional.empty(), Optional.of(refusal));
    }
}
